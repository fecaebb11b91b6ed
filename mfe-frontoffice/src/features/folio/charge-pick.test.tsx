import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { chargeItems } from "../../standalone/mock-rooms.ts";
import { openForm } from "../../testing/open-folios.tsx";
import { openAccount } from "../../testing/open-group-account.tsx";

const list = apiUrl("hotels/:hotelId/charge-items");
const charges = apiUrl("hotels/:hotelId/bookings/:bookingId/charges");
const [water] = chargeItems;

/** What the dialog sends, answered by `answer` or by the hotel itself. */
function listen(answer?: () => Response) {
  const sent: object[] = [];
  server.use(
    http.post(charges, async ({ request }) => {
      sent.push((await request.clone().json()) as object);
      return answer?.();
    }),
  );
  return sent;
}

const shownIn = (field: HTMLElement) => (field as HTMLInputElement | HTMLSelectElement).value;

test("FOL-04 an item is picked and posted by the keys alone: its name, Enter, how many, Enter", async () => {
  const { form, user } = await openForm("Post Charge");
  const sent = listen();
  await user.keyboard("eau");
  expect(await form.findByRole("option", { name: /Eau minérale.*150,00/ })).toBeTruthy();
  await user.keyboard("{Enter}");
  const quantity = form.getByRole<HTMLInputElement>("spinbutton", { name: /Quantity/ });
  expect(document.activeElement).toBe(quantity);
  expect([quantity.selectionStart, quantity.selectionEnd]).toEqual([0, 1]);
  await user.keyboard("2{Enter}");
  expect(await screen.findByText("Charge posted successfully!")).toBeTruthy();
  expect(sent).toEqual([
    expect.objectContaining({
      description: "Eau minérale × 2",
      department: "Restaurant",
      amountCentimes: 30_000,
      chargeItem: { id: water?.id, priceCentimes: 15_000 },
    }),
  ]);
});

test("FOL-04 an item brings its department, and other words are a free charge without its amount", async () => {
  const { form, user } = await openForm("Post Charge");
  const sent = listen();
  await user.keyboard("mas{ArrowDown}{Enter}");
  expect(shownIn(form.getByLabelText(/Department/))).toBe("Spa");
  expect(shownIn(form.getByLabelText(/Amount/))).toBe("4.500,00");
  const description = form.getByRole("combobox", { name: /Description/ });
  await user.clear(description);
  await user.type(description, "Dinner");
  expect(form.queryByLabelText(/Quantity/)).toBeNull();
  expect(shownIn(form.getByLabelText(/Amount/))).toBe("");
  await user.type(form.getByLabelText(/Amount/), "500{Enter}");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty("chargeItem");
});

test("FOL-04 X-06 the down arrow shows the whole catalogue before a letter is typed; Esc leaves the field as it was", async () => {
  const { form, user } = await openForm("Post Charge");
  expect(form.queryByRole("listbox")).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect((await form.findByRole("listbox")).children).toHaveLength(chargeItems.length);
  await user.keyboard("{Escape}");
  expect(form.queryByRole("listbox")).toBeNull();
  await user.keyboard("{ArrowDown}{Enter}");
  const picked = form.getByRole("combobox", { name: /Description/ });
  expect(chargeItems.map(({ name }) => name)).toContain(shownIn(picked));
});

test("FOL-04 a number that is none is said at the quantity, and nothing is posted", async () => {
  const { form, user } = await openForm("Post Charge");
  const sent = listen();
  await user.keyboard("eau{Enter}0{Enter}");
  expect(form.getByText("Please enter a whole number from 1 to 999.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("FOL-04 another price since is said, what was typed stays, and the new price is taken by a button", async () => {
  const { form, user } = await openForm("Post Charge");
  const now = { name: "Eau minérale", priceCentimes: 18_000 };
  const sent = listen(() => problem("charge-item.price-changed", now));
  await user.keyboard("eau{Enter}3");
  server.use(http.get(list, () => HttpResponse.json({ items: [{ ...water, ...now }] })));
  await user.keyboard("{Enter}");
  expect(await form.findByText(/'Eau minérale' now costs 180,00/)).toBeTruthy();
  expect(shownIn(form.getByLabelText(/Quantity/))).toBe("3");
  await user.click(await form.findByRole("button", { name: /Take the new price: 180,00/ }));
  expect(shownIn(form.getByLabelText(/Amount/))).toBe("540,00");
  await user.click(form.getByRole("button", { name: "Post Charge" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    amountCentimes: 54_000,
    chargeItem: { id: water?.id, priceCentimes: 18_000 },
  });
});

test("FOL-04 an item that was retired since is refused with words, and what was typed stays", async () => {
  const { form, user } = await openForm("Post Charge");
  listen(() => problem("charge-item.retired", { name: "Eau minérale" }));
  await user.keyboard("eau{Enter}2{Enter}");
  expect(await form.findByText(/'Eau minérale' is no longer offered/)).toBeTruthy();
  expect(shownIn(form.getByRole("combobox", { name: /Description/ }))).toBe("Eau minérale × 2");
  expect(shownIn(form.getByLabelText(/Quantity/))).toBe("2");
});

test("FOL-04 without the catalogue a free charge is posted as ever", async () => {
  server.use(http.get(list, () => problem("service.busy")));
  const { form, user } = await openForm("Post Charge");
  const sent = listen();
  await user.keyboard("eau");
  await user.type(form.getByLabelText(/Amount/), "500{Enter}");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ description: "eau", amountCentimes: 50_000 });
});

test("FOL-04 GRP-03 an item is posted on a group's account too", async () => {
  const { user, sent, dialog } = await openAccount();
  await user.click(dialog.getByRole("button", { name: "Post Charge" }));
  within(await screen.findByRole("dialog", { name: "Post Charge" }));
  await user.keyboard("eau{Enter}2{Enter}");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    description: "Eau minérale × 2",
    department: "Restaurant",
    amountCentimes: 30_000,
    chargeItem: { id: water?.id, priceCentimes: 15_000 },
  });
});
