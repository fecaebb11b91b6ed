import type { PrintFault } from "@funduq/shared-types/contracts/pos-print";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import type { Job } from "../../platform/jobs.ts";
import { escposOf } from "../../platform/printing/escpos.ts";
import { isPrinterAddress } from "../../platform/printing/printer-address.ts";
import {
  PrinterError,
  type PrinterLimits,
  printerLimits,
  sendToPrinter,
} from "../../platform/printing/printer-socket.ts";
import { PRINT_CHANNEL } from "./print-jobs.queries.ts";
import {
  claimJob,
  type DuePrinter,
  findNextJob,
  giveUpJob,
  listDuePrinters,
  type PrintJob,
  postponeJob,
  setPrinted,
} from "./print-work.queries.ts";
import { renderPaper } from "./ticket-document.ts";

const LOOK_EVERY_MS = 5_000;
/** While a printer is worked on, papers of other printers are looked for this often. */
const LOOK_AGAIN_MS = 500;

type Deps = Pick<Runtime, "database" | "log" | "pdf" | "env">;

/**
 * Prints what waits for network printers, each printer's papers in their order: at once when one is queued, and again where
 * a printer failed. Printers are worked on at the same time, so that one that does not answer delays no other.
 */
export function printJob(deps: Deps, limits: PrinterLimits = printerLimits): Job {
  return {
    name: "print",
    everyMs: LOOK_EVERY_MS,
    channel: PRINT_CHANNEL,
    async run(signal) {
      const busy = new Map<string, Promise<void>>();
      do {
        await startDue(deps, busy, (printer) => printAll(deps, printer, limits, signal));
        if (busy.size > 0) await Promise.race([...busy.values(), delay(LOOK_AGAIN_MS)]);
      } while (busy.size > 0 && !signal.aborted);
      await Promise.all(busy.values());
    },
  };
}

/** Starts the work on printers that are due and not worked on yet. */
async function startDue(
  { database }: Deps,
  busy: Map<string, Promise<void>>,
  work: (printer: DuePrinter) => Promise<void>,
): Promise<void> {
  for (const printer of await listDuePrinters(database)) {
    const { printerId } = printer;
    if (busy.has(printerId)) continue;
    busy.set(
      printerId,
      work(printer).finally(() => busy.delete(printerId)),
    );
  }
}

const delay = (ms: number) => new Promise((over) => setTimeout(over, ms).unref());

async function printAll(
  deps: Deps,
  printer: DuePrinter,
  limits: PrinterLimits,
  signal: AbortSignal,
): Promise<void> {
  let isGoing = true;
  while (isGoing && !signal.aborted) isGoing = await printNext(deps, printer, limits);
}

/** Prints a printer's oldest waiting paper. False where there is none, or the printer has to be tried later. */
async function printNext(deps: Deps, printer: DuePrinter, limits: PrinterLimits): Promise<boolean> {
  const { hotelId } = printer;
  const { database, log } = deps;
  const job = await database.withHotel(hotelId, (tx) => findNextJob(tx, printer));
  if (!job?.isDue) return false;
  const lost = job.host === null ? "removed" : job.isTooLate ? "too-late" : undefined;
  if (lost !== undefined) {
    await database.withHotel(hotelId, (tx) => giveUpJob(tx, hotelId, job.id, lost));
    return true;
  }
  try {
    await print(deps, hotelId, job, limits);
    return true;
  } catch (err) {
    const fault = faultOf(err);
    log.warn({ err, printerId: printer.printerId, jobId: job.id }, "a paper was not printed");
    // Before a byte was sent it is as printed as it was before; after that, nobody knows.
    const mayBePrinted = job.mayBePrinted || fault === "broke";
    await database.withHotel(hotelId, (tx) =>
      postponeJob(tx, hotelId, job.id, { fault, mayBePrinted }),
    );
    return false;
  }
}

async function print(
  { database, pdf, env }: Deps,
  hotelId: HotelId,
  job: PrintJob,
  limits: PrinterLimits,
): Promise<void> {
  const { id, host, port } = job;
  const bytes = escposOf(await renderPaper(pdf, job));
  if (!(await database.withHotel(hotelId, (tx) => claimJob(tx, hotelId, job)))) return;
  const address = { host: host ?? "", port };
  // The rule may have become stricter since the printer was saved, or the row come from elsewhere.
  if (!isPrinterAddress(address, env)) throw new PrinterError("no-answer");
  await sendToPrinter(address, bytes, limits);
  await database.withHotel(hotelId, (tx) => setPrinted(tx, hotelId, id));
}

const faultOf = (error: unknown): PrintFault =>
  error instanceof PrinterError ? error.fault : "not-made";
