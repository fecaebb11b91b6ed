import { connect, type Socket } from "node:net";
import type { PrinterAddress } from "./printer-address.ts";

export type PrinterLimits = { connectMs: number; sendMs: number; confirmMs: number };

/** Slow printers print a long ticket in 4 seconds. */
export const printerLimits: PrinterLimits = { connectMs: 5_000, sendMs: 10_000, confirmMs: 5_000 };

/** Why a paper was not printed. After `broke` it may have been printed in part or whole. */
export type PrinterFault = "no-answer" | "broke";

export class PrinterError extends Error {
  override readonly name = "PrinterError";
  readonly fault: PrinterFault;
  constructor(fault: PrinterFault, cause?: unknown) {
    super(`The printer failed: ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** `confirmed`: the printer has printed it. `taken`: the network took the bytes, and the printer says nothing. */
export type SentPaper = "confirmed" | "taken";

/**
 * Sends the bytes of a paper to a network printer (port 9100). The printer confirms it by the status that the bytes ask for
 * at their end, or by closing the connection after them. Throws `PrinterError`.
 */
export async function sendToPrinter(
  { host, port }: PrinterAddress,
  bytes: Uint8Array,
  { connectMs, sendMs, confirmMs }: PrinterLimits = printerLimits,
): Promise<SentPaper> {
  const socket = connect({ host, port });
  const faults = Promise.withResolvers<never>();
  socket.on("error", (error) => faults.reject(error));
  // An error of a connection that is being closed has nobody who waits for it.
  faults.promise.catch(() => undefined);
  const within = async (ms: number, fault: PrinterFault, step: Promise<unknown>) => {
    const late = delay(ms).then(() => Promise.reject(new Error(`not within ${ms} ms`)));
    try {
      await Promise.race([step, faults.promise, late]);
    } catch (cause) {
      throw new PrinterError(fault, cause);
    }
  };
  try {
    const connected = new Promise<void>((done) => socket.once("connect", done));
    await within(connectMs, "no-answer", connected);
    const confirmed = confirmationOf(socket);
    const taken = new Promise<void>((done) => socket.end(bytes, done));
    await within(sendMs, "broke", taken);
    const unconfirmed = delay(confirmMs).then(() => "taken" as const);
    return await Promise.race([confirmed, unconfirmed, faults.promise]);
  } catch (error) {
    throw error instanceof PrinterError ? error : new PrinterError("broke", error);
  } finally {
    socket.destroy();
  }
}

/** A byte of the answer to GS r 1: these bits are 0 in it, and 1 in the first byte of what printers say unasked. */
const isPaperStatus = (byte: number) => (byte & 0b1001_0000) === 0;

/** Ends when the printer has answered after all bytes were sent, or when both sides have closed the connection. */
function confirmationOf(socket: Socket): Promise<"confirmed"> {
  return new Promise((resolve) => {
    const confirm = () => resolve("confirmed");
    socket.once("close", confirm);
    socket.on("data", (answer) => {
      if (socket.writableFinished && answer.some(isPaperStatus)) confirm();
    });
  });
}

const delay = (ms: number) => new Promise<void>((over) => setTimeout(over, ms).unref());
