import { connect, type Socket } from "node:net";
import type { PrinterAddress } from "./printer-address.ts";

export type PrinterLimits = { connectMs: number; sendMs: number; closeMs: number };

/** Some printers keep a connection open: after `closeMs` all bytes are taken as printed. */
export const printerLimits: PrinterLimits = { connectMs: 5_000, sendMs: 10_000, closeMs: 1_000 };

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

/** Sends bytes to a network printer (port 9100, no answer is expected). Throws `PrinterError`. */
export async function sendToPrinter(
  { host, port }: PrinterAddress,
  bytes: Uint8Array,
  { connectMs, sendMs, closeMs }: PrinterLimits = printerLimits,
): Promise<void> {
  const socket = connect({ host, port });
  const faults = Promise.withResolvers<never>();
  socket.on("error", (error) => faults.reject(error));
  // An error of a connection that is being closed has nobody who waits for it.
  faults.promise.catch(() => undefined);
  const within = async (ms: number, fault: PrinterFault, step: Promise<unknown>) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`not within ${ms} ms`)), ms);
    try {
      await Promise.race([step, faults.promise, late.promise]);
    } catch (cause) {
      throw new PrinterError(fault, cause);
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    await within(connectMs, "no-answer", once(socket, "connect"));
    // What the printer says is not read, but must not keep its side of the connection open.
    socket.resume();
    const closed = once(socket, "close");
    await within(sendMs, "broke", new Promise((sent) => socket.end(bytes, () => sent(undefined))));
    await within(closeMs + sendMs, "broke", Promise.race([closed, delay(closeMs)]));
  } finally {
    socket.destroy();
  }
}

const once = (socket: Socket, event: "connect" | "close") =>
  new Promise((happened) => socket.once(event, happened));

const delay = (ms: number) => new Promise((over) => setTimeout(over, ms).unref());
