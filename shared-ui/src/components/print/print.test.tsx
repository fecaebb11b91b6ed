import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { PrintPage } from "./print-page.tsx";

const rules = vi.fn<(text: string) => void>();

beforeEach(() => {
  rules.mockClear();
  vi.spyOn(CSSStyleSheet.prototype, "replaceSync").mockImplementation(rules);
  // jsdom has no printer.
  window.print = vi.fn(() => {
    window.dispatchEvent(new Event("beforeprint"));
    window.dispatchEvent(new Event("afterprint"));
  });
});

const pageRule = () => rules.mock.lastCall?.[0];

const aLetterhead = {
  address: "Boulevard du 1er Novembre",
  city: "Alger",
  phone: "021 23 45 67",
  nif: "000016001234567",
  rc: "",
  nis: "",
};

const invoice = (
  <PrintPage title="Invoice 2026/000123" letterhead={aLetterhead}>
    <table>
      <tbody>
        <tr>
          <td>Room 204</td>
        </tr>
      </tbody>
    </table>
  </PrintPage>
);

it("carries the hotel's head, what it is, and when and by whom it was printed", async () => {
  await renderWithStore(invoice);
  const sheet = screen.getByRole("article", { hidden: true });
  expect(sheet.textContent).toContain("Hôtel El Djazaïr");
  expect(sheet.textContent).toMatch(
    /Boulevard du 1er Novembre Alger Tel\. 021 23 45 67 NIF 000016001234567/,
  );
  expect(within(sheet).getByRole("heading", { hidden: true }).textContent).toBe(
    "Invoice 2026/000123",
  );
  expect(sheet.textContent).toMatch(/Business date Fri, 10 Apr 2026/);
  expect(sheet.textContent).toMatch(/Printed on .* by Yasmine Haddad/);
});

it("X-05 a document speaks a language of its own, its direction and its stamp with it", async () => {
  await renderWithStore(
    <PrintPage title="Compte 204" language="ar">
      <p>204</p>
    </PrintPage>,
  );
  const sheet = screen.getByRole("article", { hidden: true });
  expect([sheet.lang, sheet.dir]).toEqual(["ar", "rtl"]);
  await expect.poll(() => sheet.textContent).toContain("طُبع");
  expect(document.documentElement.lang).toBe("en");
});

it("sheets without a title bring heads of their own", async () => {
  await renderWithStore(
    <PrintPage stamped={false}>
      <h1>Fiche 1</h1>
    </PrintPage>,
  );
  const sheet = screen.getByRole("article", { hidden: true });
  expect(sheet.textContent).toBe("Fiche 1");
});

it("has an A4 page with its number while it is there, and leaves nothing behind", async () => {
  const { unmount } = await renderWithStore(invoice);
  expect(document.documentElement.dataset.printing).toBe("a4");
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(pageRule()).toContain("size: A4");
  expect(pageRule()).toContain('counter(page) " / " counter(pages)');

  unmount();
  expect(document.documentElement.dataset.printing).toBeUndefined();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it("lays a wide table across the page", async () => {
  await renderWithStore(
    <PrintPage paper="a4-landscape" title="Main courante">
      <p>204</p>
    </PrintPage>,
  );
  expect(pageRule()).toContain("size: A4 landscape");
  const sheet = screen.getByRole("article", { hidden: true });
  await expect.poll(() => sheet.textContent).toMatch(/Printed on .* by Yasmine Haddad/);
});

it("prints light from a dark screen, and turns back", async () => {
  localStorage.setItem("funduq.theme", "dark");
  await renderWithStore(invoice);
  const root = document.documentElement.dataset;
  expect(root.colorScheme).toBe("dark");
  window.dispatchEvent(new Event("beforeprint"));
  expect(root.colorScheme).toBe("light");
  window.dispatchEvent(new Event("afterprint"));
  expect(root.colorScheme).toBe("dark");
});

it("POS-06 a receipt goes to the printer as soon as it stands, as long as what is on it", async () => {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(960);
  const onPrinted = vi.fn();
  await renderWithStore(
    <PrintPage paper="receipt" title="Bill 12/04" stamped={false} onPrinted={onPrinted}>
      <p>Couscous</p>
    </PrintPage>,
  );
  await expect.poll(() => onPrinted.mock.calls.length).toBe(1);
  expect(window.print).toHaveBeenCalledOnce();
  expect(pageRule()).toContain("size: 80mm 270mm");
});
