import { invoiceMailSchema } from "@funduq/shared-types/contracts/invoice-mail";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openCommercial } from "../../testing/open-commercial.tsx";

const companyId = "00000000-0000-4000-8000-000000000002";
const mailsUrl = apiUrl("hotels/:hotelId/invoices/:invoiceId/mails");

/** The dialog of the only invoice of the company, to be mailed. */
async function openMail() {
  const page = await openCommercial(`?company=${companyId}&tab=invoices`);
  const debtorIds = page.books.debtors.slice(0, 1).map(({ id }) => id);
  page.books.issue(companyId, { debtorIds, paymentMethod: "Bank Transfer" });
  await page.user.click(await screen.findByRole("button", { name: "Search Invoices" }));
  await page.user.click(await screen.findByRole("button", { name: /^Preview INV/u }));
  await page.user.click(await screen.findByRole("button", { name: "Send by e-mail" }));
  const dialog = await screen.findByRole("dialog", { name: "Send by e-mail" });
  await within(dialog).findByLabelText(/^To/u);
  return { ...page, dialog };
}

const field = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).getByLabelText<HTMLInputElement>(name);
const sendFrom = (dialog: HTMLElement) => within(dialog).getByRole("button", { name: "Send" });
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll(/[\u2066-\u2069]/gu, "");

/** The mails that are asked for from now on. */
function heardMails(): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post(mailsUrl, async ({ request }) => void asked.push(await request.clone().json())),
  );
  return asked;
}

it("INV-15 proposes the company's address, its language and a text with number, day, amount and due date", async () => {
  const { dialog } = await openMail();
  expect(field(dialog, /^To/u).value).toBe("compta@cevital.example");
  expect(field(dialog, /^Language/u).value).toBe("fr");
  expect(plain(field(dialog, /^Subject/u).value)).toBe("Hotel El Djazair – facture N° 2026/000001");
  expect(plain(field(dialog, /^Text/u).value)).toContain(
    "notre facture N° 2026/000001 du 10/04/2026, d’un montant de 11.900,00 DA, à régler au plus tard le 10/04/2026.",
  );
  expect(within(dialog).getByText("The attached document is in French.")).toBeTruthy();
});

it("INV-15 another language brings its own words, and leaves what was typed", async () => {
  const { dialog, user } = await openMail();
  await user.clear(field(dialog, /^Subject/u));
  await user.type(field(dialog, /^Subject/u), "Avril");
  await user.selectOptions(field(dialog, /^Language/u), "ar");
  expect(field(dialog, /^Subject/u).value).toBe("Avril");
  expect(field(dialog, /^Text/u).value).toContain("تجدون طيه فاتورتنا");
  expect(within(dialog).getByText("The attached document is in Arabic.")).toBeTruthy();
});

it("INV-15 goes to several addresses; the next one is proposed as a duplicate", async () => {
  const { dialog, user } = await openMail();
  const asked = heardMails();
  await user.type(field(dialog, /^To/u), "; Chef@Cevital.example");
  await user.click(sendFrom(dialog));
  expect(await screen.findByText("2 mails are on their way.")).toBeTruthy();
  expect(asked).toMatchObject([
    {
      recipients: ["compta@cevital.example", "chef@cevital.example"],
      language: "fr",
      isDuplicate: false,
    },
  ]);
  const sent = await screen.findByRole("region", { name: "Sent by e-mail" });
  expect(within(sent).getAllByText("Sent")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Send by e-mail" }));
  const again = await screen.findByRole("dialog", { name: "Send by e-mail" });
  await waitFor(() =>
    expect(
      within(again).getByRole<HTMLInputElement>("checkbox", { name: "Mark as a duplicate" })
        .checked,
    ).toBe(true),
  );
});

it("INV-15 says which address is wrong, and that one is missing; nothing is sent", async () => {
  const { dialog, user } = await openMail();
  const asked = heardMails();
  await user.type(field(dialog, /^To/u), ", nobody");
  await user.click(sendFrom(dialog));
  expect(await within(dialog).findByText("Not an e-mail address: nobody")).toBeTruthy();
  await user.clear(field(dialog, /^To/u));
  await user.type(field(dialog, /^To/u), Array.from({ length: 11 }, (_, n) => `n${n}@a.dz`).join());
  expect(await within(dialog).findByText("At most 10 addresses.")).toBeTruthy();
  await user.clear(field(dialog, /^To/u));
  await user.click(sendFrom(dialog));
  expect(field(dialog, /^To/u).getAttribute("aria-invalid")).toBe("true");
  expect(asked).toEqual([]);
});

it("INV-15 X-06 keeps what was typed when it can't be sent", async () => {
  const { dialog, user } = await openMail();
  server.use(http.post(mailsUrl, () => problem("service.busy")));
  await user.type(field(dialog, /^Text/u), " Merci.");
  await user.click(sendFrom(dialog));
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
  expect(field(dialog, /^Text/u).value).toContain("Merci.");
});

it("INV-15 says how each mail went, and why one failed", async () => {
  const mail = (recipient: string, state: string, failure: string) =>
    invoiceMailSchema.parse({
      id: crypto.randomUUID(),
      recipient,
      language: "ar",
      isDuplicate: false,
      queuedAt: "2026-04-10T09:30:00Z",
      queuedBy: "Nadia Hamdi",
      state,
      failure,
    });
  const mails = [
    mail("slow@cevital.example", "waiting", "server-unreachable"),
    mail("gone@cevital.example", "failed", "address-refused"),
  ];
  const page = openMail();
  server.use(
    http.get(mailsUrl, () => HttpResponse.json({ recipient: null, language: "ar", mails })),
  );
  const { dialog } = await page;
  const [slow, gone] = within(dialog).getAllByRole("listitem");
  expect(slow?.textContent).toContain("slow@cevital.exampleOn its way");
  expect(slow?.textContent).toContain("The mail server could not be reached.");
  expect(gone?.textContent).toContain("gone@cevital.exampleNot delivered");
  expect(gone?.textContent).toContain("The mail server refused the address.");
  expect(field(dialog, /^To/u).value).toBe("");
  expect(
    within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "Mark as a duplicate" }).checked,
  ).toBe(false);
});
