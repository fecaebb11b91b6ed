import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { DroppedPapers } from "@funduq/shared-types/contracts/pos-print";
import type { QueuedPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import type { PosTerminalId, PrintJobId } from "@funduq/shared-types/values/ids";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
import { CallFailure } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, leavesDoubt, newKey, skipToken, useSubmit } from "@funduq/shared-ui/state";
import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { Answer } from "../bills/use-bill-outbox.ts";
import { useListTerminalsQuery } from "../restaurants/restaurants.endpoints.ts";
import classes from "./network-print.module.css";
import { useDropPapersMutation, useListPrintTroublesQuery } from "./print-troubles.endpoints.ts";

/** The terminal's network printer; undefined where the browser prints. */
function useTerminalPrinter(place: RestaurantRef, terminalId: PosTerminalId | null) {
  const { hotelId, restaurantId } = place;
  const query = useListTerminalsQuery(terminalId ? { hotelId, restaurantId } : skipToken);
  const { currentData: terminals = [] } = query;
  return terminals.find(({ id }) => id === terminalId)?.printer ?? undefined;
}

/** A paper that waits for a network printer, or was printed there. */
export type SentTo = { id: PrintJobId; printerName: string };

/** Whether the network printer fails that a paper was sent to, and has not printed it. */
function useFails({ hotelId, restaurantId }: RestaurantRef, sent: SentTo | null): boolean {
  const query = useListPrintTroublesQuery(sent ? { hotelId, restaurantId } : skipToken);
  const { currentData: troubles = [] } = query;
  return sent !== null && troubles.some(({ tillPaperIds }) => tillPaperIds.includes(sent.id));
}

/** How this device prints a paper that a network printer had: as the only one, as one that may be the second, or as a copy. */
type Here = { id: PrintJobId; as: "only" | "maybe-second" | "copy" };

/**
 * The browser in place of the network printer (POS-13): what a failing printer has not printed is taken off it first. Where that has no
 * answer, the paper here says that it may be the second one.
 */
export function useTakeOff(place: RestaurantRef, sent: SentTo | null) {
  const { hotelId, restaurantId } = place;
  const fails = useFails(place, sent);
  const [printed, setPrinted] = useState<Here>();
  const [drop] = useDropPapersMutation();
  const take = useCallback(
    async (id: PrintJobId): Promise<Answer<DroppedPapers>> => {
      const answer = await drop({ hotelId, restaurantId, jobIds: [id] });
      const isLost = answer.error !== undefined && leavesDoubt(asFailure(answer.error));
      return isLost ? { data: { dropped: [{ id, mayBePrinted: true }] } } : answer;
    },
    [drop, hotelId, restaurantId],
  );
  const { submit, failure } = useSubmit(take);
  const here = printed && printed.id === sent?.id ? printed.as : undefined;

  /** Done before each print; false where nothing may be printed. */
  async function before() {
    if (!sent || !fails || here !== undefined) return true;
    const { id } = sent;
    const answer = await submit(id);
    if (!answer) return false;
    const [taken] = answer.dropped;
    const as = taken ? (taken.mayBePrinted ? "maybe-second" : "only") : "copy";
    // The page must say it before it is printed.
    flushSync(() => setPrinted({ id, as }));
    return true;
  }

  return { here, fails, failure, before };
}

type Options = {
  place: RestaurantRef;
  terminalId: PosTerminalId | null;
  /** Of the preview. */
  language: PaperLanguage;
  /** Queues the paper. */
  send: (paper: NetworkPaper) => PromiseLike<Answer<QueuedPaper>>;
};

/** A paper for a network printer, under the id that this device draws. */
export type NetworkPaper = {
  terminalId: PosTerminalId;
  paperId: PrintJobId;
  language: PaperLanguage;
};

/**
 * What a `PrintDialog` needs where its terminal has a network printer (POS-13): the button that sends the paper there, what came of it,
 * and what is done before the browser prints: a paper that a failing printer has not printed is taken off it.
 */
export function useNetworkPrint({ place, terminalId, language, send }: Options) {
  const t = useText("pos");
  const printer = useTerminalPrinter(place, terminalId);
  const [paperId, setPaperId] = useState(nextId);
  const [queued, setQueued] = useState<SentTo | null>(null);
  const { submit, isSaving, failure } = useSubmit(send);
  const taken = useTakeOff(place, queued);

  async function print() {
    if (!terminalId) return;
    const answer = await submit({ terminalId, paperId, language });
    if (!answer) return;
    setQueued({ id: paperId, printerName: answer.printerName });
    setPaperId(nextId());
  }

  const mayBePrinted = taken.here === "maybe-second";
  if (!printer || !terminalId) return { mayBePrinted };
  return {
    mayBePrinted,
    printer: {
      label: t("receipt.print-at", { name: printer.name }),
      saving: isSaving,
      print: () => void print(),
    },
    choices: (
      <>
        {failure && <CallFailure failure={failure} />}
        {queued && <SentPaper printerName={queued.printerName} taken={taken} />}
      </>
    ),
    before: taken.before,
  };
}

const nextId = () => newKey() as PrintJobId;

type SentPaperProps = { printerName: string; taken: ReturnType<typeof useTakeOff> };

/** Where a paper was sent to; that its printer fails; that it is printed here. */
export function SentPaper({ printerName: name, taken: { here, fails, failure } }: SentPaperProps) {
  const t = useText("pos");
  if (here === "only" || here === "maybe-second")
    return (
      <p className={classes.said} role="status">
        {t("receipt.printed-here", { name })}
      </p>
    );
  const isWaiting = fails && here === undefined;
  return (
    <>
      {failure && <CallFailure failure={failure} />}
      <p
        className={isWaiting ? classes.warning : classes.said}
        role={isWaiting ? "alert" : "status"}
      >
        {t(isWaiting ? "receipt.printer-fails" : "receipt.sent-to", { name })}
      </p>
    </>
  );
}
