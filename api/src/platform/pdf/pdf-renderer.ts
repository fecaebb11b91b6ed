import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Log } from "../log.ts";
import type { Bitmap } from "../printing/bitmap.ts";
import { createTurns } from "../turns.ts";
import {
  type PdfDocument,
  type ProcessLimits,
  startTypst,
  type TypstOutput,
} from "./typst-process.ts";

export type PdfRenderer = {
  /** Throws `service.busy` where too many wait, or where two processes failed. */
  render(document: PdfDocument): Promise<Uint8Array>;
  /** A page as dots of a thermal printer, as wide as its paper. Throws `service.busy` where too many wait only. */
  renderDots(document: PdfDocument, widthDots: number): Promise<Bitmap>;
  /** Ends the running process; documents that wait are refused. */
  stop(): void;
};

type Options = { log: Log; limits?: ProcessLimits; maxWaiting?: number; waitMs?: number };

const usualLimits: ProcessLimits = { timeMs: 20_000, memoryBytes: 768_000_000 };

/**
 * Renders one PDF at a time, each in a process of its own: nothing that one document leaves in memory reaches the next
 * one, and a crash of the compiler does not end the API. A failed process is replaced once.
 */
export function createPdfRenderer(options: Options): PdfRenderer {
  const { log, limits = usualLimits, maxWaiting = 20, waitMs = 30_000 } = options;
  const turn = createTurns(1, maxWaiting, waitMs);
  const stopping = new AbortController();

  async function attempt(document: TypstOutput): Promise<Uint8Array> {
    if (stopping.signal.aborted) throw new AppError("service.busy");
    const { pid, pdf } = startTypst(document, limits, stopping.signal);
    log.debug({ pid }, "a PDF process started");
    return pdf;
  }

  async function renderOrRetry(document: TypstOutput): Promise<Uint8Array> {
    try {
      return await attempt(document);
    } catch (err) {
      log.warn({ err, template: document.template }, "a PDF failed; it is tried once more");
      return attempt(document);
    }
  }

  async function render(document: TypstOutput): Promise<Uint8Array> {
    try {
      return await turn(() => renderOrRetry(document));
    } catch (err) {
      log.error({ err, template: document.template }, "a PDF could not be made");
      throw new AppError("service.busy");
    }
  }

  return {
    render,
    async renderDots(document, widthDots) {
      const dots = await turn(() => renderOrRetry({ ...document, widthDots }));
      const widthBytes = widthDots / 8;
      return { widthBytes, rows: dots.length / widthBytes, dots };
    },
    stop: () => stopping.abort(),
  };
}
