import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { QueuedPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import type { PosTerminalId, PrintJobId } from "@funduq/shared-types/values/ids";
import { CallFailure } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey, skipToken, useSubmit } from "@funduq/shared-ui/state";
import { useCallback, useState } from "react";
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

/** Whether papers wait for a network printer that fails. */
export function useFails(place: RestaurantRef, printerName: string | null): boolean {
  const { hotelId, restaurantId } = place;
  const query = useListPrintTroublesQuery(printerName ? { hotelId, restaurantId } : skipToken);
  const { currentData: troubles = [] } = query;
  return troubles.some(
    (trouble) => trouble.state === "waiting" && trouble.printerName === printerName,
  );
}

/** Takes papers off their network printer, which this device prints. */
export function useTakeOff(place: RestaurantRef) {
  const [drop] = useDropPapersMutation();
  const { hotelId, restaurantId } = place;
  return useCallback(
    async (id: PrintJobId) => {
      const answer = await drop({ hotelId, restaurantId, jobIds: [id] });
      return answer.error === undefined;
    },
    [drop, hotelId, restaurantId],
  );
}

type Options = {
  place: RestaurantRef;
  terminalId: PosTerminalId | null;
  /** Queues the paper under this id. */
  send: (ref: {
    terminalId: PosTerminalId;
    paperId: PrintJobId;
  }) => PromiseLike<Answer<QueuedPaper>>;
};

/**
 * What a `PrintDialog` needs where its terminal has a network printer (POS-13): the button that sends the paper there, what came of it,
 * and what is done before the browser prints: a paper that a failing printer has not printed is taken off it.
 */
export function useNetworkPrint({ place, terminalId, send }: Options) {
  const t = useText("pos");
  const printer = useTerminalPrinter(place, terminalId);
  const [paperId, setPaperId] = useState(nextId);
  const [queued, setQueued] = useState<{ id: PrintJobId; printerName: string }>();
  const { submit, isSaving, failure } = useSubmit(send);
  const fails = useFails(place, queued?.printerName ?? null);
  const takeOff = useTakeOff(place);

  async function print() {
    if (!terminalId) return;
    const answer = await submit({ terminalId, paperId });
    if (!answer) return;
    setQueued({ id: paperId, printerName: answer.printerName });
    setPaperId(nextId());
  }

  if (!printer || !terminalId) return {};
  return {
    printer: {
      label: t("receipt.print-at", { name: printer.name }),
      saving: isSaving,
      print: () => void print(),
    },
    choices: (
      <>
        {failure && <CallFailure failure={failure} />}
        {queued && <SentPaper printerName={queued.printerName} fails={fails} />}
      </>
    ),
    before: async () => !queued || !fails || takeOff(queued.id),
  };
}

const nextId = () => newKey() as PrintJobId;

type SentPaperProps = { printerName: string; fails: boolean };

/** Where a paper was sent to; that its printer fails. */
export function SentPaper({ printerName: name, fails }: SentPaperProps) {
  const t = useText("pos");
  return (
    <p className={fails ? classes.warning : classes.said} role={fails ? "alert" : "status"}>
      {t(fails ? "receipt.printer-fails" : "receipt.sent-to", { name })}
    </p>
  );
}
