import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { TillPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import { formatDate, formatDateTime } from "@funduq/shared-types/rules/date-text";
import { billOf } from "./bill-document.ts";
import type { At, Content } from "./paper-parts.ts";
import type { PrintJob } from "./print-work.queries.ts";
import { receiptOf } from "./receipt-document.ts";
import { shiftOf } from "./shift-document.ts";
import { type Say, sayDrawnUp, sayIn } from "./till-paper-texts.ts";

/** The hotel, as the head of a paper says it. */
export type PaperHotel = Letterhead & { name: string };

type Printed = Pick<
  PrintJob,
  "mayBePrinted" | "timeZone" | "language" | "createdAt" | "businessDate" | "hotel"
> & { paper: TillPaper };

/** What the template prints: every text is ready. The facts and their order are those of the browser's papers (`mfe-pos`). */
export function tillPaperOf(printed: Printed) {
  const { paper, hotel, language, mayBePrinted } = printed;
  const at: At = { say: sayIn(language), language, timeZone: printed.timeZone };
  return {
    language,
    isRightToLeft: language === "ar",
    marks: mayBePrinted ? [at.say("ticket.again")] : [],
    hotel: hotel.name,
    head: headOf(hotel, at.say),
    ...contentOf(paper, at),
    stamp: isStamped(paper) ? stampOf(printed, at) : [],
  };
}

function contentOf(paper: TillPaper, at: At): Content {
  if (paper.kind === "receipt") return receiptOf(paper.sale, paper.isCopy, at);
  return paper.kind === "bill" ? billOf(paper.bill, at) : shiftOf(paper.shift, at);
}

/** What changes afterwards says of which moment it is. */
const isStamped = (paper: TillPaper) =>
  paper.kind === "bill" || (paper.kind === "shift" && paper.shift.closedAt === null);

function stampOf({ businessDate, createdAt }: Printed, { say, language, timeZone }: At): string[] {
  const drawnUp = sayDrawnUp(language, formatDateTime(createdAt, timeZone, language));
  if (businessDate === null) return [drawnUp];
  return [say("print.business-date", { date: formatDate(businessDate, language) }), drawnUp];
}

function headOf({ address, city, phone, nif, rc, nis }: Letterhead, say: Say): string[] {
  const given = (...parts: string[]) => parts.filter((part) => part.trim() !== "").join(" ");
  const numbers = [
    nif && say("print.nif", { number: nif }),
    rc && say("print.rc", { number: rc }),
    nis && say("print.nis", { number: nis }),
  ];
  return [given(address, city), phone && say("print.phone", { phone }), ...numbers].filter(Boolean);
}
