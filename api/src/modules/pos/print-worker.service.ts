import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Runtime } from "../../platform/app-env.ts";
import type { Job } from "../../platform/jobs.ts";
import { isPrinterAddress } from "../../platform/printing/printer-address.ts";
import {
  PrinterError,
  type PrinterLimits,
  printerLimits,
  sendToPrinter,
} from "../../platform/printing/printer-socket.ts";
import { announceConfirmation, announceFailure, announceRecovery } from "./print-announcements.ts";
import { bytesOf } from "./print-bytes.ts";
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
    run: (signal) => new PrintRun(deps, limits, signal).finish(),
  };
}

/** The printers that are worked on in one run of the job. */
class PrintRun {
  readonly #deps: Deps;
  readonly #limits: PrinterLimits;
  readonly #signal: AbortSignal;
  readonly #running = new Map<string, Promise<void>>();
  /** Printers that the next run tries again. */
  readonly #stopped = new Set<string>();

  constructor(deps: Deps, limits: PrinterLimits, signal: AbortSignal) {
    this.#deps = deps;
    this.#limits = limits;
    this.#signal = signal;
  }

  /** Ends when no printer has a paper that is due. */
  async finish(): Promise<void> {
    try {
      do {
        await this.#startDue();
        if (this.#running.size > 0)
          await Promise.race([...this.#running.values(), delay(LOOK_AGAIN_MS)]);
      } while (this.#running.size > 0 && !this.#signal.aborted);
    } finally {
      await Promise.all(this.#running.values());
    }
  }

  async #startDue(): Promise<void> {
    for (const printer of await listDuePrinters(this.#deps.database)) {
      const { printerId } = printer;
      if (this.#running.size >= MOST_AT_ONCE) return;
      if (!this.#running.has(printerId) && !this.#stopped.has(printerId))
        this.#running.set(printerId, this.#work(printer));
    }
  }

  async #work(printer: DuePrinter): Promise<void> {
    const { printerId } = printer;
    try {
      await printAll(this.#deps, printer, this.#limits, this.#signal);
    } catch (err) {
      this.#stopped.add(printerId);
      if (!isBusy(err)) this.#deps.log.error({ err, printerId }, "a printer's papers wait");
    } finally {
      this.#running.delete(printerId);
    }
  }
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

/**
 * Sends the oldest waiting paper to a printer, or gives it up. Returns whether the worker goes on with the printer's next paper
 * now: not when none is due, and not after a failure, as the same paper is sent again later.
 */
async function printNext(deps: Deps, printer: DuePrinter, limits: PrinterLimits): Promise<boolean> {
  const { hotelId, printerId } = printer;
  const { database, log, clock } = deps;
  const job = await database.withHotel(hotelId, (tx) => findNextJob(tx, printer));
  if (!job?.isDue) return false;
  const isRemoved = job.host === null;
  if (isRemoved || job.endFault !== null) {
    await database.withHotel(hotelId, async (tx) => {
      await giveUpJobs(tx, printer, { isRemoved });
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
    bytes = await bytesOf(ticketRenderer, job);
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
    if (sent === "confirmed" && !job.confirms) {
      await setConfirms(tx, printer, job);
      await announceConfirmation(tx, hotelId, job, clock.now());
    }
    if (job.fault !== null) await announceRecovery(tx, hotelId, job, clock.now());
  });
}

const isBusy = (error: unknown) => error instanceof AppError && error.code === "service.busy";
