import { type RateSheet, ratesDraftSchema } from "@funduq/shared-types/contracts/rate";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useDraft, useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { isStored, type RateCell, type RatesDraft, rateRows, textOfRate } from "./rate-cells.ts";
import { useSaveRatesMutation } from "./rates.endpoints.ts";
import { readRate } from "./read-rate.ts";

export type SheetForm = ReturnType<typeof useRateSheet>;

/** The sheet with this screen's changes over it; they outlast a reload and the way to another screen. */
export function useRateSheet(hotelId: HotelId, sheet: RateSheet) {
  const t = useText("admin");
  const typed = useDraft<RatesDraft>("rates", () => ({}), ratesDraftSchema);
  const [trigger] = useSaveRatesMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(trigger);
  const [tried, setTried] = useState(false);
  const rows = rateRows(sheet, typed.draft);
  const cells = rows.flatMap((row) => row.cells);
  const inDoubt = cells.filter(needsALook);
  const changes = cells.flatMap(({ change }) => change ?? []);
  const latest = useRef(typed.draft);
  latest.current = typed.draft;

  const put = (cell: RateCell, text: string, noNumber?: string) => {
    clearFailure();
    const seen = typed.draft[cell.key]?.seen;
    const stored = { typed: text, seen: seen === undefined ? cell.saved : seen };
    typed.update({ [cell.key]: { ...stored, ...(noNumber && { noNumber }) } });
  };

  return {
    rows,
    typed,
    isSaving,
    failure,
    unsaved: changes.length + cells.filter(({ fault }) => fault).length,
    /** A save was tried, and these cells keep it from happening. */
    inDoubt: tried ? inDoubt : [],
    type: (cell: RateCell, text: string) => put(cell, text),
    /** On leaving a cell: the rate as the product writes it. What is no number becomes 0, and is told. */
    settle(cell: RateCell) {
      const reading = readRate(cell.text);
      if (reading.fault || !typed.draft[cell.key]) return;
      const text = textOfRate(reading.rate);
      if (reading.isNoNumber) put(cell, text, cell.text.trim());
      else if (isStored(cell.text, cell.saved)) drop(cell);
      else if (text !== cell.text) put(cell, text, cell.noNumber);
    },
    takeBack: drop,
    keepMine: (cell: RateCell) =>
      typed.update({ [cell.key]: { typed: cell.text, seen: cell.saved } }),
    discard() {
      clearFailure();
      setTried(false);
      typed.startOver();
    },
    /** Answers the first cell that has to be looked at before anything can be saved. */
    async save(): Promise<RateCell | undefined> {
      setTried(true);
      if (inDoubt.length > 0) return inDoubt[0];
      if (changes.length === 0 || !(await submit({ hotelId, rates: changes }))) return undefined;
      setTried(false);
      notify.success(t("rates.saved"));
      forgetSaved();
      return undefined;
    },
  };

  /** The last change that goes leaves no draft behind: nobody is told of one that is empty. */
  function drop({ key }: RateCell) {
    clearFailure();
    const others = Object.entries(typed.draft).some(([other, cell]) => cell && other !== key);
    if (others) typed.update({ [key]: undefined });
    else typed.startOver();
  }

  /** What was typed on while the call was under way stays, over what has been saved. */
  function forgetSaved() {
    const left = Object.entries(latest.current).filter(
      ([key, cell]) => cell && cell.typed !== typed.draft[key]?.typed,
    );
    typed.startOver();
    for (const [key, cell] of left) if (cell) typed.update({ [key]: cell });
  }
}

const needsALook = ({ fault, isContested }: RateCell) => fault !== undefined || isContested;
