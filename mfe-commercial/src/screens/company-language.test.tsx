import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { accountHandlers } from "../standalone/account-handlers.ts";
import { openCommercial } from "../testing/open-commercial.tsx";
import { companyId, searchAll } from "../testing/open-invoices.tsx";

beforeAll(async () => {
  await import("./company-form/company-form-screen.tsx");
  await import("./commercial/account/account.tsx");
  await import("./commercial/account/print-statement-dialog.tsx");
  await import("../features/reminder/write-reminder-dialog.tsx");
  await import("../features/reminder/print-reminder-dialog.tsx");
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const letterhead = { address: "", city: "", phone: "", nif: "", rc: "", nis: "" };
  server.use(http.get(apiUrl("hotels/:hotelId/letterhead"), () => HttpResponse.json(letterhead)));
});

type Page = Pick<Awaited<ReturnType<typeof openCommercial>>, "house" | "store">;

/** The company's documents are in Arabic from now on. */
function setArabic({ house, store }: Page) {
  house.change(companyId, { documentLanguage: "ar" });
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Company"])));
}

async function openAccount() {
  server.use(...accountHandlers());
  const page = await openCommercial(`?company=${companyId}&tab=account`);
  await screen.findByRole("table", { name: /^From/u });
  return page;
}

const paper = async (name: string) => within(await screen.findByRole("dialog", { name }));

it("INV-14 COM-02 a statement is proposed in the company's language; another choice is for this paper alone", async () => {
  const page = await openAccount();
  setArabic(page);
  const { user } = page;
  const print = () => user.click(screen.getByRole("button", { name: "Print" }));
  await print();
  const first = await paper("Statement of account");
  expect(await first.findByText("الرصيد السابق")).toBeTruthy();
  await user.click(first.getByRole("radio", { name: "Français" }));
  expect(await first.findByText("Solde reporté")).toBeTruthy();
  await user.keyboard("{Escape}");
  await print();
  expect(await (await paper("Statement of account")).findByText("الرصيد السابق")).toBeTruthy();
  expect(localStorage.getItem("funduq.paper-language")).toBeNull();
});

it("INV-14 COM-02 a reminder is written and printed in the company's language", async () => {
  const page = await openAccount();
  setArabic(page);
  const { user } = page;
  await user.click(await screen.findByRole("button", { name: "Look at the reminder" }));
  expect(await (await paper("Reminder")).findByText("تذكير بالدفع")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save the letter" }));
  const pdf = await (await paper("Reminder")).findByRole("link", { name: "PDF" });
  expect(pdf.getAttribute("href")).toMatch(/\/pdf\?language=ar$/u);
});

it("INV-12 INV-15 COM-02 an invoice is printed in the company's language, as is its PDF", async () => {
  const page = await searchAll();
  setArabic(page);
  const { user } = page;
  await user.click(screen.getByRole("button", { name: /^Preview .*000002/u }));
  await user.click(await screen.findByRole("button", { name: "Print" }));
  const pdf = await (await paper("Print")).findByRole("link", { name: "PDF" });
  expect(pdf.getAttribute("href")).toMatch(/\/pdf\?language=ar$/u);
});

it("COM-02 INV-15 keeps the language of its documents, and takes it back", async () => {
  const { user, house } = await openCommercial(`/company/${companyId}`);
  await screen.findByLabelText(/^Company name/u);
  const language = () => screen.getByLabelText(/^Language of documents/u);
  expect(screen.getByText(/^Not set: a mail is proposed/u)).toBeTruthy();
  await user.selectOptions(language(), "العربية");
  expect(screen.getByText(/^Its mails, reminders, statements/u)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(house.find(companyId)?.documentLanguage).toBe("ar"));
  await user.click(await screen.findByRole("tab", { name: "Details" }));
  const said = await screen.findByText("Language of documents");
  expect(said.nextSibling?.textContent).toBe("العربية");
  await user.click(screen.getByRole("link", { name: "Edit" }));
  await screen.findByLabelText(/^Company name/u);
  await user.selectOptions(language(), "Not set");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(house.find(companyId)?.documentLanguage).toBeNull());
});
