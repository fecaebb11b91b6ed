/** A4 for the office, across where a table has many columns; 80 mm for the receipt printer. */
export type Paper = "a4" | "a4-landscape" | "receipt";

const MM_PER_PX = 25.4 / 96;
/** Above, below, and for the cutter. */
const RECEIPT_MARGINS_MM = 16;

/**
 * Makes the window print the sheet alone: the app steps aside, the colours turn light, the paper
 * has its size. Answers how to undo all of it.
 *
 * The page rule is added through the style sheet's own interface, which the policy allows; a
 * `<style>` element would be refused.
 */
export function dressForPrint(paper: Paper, sheet: () => HTMLElement | null): () => void {
  const root = document.documentElement;
  const page = new CSSStyleSheet();
  let scheme: string | undefined;
  const before = () => {
    scheme = root.dataset.colorScheme;
    root.dataset.colorScheme = "light";
    if (paper === "receipt") page.replaceSync(receiptRule(sheet()?.scrollHeight ?? 0));
  };
  const after = () => {
    if (scheme) root.dataset.colorScheme = scheme;
    scheme = undefined;
  };
  root.dataset.printing = paper;
  page.replaceSync(paper === "receipt" ? receiptRule(0) : a4Rule(paper));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  return () => {
    after();
    delete root.dataset.printing;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== page);
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
  };
}

const a4Rule = (
  paper: Paper,
) => `@page { size: A4${paper === "a4" ? "" : " landscape"}; margin: 14mm 14mm 18mm;
  @bottom-center { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #555; } }`;

/** A roll has no pages: it is as long as its content. */
function receiptRule(heightPx: number): string {
  const height = heightPx > 0 ? Math.ceil(heightPx * MM_PER_PX) + RECEIPT_MARGINS_MM : 297;
  return `@page { size: 80mm ${height}mm; margin: 4mm 3mm; }`;
}
