import { screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Tabs } from "./tabs.tsx";
import { useUrlTab } from "./use-url-tab.ts";

function CompanyTabs() {
  const [tab, setTab] = useUrlTab(["debtors", "invoices", "agreement"]);
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
      <output aria-label="address">{useLocation().search}</output>
    </>
  );
}

const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const address = () => screen.getByLabelText("address").textContent;

it("X-06 arrows, Home and End move along the tabs; the address says which", async () => {
  const { user } = await renderWithStore(<CompanyTabs />, { route: "/?search=sona" });
  expect(selected()).toBe("Debtors");

  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(selected()).toBe("Invoices");
  expect(address()).toBe("?search=sona&tab=invoices");
  expect(document.activeElement?.textContent).toBe("Invoices");

  await user.keyboard("{End}{ArrowRight}");
  expect(selected()).toBe("Debtors");
  expect(address()).toBe("?search=sona");
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
