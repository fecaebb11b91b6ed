import {
  type RateSheet,
  ratesDraftSchema,
  type SavedRate,
} from "@funduq/shared-types/contracts/rate";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useDraft, useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import {
  cellKey,
  isStored,
  type RateCell,
  type RatesDraft,
  rateRows,
  textOfRate,
} from "./rate-cells.ts";
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
  /** The cells that became 0: the user has to confirm them before anything is saved. */
  const [shown, setShown] = useState<readonly string[]>([]);
  /** What was last saved from here, and the sheet that it was saved over. */
  const [sent, setSent] = useState<{ rates: readonly SavedRate[]; over: RateSheet }>();
  const isFresh = isSaving || sent?.over === sheet;
  const rows = rateRows(sheet, typed.draft, isFresh ? sent?.rates : undefined);
  const cells = rows.flatMap((row) => row.cells);
  const inDoubt = cells.filter(needsALook);
  const guessed = cells.filter(isGuess).filter(({ key }) => typed.draft[key]);
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
    inDoubt: tried ? [...inDoubt, ...guessed] : [],
    type(cell: RateCell, text: string) {
      setShown(shown.filter((key) => key !== cell.key));
      put(cell, text);
    },
    settle,
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
      const unseen = guessed.filter(({ key }) => !shown.includes(key));
      show(unseen);
      const first = inDoubt[0] ?? unseen[0];
      if (first) return first;
      if (changes.length === 0) return undefined;
      setSent({ rates: changes, over: sheet });
      const isSaved = await submit({ hotelId, rates: changes });
      if (!isSaved) return void setSent(undefined);
      setTried(false);
      setShown([]);
      forgetSaved(changes);
      notify.success(t("rates.saved"));
      return undefined;
    },
  };

  /** A mistyped rate is not saved as 0 before somebody has seen that it would be (RAT-01). */
  function show(cells: readonly RateCell[]) {
    for (const cell of cells) settle(cell);
    if (cells.length > 0) setShown([...shown, ...cells.map(({ key }) => key)]);
  }

  /** On leaving a cell: formats the rate. Text that is no number becomes 0, and the user is told. */
  function settle(cell: RateCell) {
    const reading = readRate(cell.text);
    if (reading.fault || !typed.draft[cell.key]) return;
    const text = textOfRate(reading.rate);
    if (reading.isNoNumber) put(cell, text, cell.text.trim());
    else if (isStored(cell.text, cell.saved)) drop(cell);
    else if (text !== cell.text) put(cell, text, cell.noNumber);
  }

  /** Deletes the draft with its last change, so that nobody is asked about an empty one. */
  function drop({ key }: RateCell) {
    clearFailure();
    const others = Object.entries(typed.draft).some(([other, cell]) => cell && other !== key);
    if (others) typed.update({ [key]: undefined });
    else typed.startOver();
  }

  /** What was typed on while the call was under way stays, over what has been saved. */
  function forgetSaved(saved: readonly SavedRate[]) {
    const rates = new Map(saved.map((rate) => [cellKey(rate), rate.rateCentimes]));
    const left = Object.entries(latest.current).filter(
      ([key, cell]) => cell && cell.typed !== typed.draft[key]?.typed,
    );
    typed.startOver();
    for (const [key, cell] of left)
      if (cell) typed.update({ [key]: { ...cell, seen: rates.get(key) ?? cell.seen } });
  }
}

const needsALook = ({ fault, isContested }: RateCell) => fault !== undefined || isContested;

/** What was typed is no number: it became 0, or does so once its cell is left. */
function isGuess({ text, noNumber }: RateCell): boolean {
  const reading = readRate(text);
  return noNumber !== undefined || (reading.fault === undefined && reading.isNoNumber === true);
}
