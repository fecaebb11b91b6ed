import { AppError } from "@funduq/shared-types/errors/app-error";
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
import { announceFailure, announceRecovery } from "./print-announcements.ts";
import { PRINT_CHANNEL } from "./print-jobs.queries.ts";
import {
  claimJob,
  type DuePrinter,
  findNextJob,
  giveUpJob,
  giveUpJobs,
  listDuePrinters,
  type PrintFailure,
  type PrintJob,
  postponeJob,
  setConfirms,
  setPrinted,
} from "./print-work.queries.ts";
import { renderPaper } from "./ticket-document.ts";

const LOOK_EVERY_MS = 5_000;
/** While a printer is worked on, papers of other printers are looked for this often. */
const LOOK_AGAIN_MS = 500;
/** Printers that are worked on at the same time. */
const MOST_AT_ONCE = 8;
/** A paper that can't be rendered is given up after this many tries, so that the next ones are printed. */
const MOST_RENDER_TRIES = 4;

type Deps = Pick<Runtime, "database" | "log" | "ticketRenderer" | "env" | "clock">;

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
      const running = new Map<string, Promise<void>>();
      const stopped = new Set<string>();
      const start = async (printer: DuePrinter) => {
        const { printerId } = printer;
        try {
          await printAll(deps, printer, limits, signal);
        } catch (err) {
          // The next run tries it again.
          stopped.add(printerId);
          if (!isBusy(err)) deps.log.error({ err, printerId }, "a printer's papers wait");
        } finally {
          running.delete(printerId);
        }
      };
      try {
        do {
          for (const printer of await listDuePrinters(deps.database)) {
            const { printerId } = printer;
            if (running.size >= MOST_AT_ONCE) break;
            if (!running.has(printerId) && !stopped.has(printerId))
              running.set(printerId, start(printer));
          }
          if (running.size > 0) await Promise.race([...running.values(), delay(LOOK_AGAIN_MS)]);
        } while (running.size > 0 && !signal.aborted);
      } finally {
        await Promise.all(running.values());
      }
    },
  };
}

const delay = (ms: number) => new Promise((over) => setTimeout(over, ms).unref());

async function printAll(
  deps: Deps,
  printer: DuePrinter,
  limits: PrinterLimits,
  signal: AbortSignal,
): Promise<void> {
  let hasNext = true;
  while (hasNext && !signal.aborted) hasNext = await printNext(deps, printer, limits);
}

/** Prints a printer's oldest waiting paper. False where there is none, or the printer has to be tried later. */
async function printNext(deps: Deps, printer: DuePrinter, limits: PrinterLimits): Promise<boolean> {
  const { hotelId, printerId } = printer;
  const { database, log, clock } = deps;
  const job = await database.withHotel(hotelId, (tx) => findNextJob(tx, printer));
  if (!job?.isDue) return false;
  const reason = job.host === null ? "removed" : job.isTooLate ? "too-late" : undefined;
  if (reason !== undefined) {
    await database.withHotel(hotelId, async (tx) => {
      await giveUpJobs(tx, printer, reason);
      await announceFailure(tx, hotelId, job, clock.now());
    });
    return true;
  }
  const failed = await tryToPrint(deps, printer, job, limits);
  if (!failed) return true;
  const { err, ...failure } = failed;
  log.warn({ err, printerId, jobId: job.id }, "a paper was not printed");
  const isGivenUp = failure.fault === "not-made" && job.tries + 1 >= MOST_RENDER_TRIES;
  await database.withHotel(hotelId, async (tx) => {
    if (isGivenUp) await giveUpJob(tx, hotelId, job.id, failure.fault);
    else await postponeJob(tx, hotelId, job.id, failure);
    if (isGivenUp || job.fault === null) await announceFailure(tx, hotelId, job, clock.now());
  });
  return isGivenUp;
}

type Failed = PrintFailure & { err: unknown };

/** Undefined where the paper is printed, or another worker prints it. Throws where the renderer is busy. */
async function tryToPrint(
  deps: Deps,
  printer: DuePrinter,
  job: PrintJob,
  limits: PrinterLimits,
): Promise<Failed | undefined> {
  const { database, ticketRenderer } = deps;
  const { hotelId } = printer;
  let bytes: Uint8Array;
  try {
    bytes = escposOf(await renderPaper(ticketRenderer, job));
  } catch (err) {
    if (isBusy(err)) throw err;
    return { err, fault: "not-made", mayBePrinted: job.mayBePrinted };
  }
  if (!(await database.withHotel(hotelId, (tx) => claimJob(tx, hotelId, job.id)))) return undefined;
  try {
    await send(deps, printer, job, { bytes, limits });
    return undefined;
  } catch (err) {
    // Only without a connection is it certain that nothing was printed.
    const fault = err instanceof PrinterError ? err.fault : "broke";
    return { err, fault, mayBePrinted: job.mayBePrinted || fault !== "no-answer" };
  }
}

type Sending = { bytes: Uint8Array; limits: PrinterLimits };

async function send(
  { database, env, clock }: Deps,
  printer: DuePrinter,
  job: PrintJob,
  { bytes, limits }: Sending,
): Promise<void> {
  const { hotelId } = printer;
  const address = { host: job.host ?? "", port: job.port };
  // The rule may have become stricter since the printer was saved, or the row come from elsewhere.
  if (!isPrinterAddress(address, env)) throw new PrinterError("no-answer");
  const sent = await sendToPrinter(address, bytes, limits);
  if (sent === "taken" && job.confirms) throw new PrinterError("broke");
  await database.withHotel(hotelId, async (tx) => {
    await setPrinted(tx, hotelId, job.id);
    if (sent === "confirmed" && !job.confirms) await setConfirms(tx, printer, job);
    if (job.fault !== null) await announceRecovery(tx, hotelId, job, clock.now());
  });
}

const isBusy = (error: unknown) => error instanceof AppError && error.code === "service.busy";
