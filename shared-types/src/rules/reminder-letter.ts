import type { RemindedInvoice, ReminderLetter } from "../contracts/reminder.ts";
import { sentence } from "../reports/report-text.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { sumCentimes } from "../values/money.ts";
import { formatAmount, formatMoney } from "../values/money-text.ts";
import type { PaperLanguage } from "../values/paper-languages.ts";
import { formatDateShort } from "./date-text.ts";
import { reminderTexts } from "./reminder-texts.ts";

/** The column that only the last reminder has. */
const REMINDED_ON = 4;

/** A reminder letter as the screen, the paper and the PDF print it: every text in its order (INV-14). */
export function reminderLetter(letter: ReminderLetter, language: PaperLanguage) {
  const texts = reminderTexts[language];
  const { title, opening, closing } = texts.steps[letter.step];
  const total = sumCentimes(letter.invoices.map(({ openCentimes }) => openCentimes));
  const ofStep = <T>(cells: readonly T[]) =>
    letter.step === "last" ? cells : cells.filter((_, at) => at !== REMINDED_ON);
  return {
    title,
    date: { label: texts.date, value: formatDateShort(letter.businessDate) },
    to: texts.to,
    opening: sentence(opening, language, { amount: formatMoney(total) }),
    columns: ofStep(texts.columns),
    rows: letter.invoices.map((invoice) => ofStep(cellsOf(invoice, letter.businessDate))),
    total: { label: texts.total, amount: formatAmount(total) },
    closing: closing.map((line) => sentence(line, language)),
    signature: texts.signature,
  };
}

function cellsOf(invoice: RemindedInvoice, today: CalendarDate): string[] {
  const { seriesYear, seriesNumber, businessDate, dueDate, remindedOn } = invoice;
  return [
    `${seriesYear}/${String(seriesNumber).padStart(6, "0")}`,
    formatDateShort(businessDate),
    formatDateShort(dueDate),
    String(daysBetween(dueDate, today)),
    remindedOn ? formatDateShort(remindedOn) : "",
    formatAmount(invoice.dueCentimes),
    formatAmount(invoice.openCentimes),
  ];
}
