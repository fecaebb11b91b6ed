import type { Language } from "@funduq/shared-types/contracts/session";
import type { PackRow, PackSection } from "./pack-figures.ts";

type PackPage = {
  title: string;
  day: string;
  language: Language;
  direction: "ltr" | "rtl";
  /** The headings of the day's and the month's figures. */
  columns: [string, string];
  sections: readonly PackSection[];
  link: { address: string; label: string };
  notes: readonly string[];
};

/**
 * The mail as HTML for any mail program: tables, styles inline, and no colour of text or background, so that a dark one
 * can show it in its own.
 */
export function packHtml(page: PackPage): string {
  const { title, day, language, direction, columns, sections, link, notes } = page;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:16px;font-family:system-ui,Arial,sans-serif;font-size:15px;line-height:1.45">
<div dir="${direction}" style="max-width:640px;margin:0 auto">
<h1 style="margin:0;font-size:20px"><bdi>${escaped(title)}</bdi></h1>
<p style="margin:4px 0 0">${escaped(day)}</p>
${sections.map((section) => table(section, { columns, direction })).join("\n")}
<p style="margin:24px 0"><a href="${escaped(link.address)}">${escaped(link.label)}</a></p>
${notes.map((note) => `<p style="margin:8px 0;font-size:13px">${escaped(note)}</p>`).join("\n")}
</div>
</body>
</html>
`;
}

type Look = Pick<PackPage, "columns" | "direction">;

const LINE = "border-bottom:1px solid #8886;padding:6px 4px;vertical-align:top";

function table({ title, rows }: PackSection, { columns, direction }: Look): string {
  const [start, end] = direction === "rtl" ? ["right", "left"] : ["left", "right"];
  const hasMonth = rows.some(({ month }) => month);
  const heading = (text: string, align: string) =>
    `<th scope="col" style="${LINE};text-align:${align};font-size:13px">${escaped(text)}</th>`;
  const shown = hasMonth ? columns : columns.slice(0, 1);
  return `<table role="table" dir="${direction}" style="width:100%;border-collapse:collapse;margin-top:20px">
<tr>${heading(title, start)}${shown.map((text) => heading(text, end)).join("")}</tr>
${rows.map((row) => tableRow(row, { start, end, hasMonth })).join("\n")}
</table>`;
}

type Sides = { start: string; end: string; hasMonth: boolean };

function tableRow({ name, day, month }: PackRow, { start, end, hasMonth }: Sides): string {
  const cell = (value: PackRow["month"]) =>
    `<td style="${LINE};text-align:${end}"><bdi dir="ltr" style="white-space:nowrap">${escaped(value?.text ?? "")}</bdi>${
      value?.change ? `<br><span style="font-size:12px">${escaped(value.change)}</span>` : ""
    }</td>`;
  const head = `<th scope="row" style="${LINE};text-align:${start};font-weight:normal">${escaped(name)}</th>`;
  return `<tr>${head}${cell(day)}${hasMonth ? cell(month) : ""}</tr>`;
}

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replaceAll(/[&<>"]/gu, (mark) => marks[mark] ?? mark);
