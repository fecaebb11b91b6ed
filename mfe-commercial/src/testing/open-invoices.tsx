import { screen, within } from "@testing-library/react";
import { openCommercial } from "./open-commercial.tsx";

export const companyId = "00000000-0000-4000-8000-000000000002";
export const url = `?company=${companyId}&tab=invoices`;
export const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/gu, " ");

/** Two invoices are there: of Yacine, and of the other two guests. */
export async function openInvoices() {
  const page = await openCommercial(url);
  const [first, second, third] = page.books.debtors;
  if (!first || !second || !third) throw new Error("three debtors");
  const issue = (...debtors: (typeof first)[]) =>
    page.books.issue(companyId, {
      debtorIds: debtors.map(({ id }) => id),
      paymentMethod: "Bank Transfer",
    });
  issue(first);
  issue(second, third);
  await screen.findByRole("button", { name: "Search Invoices" });
  return page;
}

export async function searchAll() {
  const page = await openInvoices();
  await page.user.click(screen.getByRole("button", { name: "Search Invoices" }));
  await screen.findByRole("grid", { name: "Invoices" });
  return page;
}

export const numbers = () =>
  within(screen.getByRole("grid", { name: "Invoices" }))
    .getAllByRole("button", { name: /^Preview INV/u })
    .map((button) => button.getAttribute("aria-label")?.replace("Preview ", ""));
export const tick = (number: string) =>
  within(screen.getByRole("row", { name: new RegExp(number, "u") })).getByRole("checkbox");
export const payButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Record Payment" });
