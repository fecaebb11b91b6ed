import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openFolio } from "../../standalone/mock-folios.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { reverse } from "../../standalone/mock-steps.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn, openPanel } from "../../testing/open-panel.tsx";

beforeEach(async () => {
  await import("./print-folio-dialog.tsx");
  // jsdom has no printer.
  window.print = vi.fn();
  vi.spyOn(CSSStyleSheet.prototype, "replaceSync").mockImplementation(() => {});
}, 60_000);

function charged() {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "101");
  const folioId = booking.folios[0]?.id;
  const dinner = { description: "Dîner en terrasse", department: "Restaurant" };
  hotel.charge(booking.id, { folioId, ...dinner, amountCentimes: 345_050 } as never);
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes: 45_050 } as never);
  return hotel;
}

test("FOL-05 a payment's reference is on the paper", async () => {
  const hotel = charged();
  const { id, folios } = bookingIn(hotel, "101");
  const payment = { method: "Credit Card", amountCentimes: 10_000, reference: "TPE 004213" };
  hotel.pay(id, { folioId: folios[0]?.id, ...payment } as never);
  const { user, dialog } = await openPanel("101", "folios", /^Folio Manager/, hotel);
  await user.click(dialog.getByRole("button", { name: "Print" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print the folio" }));
  const paper = await preview.findByRole("article");
  expect(paper.textContent).toMatch(/Règlement – Carte bancaire · réf\. TPE 004213/);
});

test("FOL-03 the folio is shown as it will stand on paper, and printed; it is no invoice", async () => {
  const { user, dialog } = await openPanel("101", "folios", /^Folio Manager/, charged());
  await user.click(dialog.getByRole("button", { name: "Print" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print the folio" }));
  const paper = await preview.findByRole("article");
  // Where the paper is wider than the screen, it is read from where its language begins.
  expect(paper.closest("section")?.dir).toBe("ltr");
  expect(paper.lang).toBe("fr");
  const text = paper.textContent ?? "";
  expect(text).toContain("Ce document n’est pas une facture.");
  expect(text).toMatch(/NIF 000016001234567\s+RC 16\/00-1234567 B 20/);
  expect(text).toMatch(/Dîner en terrasse\s*Restaurant\s*3\.450,50\sDA/);
  expect(text).toMatch(/Règlement – Espèces/);
  expect(text).toMatch(/Solde à payer\s*16\.000,00\sDA/);

  await user.click(preview.getByRole("radio", { name: "العربية" }));
  await preview.findByText("هذه الوثيقة ليست فاتورة.");
  const turned = preview.getByRole("article");
  expect(turned.closest("section")?.dir).toBe("rtl");
  expect([turned.lang, turned.dir]).toEqual(["ar", "rtl"]);
  expect(document.documentElement.lang).toBe("en");
  await user.click(preview.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
});

test("FOL-11 an empty folio of another guest is no choice on paper, until something is charged to it", async () => {
  const hotel = charged();
  const { id } = bookingIn(hotel, "101");
  openFolio(hotel, id, { name: "Karim Khelifi" });
  openFolio(hotel, id, { name: "Lila Khelifi" });
  const folioId = bookingIn(hotel, "101").folios.find(({ name }) => name === "Lila Khelifi")?.id;
  const drink = { description: "Thé", department: "Restaurant", amountCentimes: 20_000 };
  hotel.charge(id, { folioId, ...drink } as never);
  const { user, dialog } = await openPanel("101", "folios", /^Folio Manager/, hotel);
  await user.click(dialog.getByRole("button", { name: "Print" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print the folio" }));
  const choice = preview.getByRole<HTMLSelectElement>("combobox", { name: "Folio" });
  const folios = [...choice.options].map(({ text }) => text);
  expect(folios).toEqual(["Guest", "Lila Khelifi"]);
});

test("the check-out leads to the paper, and its keys print rather than check out", async () => {
  const hotel = charged();
  const route = `/?booking=${bookingIn(hotel, "101").id}&panel=check-out`;
  const { user } = await openDashboard({ hotel, route });
  const dialog = await screen.findByRole("alertdialog", { name: /^Check out/ });
  await user.click(within(dialog).getByRole("button", { name: "Print" }));
  const preview = await screen.findByRole("dialog", { name: "Print the folio" });
  // Nothing is printed before the paper is there.
  await within(preview).findByRole("article");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(bookingIn(hotel, "101").status).toBe("Checked-in");
});

test("FOL-03 without its paper nothing is printed, and the keys reach no dialog below", async () => {
  const hotel = charged();
  const route = `/?booking=${bookingIn(hotel, "101").id}&panel=check-out`;
  const { user } = await openDashboard({ hotel, route });
  server.use(http.get(apiUrl("hotels/:hotelId/letterhead"), () => problem("internal")));
  const dialog = await screen.findByRole("alertdialog", { name: /^Check out/ });
  await user.click(within(dialog).getByRole("button", { name: "Print" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print the folio" }));
  await preview.findByText(/The head of the document could not be read\./);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await user.click(preview.getByRole("button", { name: "Print" }));
  expect(window.print).not.toHaveBeenCalled();
  expect(bookingIn(hotel, "101").status).toBe("Checked-in");
});

test("FOL-02 FOL-03 lines that cancel each other are left off the paper until they are asked for; no reason is printed", async () => {
  const hotel = charged();
  const booking = bookingIn(hotel, "101");
  const wrong = booking.folios[0]?.postings.find(({ department }) => department === "Restaurant");
  reverse(hotel, booking.id, wrong?.id ?? "", { reason: "Client mécontent" });
  const { user, dialog } = await openPanel("101", "folios", /^Folio Manager/, hotel);
  await user.click(dialog.getByRole("button", { name: "Print" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print the folio" }));
  const paper = await preview.findByRole("article");
  const balance = /Solde à payer\s*12\.549,50\sDA/;
  await waitFor(() => expect(paper.textContent).toMatch(balance));
  expect(paper.textContent).not.toMatch(/Dîner en terrasse/);

  await user.click(preview.getByRole("checkbox", { name: "Hide cancelled lines (2)" }));
  await waitFor(() => expect(paper.textContent).toMatch(/Dîner en terrasse.*Dîner en terrasse/s));
  expect(paper.textContent).toMatch(balance);
  expect(paper.textContent).not.toMatch(/mécontent|Motif/);
});

test("FOL-02 the folio and its paper say how much TVA and stay tax the charges contain", async () => {
  const hotel = charged();
  const [folio] = bookingIn(hotel, "101").folios;
  const dinner = folio?.postings.find(({ department }) => department === "Restaurant");
  // 3.450,50 − 500,00 = 2.950,50, of which 9 % is 243,62.
  Object.assign(dinner ?? {}, { tvaBp: 900, stayTaxCentimes: 50_000 });
  const { user, dialog } = await openPanel("101", "folios", /^Folio Manager/, hotel);
  const rowOf = (name: RegExp) => dialog.getByRole("row", { name }).textContent;
  expect(rowOf(/of which TVA/)).toMatch(/of which TVA at 9\s% on 2\.706,88\sDA.*243,62/);
  expect(rowOf(/of which stay tax/)).toMatch(/500,00/);
  await user.click(dialog.getByRole("button", { name: "Print" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print the folio" }));
  const paper = await preview.findByRole("article");
  expect(paper.textContent).toMatch(/dont TVA 9\s% sur 2\.706,88\sDA HT\s*243,62\sDA/);
  expect(paper.textContent).toMatch(/dont taxe de séjour\s*500,00\sDA/);
});
