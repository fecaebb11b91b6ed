import type { RateSheet } from "@funduq/shared-types/contracts/rate";
import type { HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  DraftNotice,
  InlineError,
  Name,
  useLeaveWarning,
  useShortcut,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { isUnanswered } from "@funduq/shared-ui/state";
import { type FormEvent, useId, useRef } from "react";
import type { RateRow } from "../../features/rates/rate-cells.ts";
import { cellAt, focusCell, onSheetKey } from "../../features/rates/use-cell-keys.ts";
import { type SheetForm, useRateSheet } from "../../features/rates/use-rate-sheet.ts";
import { RateCellField } from "./rate-cell-field.tsx";
import classes from "./rate-manager.module.css";

type RateSheetFormProps = { hotelId: HotelId; sheet: RateSheet };

/** All rates of the hotel, changed in place and saved at once (RAT-01). */
export function RateSheetForm({ hotelId, sheet }: RateSheetFormProps) {
  const t = useText("admin");
  const form = useRateSheet(hotelId, sheet);
  const box = useRef<HTMLFormElement>(null);
  useLeaveWarning(form.unsaved > 0);
  async function save() {
    const first = await form.save();
    if (first) focusCell(box.current?.querySelector<HTMLInputElement>(`[name="${first.key}"]`));
  }
  useShortcut({ keys: "Ctrl+KeyS", label: t("rates.save"), onPress: () => void save() });
  useShortcut({ keys: "Ctrl+Enter", onPress: () => void save() });
  function takeBack(key: string) {
    const cell = form.rows.flatMap(({ cells }) => cells).find((it) => it.key === key);
    if (cell) form.takeBack(cell);
  }
  function discard() {
    // Its button goes with what it discards.
    focusCell(box.current?.querySelector<HTMLInputElement>("[data-row] input"));
    form.discard();
  }
  return (
    <form
      ref={box}
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={classes.about}>{t("rates.about")}</p>
      <DraftNotice form={form.typed} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the inputs inside */}
      <div className={classes.sheet} onKeyDown={(event) => onSheetKey(event, takeBack)}>
        {form.rows.map((row, index) => (
          <TypeRow key={row.roomTypeId} row={row} index={index} form={form} />
        ))}
      </div>
      <p className={classes.keys}>{t("rates.keys")}</p>
      <SaveBar form={form} onDiscard={discard} />
    </form>
  );
}

type TypeRowProps = { row: RateRow; index: number; form: SheetForm };

function TypeRow({ row, index, form }: TypeRowProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend takes no place in a grid
    <div role="group" aria-labelledby={id} className={classes.row}>
      <h2 id={id} className={classes.type}>
        <Name>{row.name}</Name>
      </h2>
      <div className={classes.cells}>
        {row.cells.map((cell, column) => (
          <div key={cell.key} {...cellAt(index, column)}>
            <RateCellField cell={cell} form={form} typeName={row.name} />
          </div>
        ))}
      </div>
    </div>
  );
}

function SaveBar({ form, onDiscard }: { form: SheetForm; onDiscard: () => void }) {
  const t = useText("admin");
  const { unsaved, inDoubt, failure, isSaving } = form;
  return (
    <footer className={classes.bar} data-idle={unsaved === 0 && !failure ? "" : undefined}>
      {inDoubt.length > 0 && (
        <p role="alert" className={classes.doubt}>
          {t("rates.look-again")}
        </p>
      )}
      {failure && (
        <div>
          {!isUnanswered(failure) && <p className={classes.doubt}>{t("rates.save-failed")}</p>}
          <InlineError failure={failure} />
          {isUnanswered(failure) && <p className={classes.doubt}>{t("doubt.rates")}</p>}
        </div>
      )}
      <p role="status">
        {unsaved > 0 ? t("rates.unsaved", { count: unsaved }) : t("rates.all-saved")}
      </p>
      <div className={classes.actions}>
        {unsaved > 0 && <Button onClick={onDiscard}>{t("rates.discard")}</Button>}
        <Button type="submit" variant="primary" saving={isSaving} aria-disabled={unsaved === 0}>
          {t("rates.save")}
        </Button>
      </div>
    </footer>
  );
}
