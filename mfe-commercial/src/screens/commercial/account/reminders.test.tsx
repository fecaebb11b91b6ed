import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { accountHandlers } from "../../../standalone/account-handlers.ts";
import { openCommercial } from "../../../testing/open-commercial.tsx";

beforeAll(async () => {
  await import("./account.tsx");
  await import("../due-reminders.tsx");
  await import("../../../features/reminder/write-reminder-dialog.tsx");
  await import("../../../features/reminder/print-reminder-dialog.tsx");
}, 60_000);

const CEVITAL = "00000000-0000-4000-8000-000000000002";

async function openAccount() {
  server.use(...accountHandlers());
  return openCommercial(`?company=${CEVITAL}&tab=account`);
}

it("INV-14 a letter that is due is looked at, saved, and printed or opened as PDF", async () => {
  const { user, reminders } = await openAccount();
  await user.click(await screen.findByRole("button", { name: "Look at the reminder" }));
  const seen = within(await screen.findByRole("dialog", { name: "Reminder" }));
  expect(await seen.findByText("Rappel de paiement")).toBeTruthy();
  expect(seen.getByText("2026/000001")).toBeTruthy();
  expect(seen.getAllByText("60.000,00")).toHaveLength(2);
  await user.click(seen.getByRole("button", { name: "Save the letter" }));
  expect(await screen.findByText("The letter was saved.")).toBeTruthy();
  expect(reminders.letters.written).toMatchObject([{ step: "first" }]);

  const printed = within(await screen.findByRole("dialog", { name: "Reminder" }));
  const pdf = await printed.findByRole("link", { name: "PDF" });
  const { id } = reminders.letters.written[0] ?? {};
  expect(pdf.getAttribute("href")).toMatch(new RegExp(`/reminders/${id}/pdf\\?language=fr$`, "u"));
  await user.click(printed.getByRole("radio", { name: "العربية" }));
  expect(await printed.findByText("تذكير بالدفع")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(await screen.findByText("No reminder is due.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Print: Reminder of 10/04/2026" })).toBeTruthy();
  expect(screen.getByText(/^Written by/u).textContent).toContain("INV-20260304-000001");
});

it("INV-14 a letter whose invoice was paid meanwhile is refused, and stays to be read", async () => {
  const { user, reminders, store } = await openAccount();
  await user.click(await screen.findByRole("button", { name: "Look at the reminder" }));
  const seen = within(await screen.findByRole("dialog", { name: "Reminder" }));
  reminders.letters.due.length = 0;
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Company"])));
  await user.click(seen.getByRole("button", { name: "Save the letter" }));
  expect(await seen.findByText(/were paid, credited or reminded of meanwhile/u)).toBeTruthy();
  expect(seen.getByText("2026/000001")).toBeTruthy();
  expect(reminders.letters.written).toEqual([]);
});

it("INV-14 the companies to remind are listed, and each leads to its account", async () => {
  server.use(...accountHandlers());
  const { user, address } = await openCommercial();
  await user.click(await screen.findByRole("button", { name: "Reminders" }));
  const list = within(await screen.findByRole("dialog", { name: "Companies to remind" }));
  const link = await list.findByRole("link", { name: "Cevital" });
  expect(
    list.getByText("60.000,00 DA", { normalizer: (text) => text.replaceAll("\u00a0", " ") }),
  ).toBeTruthy();
  await user.click(link);
  expect(await screen.findByText(/^A reminder is due 7 days after the due date/u)).toBeTruthy();
  expect(address()).toContain("tab=account");
});

it("INV-14 reminders that can't be read say so", async () => {
  server.use(...accountHandlers());
  const page = openCommercial(`?company=${CEVITAL}&tab=account`);
  server.use(
    http.get(apiUrl("hotels/:hotelId/companies/:companyId/reminders"), () =>
      problem("service.busy"),
    ),
  );
  await page;
  expect(await screen.findByText("The reminders could not be loaded.")).toBeTruthy();
});
