import { renderInvoice } from "@funduq/api/modules/invoice-documents/invoice-documents.service";
import { createLog } from "@funduq/api/platform/log";
import { createPdfRenderer } from "@funduq/api/platform/pdf/pdf-renderer";
import { longInvoice, sampleInvoice } from "@funduq/api/testing/invoice-samples";

export const LINES = 200;
export const DOCUMENTS = 500;
const LONG_DOCUMENTS = 20;

export type DocumentFigures = {
  longP50Ms: number;
  longWorstMs: number;
  /** All documents in a row. */
  perDocumentMs: number;
  /** Of the process that asks for them. */
  residentMbBefore: number;
  residentMbAfter: number;
};

/** Measures invoices as the API makes them: each in a process of its own, one after another. */
export async function measureDocuments(): Promise<DocumentFigures> {
  const pdf = createPdfRenderer({ log: createLog("error") });
  const render = async (invoice: Parameters<typeof renderInvoice>[1]) => {
    const start = performance.now();
    await renderInvoice(pdf, invoice, { language: "ar", copy: "original" });
    return performance.now() - start;
  };
  const long = longInvoice(LINES);
  const times: number[] = [];
  for (let count = 0; count < LONG_DOCUMENTS; count += 1) times.push(await render(long));
  times.sort((a, b) => a - b);

  const residentMbBefore = residentMb();
  const start = performance.now();
  for (let count = 0; count < DOCUMENTS; count += 1) await render(sampleInvoice());
  return {
    longP50Ms: times[times.length / 2] ?? 0,
    longWorstMs: times.at(-1) ?? 0,
    perDocumentMs: (performance.now() - start) / DOCUMENTS,
    residentMbBefore,
    residentMbAfter: residentMb(),
  };
}

const residentMb = () => process.memoryUsage.rss() / 1_000_000;
