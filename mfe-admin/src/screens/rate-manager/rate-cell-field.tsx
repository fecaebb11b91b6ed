import { MAX_AMOUNT_CENTIMES } from "@funduq/shared-types/values/money";
import { Button, Group, TextField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useRef } from "react";
import type { RateCell } from "../../features/rates/rate-cells.ts";
import { focusCell } from "../../features/rates/use-cell-keys.ts";
import type { SheetForm } from "../../features/rates/use-rate-sheet.ts";
import classes from "./rate-manager.module.css";

type RateCellProps = { cell: RateCell; form: SheetForm; typeName: string };

/** What a night costs for so many guests (RAT-01). */
export function RateCellField({ cell, form, typeName }: RateCellProps) {
  const t = useText("admin");
  const box = useRef<HTMLDivElement>(null);
  const place = `${typeName}, ${t("rates.guests", { count: cell.guests })}`;
  function decide(choice: (cell: RateCell) => void) {
    // Before the buttons go: the focus would be lost with them.
    focusCell(box.current?.querySelector("input"));
    choice(cell);
  }
  return (
    <div ref={box} data-changed={cell.change ? "" : undefined} className={classes.cell}>
      <TextField
        label={t("rates.guests", { count: cell.guests })}
        name={cell.key}
        dir="ltr"
        inputMode="decimal"
        placeholder={t("rates.currency")}
        maxLength={40}
        value={cell.text}
        onChange={(text) => form.type(cell, text)}
        onBlur={() => form.settle(cell)}
        error={useFault(cell)}
        hint={
          cell.noNumber && (
            <span role="status">{t("rates.not-a-number", { typed: cell.noNumber })}</span>
          )
        }
      />
      {cell.noNumber && cell.saved !== null && (
        <Button
          aria-label={t("rates.put-back-of", { amount: formatMoney(cell.saved), place })}
          onClick={() => decide(form.takeBack)}
        >
          {t("rates.put-back", { amount: formatMoney(cell.saved) })}
        </Button>
      )}
      {cell.isContested && (
        <Contest
          place={place}
          onKeep={() => decide(form.keepMine)}
          onTake={() => decide(form.takeBack)}
        />
      )}
    </div>
  );
}

function useFault({ fault, isContested, saved }: RateCell) {
  const t = useText("admin");
  if (isContested)
    return t("rates.meanwhile", {
      amount: saved === null ? t("rates.not-set") : formatMoney(saved),
    });
  if (fault === "too-much") return t("rates.too-much", { most: formatMoney(MAX_AMOUNT_CENTIMES) });
  return fault && t(`rates.${fault}`);
}

type ContestProps = { place: string; onKeep: () => void; onTake: () => void };

/** Another user saved another rate here: the user sees both and chooses one (RAT-02). */
function Contest({ place, onKeep, onTake }: ContestProps) {
  const t = useText("admin");
  return (
    <Group gap={1}>
      <Button aria-label={t("rates.keep-mine-of", { place })} onClick={onKeep}>
        {t("rates.keep-mine")}
      </Button>
      <Button aria-label={t("rates.take-theirs-of", { place })} onClick={onTake}>
        {t("rates.take-theirs")}
      </Button>
    </Group>
  );
}
