/** '2026/000123': the legal number of an invoice or a credit note (INV-07). */
export function seriesText({ seriesYear, seriesNumber }: Numbered): string {
  return `${seriesYear}/${String(seriesNumber).padStart(6, "0")}`;
}

type Numbered = { seriesYear: number; seriesNumber: number };
