import { fileURLToPath } from "node:url";
import type { PdfRenderer } from "../../platform/pdf/pdf-renderer.ts";
import { drawerPulse, escposOf } from "../../platform/printing/escpos.ts";
import type { PrintJob } from "./print-work.queries.ts";
import { ticketOf } from "./ticket-document.ts";
import { tillPaperOf } from "./till-paper-document.ts";

const templateOf = (name: string) =>
  fileURLToPath(new URL(`./template/${name}.typ`, import.meta.url));
const templates = { ticket: templateOf("ticket"), tillPaper: templateOf("till-paper") };

/** What 80 and 58 mm of paper have to print on. */
const dotsOf = (widthMm: number) => (widthMm === 58 ? 384 : 576);

type Printed = Parameters<typeof ticketOf>[0] &
  Omit<Parameters<typeof tillPaperOf>[0], "paper"> &
  Pick<PrintJob, "paper" | "isDrawerOnly" | "opensDrawer" | "widthMm">;

/** The bytes that a printer gets for a job: a ticket, a paper of the till, a test page, or only the pulse of a drawer. */
export async function bytesOf(renderer: PdfRenderer, job: Printed): Promise<Uint8Array> {
  if (job.isDrawerOnly) return drawerPulse();
  const widthDots = dotsOf(job.widthMm);
  const { paper } = job;
  const [template, shown] =
    paper === null
      ? [templates.ticket, ticketOf(job)]
      : [templates.tillPaper, tillPaperOf({ ...job, paper })];
  const picture = await renderer.renderDots({ template, data: { ...shown, widthDots } }, widthDots);
  return escposOf(picture, { opensDrawer: job.opensDrawer });
}
