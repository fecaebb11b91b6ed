import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of each page, a line of the paper in a line. Ligatures stay as they were written. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ disableNormalization: true });
      return items
        .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""))
        .join("");
    }),
  );
  await task.destroy();
  return pages;
}
