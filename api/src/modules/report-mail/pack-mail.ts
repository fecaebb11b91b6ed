import type { Language } from "@funduq/shared-types/contracts/session";
import { includedTaxNotes } from "@funduq/shared-types/reports/included-tax-notes";
import { reportTextIn, sentence } from "@funduq/shared-types/reports/report-text";
import { dateFormatter, formatDate, noonOf } from "@funduq/shared-types/rules/date-text";
import { directionOf } from "@funduq/shared-types/rules/languages";
import { roomRatios } from "@funduq/shared-types/rules/report-ratios";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { formatMoney } from "@funduq/shared-types/values/money-text";
import { ORIGIN } from "../mail/mail.service.ts";
import { type PackReports, type PackSection, packSections } from "./pack-figures.ts";
import { packHtml } from "./pack-html.ts";
import { packTexts } from "./pack-texts.ts";

export type PackOf = {
  hotelId: HotelId;
  hotelName: string;
  date: CalendarDate;
  language: Language;
  /** What is said of the files, if there are any or should have been. */
  files: "attached" | "too-large" | "none";
};

/** Subject, text and HTML of a closed day's mail. */
export function packMail(pack: PackOf, reports: PackReports) {
  const { language, date, hotelId } = pack;
  const texts = packTexts[language];
  const hotel = oneLine(pack.hotelName);
  const sections = packSections(reports, language);
  const notes = [
    ...(pack.files === "attached" ? [texts.files] : []),
    ...(pack.files === "too-large" ? [texts.filesTooLarge] : []),
    texts.why,
  ].map((note) => sentence(note, language));
  const changes = includedTaxNotes(reports.manager.includedTaxChanges, reportTextIn(language));
  const link = `${ORIGIN}/hotel/${hotelId}/reports?from=${date}&to=${date}`;
  const head = { title: hotel, day: formatDate(date, language) };
  return {
    subject: subjectOf({ hotel, date, language }, reports),
    bodyText: [
      `${head.title} – ${head.day}`,
      ...sections.flatMap((section) => ["", section.title, ...textLines(section, language)]),
      "",
      link,
      "",
      ...changes,
      ...notes,
    ].join("\n"),
    bodyHtml: packHtml({
      ...head,
      language,
      direction: directionOf(language),
      columns: [
        reportTextIn(language)("reports.column.day"),
        reportTextIn(language)("reports.column.month"),
      ],
      sections,
      link: { address: link, label: sentence(texts.open, language) },
      notes: [...changes, ...notes],
    }),
  };
}

type Subject = { hotel: string; date: CalendarDate; language: Language };

function subjectOf({ hotel, date, language }: Subject, { manager }: PackReports): string {
  const { figures } = manager.day;
  const { occupancy } = roomRatios(figures);
  const day = dateFormatter(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(noonOf(date));
  return sentence(packTexts[language].subject, language, {
    hotel,
    day,
    occupancy: occupancy === null ? "–" : `${Math.round(occupancy * 100)}\u00a0%`,
    amount: formatMoney(figures.totalRevenueCentimes),
  });
}

function textLines({ rows }: PackSection, language: Language): string[] {
  const { line, lineOfDay } = packTexts[language];
  return rows.map(({ name, day, month }) =>
    sentence(month ? line : lineOfDay, language, {
      name,
      day: valueText(day),
      month: month ? valueText(month) : "",
    }),
  );
}

const valueText = ({ text, change }: { text: string; change?: string | undefined }) =>
  change ? `${text} (${change})` : text;

/** A line break in a hotel's name must not begin another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
