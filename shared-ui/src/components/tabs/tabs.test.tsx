import { act, screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Tabs } from "./tabs.tsx";
import { useUrlTab } from "./use-url-tab.ts";

function CompanyTabs() {
  const [tab, setTab] = useUrlTab(["debtors", "invoices", "agreement"]);
  const { search, hash } = useLocation();
  return (
    <>
      <Tabs
        label="Company"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: "debtors", label: "Debtors", content: "To be invoiced" },
          { id: "invoices", label: "Invoices", content: "Unpaid" },
          { id: "agreement", label: "Agreement", content: "Rates" },
        ]}
      />
      <output aria-label="address">{search + hash}</output>
    </>
  );
}

const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const address = () => screen.getByLabelText("address").textContent;

it("X-06 arrows, Home and End move along the tabs; the address says which", async () => {
  const { user } = await renderWithStore(<CompanyTabs />, { route: "/?company=7#search=sona" });
  expect(selected()).toBe("Debtors");

  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(selected()).toBe("Invoices");
  expect(address()).toBe("?company=7&tab=invoices#search=sona");
  expect(document.activeElement?.textContent).toBe("Invoices");

  await user.keyboard("{End}{ArrowRight}");
  expect(selected()).toBe("Debtors");
  expect(address()).toBe("?company=7#search=sona");
});

it("X-05 arrows follow the direction of reading; a link opens its tab", async () => {
  const { user } = await renderWithStore(
    <div style={{ direction: "rtl" }}>
      <CompanyTabs />
    </div>,
    { language: "ar", route: "/?tab=invoices" },
  );
  expect(selected()).toBe("Invoices");
  screen.getByRole("tab", { selected: true }).focus();

  await user.keyboard("{ArrowLeft}");
  expect(selected()).toBe("Agreement");
});

it("X-06 the chosen tab is in sight also where the dialog around it opens after it was made", async () => {
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "scrollWidth");
    Reflect.deleteProperty(HTMLElement.prototype, "clientWidth");
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const sized: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        sized.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  let isOpen = false;
  const width = (open: number) => ({ configurable: true, get: () => (isOpen ? open : 0) });
  Object.defineProperty(HTMLElement.prototype, "scrollWidth", width(300));
  Object.defineProperty(HTMLElement.prototype, "clientWidth", width(200));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (!isOpen) return new DOMRect();
    if (this.role === "tablist") return new DOMRect(0, 0, 200, 40);
    return new DOMRect(Array.from(this.parentElement?.children ?? []).indexOf(this) * 100, 0, 100);
  });
  await renderWithStore(<CompanyTabs />, { route: "/?tab=agreement" });
  const list = screen.getByRole("tablist");
  expect(list.scrollLeft).toBe(0);

  isOpen = true;
  act(() => {
    for (const tell of sized) tell();
  });
  expect(list.scrollLeft).toBeGreaterThanOrEqual(100);
});

it("X-06 without its list a panel has the name of the choice, and what is open in it stays", async () => {
  const tabs = [{ id: "only", label: "Only", content: <input aria-label="Note" /> }];
  const panel = (listHidden: boolean) => (
    <Tabs label="Company" value="only" onChange={() => {}} tabs={tabs} listHidden={listHidden} />
  );
  const { user, rerender } = await renderWithStore(panel(false));
  await user.type(screen.getByLabelText("Note"), "typed");
  rerender(panel(true));
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.getByRole("region", { name: "Company" })).toBeTruthy();
  expect(screen.getByLabelText("Note")).toHaveProperty("value", "typed");
});
