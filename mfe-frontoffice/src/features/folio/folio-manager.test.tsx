import { apiUrl, http, problem, server, unreachable } from "@funduq/shared-ui/testing/server";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { refund } from "../../standalone/mock-folios.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { openFolios, openForm } from "../../testing/open-folios.tsx";
import { bookingIn, openPanel } from "../../testing/open-panel.tsx";

afterEach(() => localStorage.clear());

const url = (path: string) => apiUrl(`hotels/:hotelId/bookings/:bookingId/${path}`);

test("FOL-03 FOL-02 X-01 a tab per folio with its balance, and the lines with date and amount", async () => {
  const { folios, user } = await openFolios();
  const tabs = folios.getAllByRole("tab").map(({ textContent }) => textContent);

  expect(tabs).toEqual(["Guest 19.500,00\u00a0DA", "Sonatrach 0,00\u00a0DA"]);
  expect(folios.getAllByRole("columnheader").map(({ textContent }) => textContent?.trim())).toEqual(
    ["Date", "Description", "Amount", "Reverse", "Move", "Split"],
  );
  expect(folios.getByText("10/04/2026")).toBeTruthy();
  await user.click(folios.getByRole("tab", { name: /Sonatrach/ }));
  expect(folios.getByText("Nothing has been posted to this folio yet.")).toBeTruthy();
});

test("FOL-04 a charge needs description, department and amount; Restaurant and the guest's folio are set", async () => {
  const { form, user } = await openForm("Post Charge");
  expect(form.getByLabelText<HTMLSelectElement>(/Department/).value).toBe("Restaurant");
  const choices = form.getByLabelText<HTMLSelectElement>(/Folio/);
  expect(choices.selectedOptions[0]?.text).toBe("Guest");
  expect([...choices.options].map(({ text }) => text)).toEqual(["Guest", "Sonatrach"]);
  await user.click(form.getByRole("button", { name: "Post Charge" }));

  const said = "Please enter a valid description, department, and amount.";
  expect(form.getAllByRole("alert").map(({ textContent }) => textContent?.trim())).toEqual([
    said,
    "Please enter a valid amount.",
  ]);
  await user.type(form.getByLabelText(/Description/), "Dinner");
  expect(form.getByText(said)).toBeTruthy();
  await user.type(form.getByLabelText(/Amount/), "1.250,50");
  await user.click(form.getByRole("button", { name: "Post Charge" }));
  expect(await screen.findByText("Charge posted successfully!")).toBeTruthy();
  expect(await screen.findByText("1.250,50 DA")).toBeTruthy();
});

test("FOL-04 a failed charge says so and keeps what was typed", async () => {
  const { form, user } = await openForm("Post Charge");
  server.use(http.post(url("charges"), () => problem("service.busy")));
  await user.type(form.getByLabelText(/Description/), "Dinner");
  await user.type(form.getByLabelText(/Amount/), "500{Enter}");

  expect(await form.findByText(/Failed to post charge\. Please check the console\./)).toBeTruthy();
  expect(form.getByDisplayValue("Dinner")).toBeTruthy();
});

test("FOL-05 a payment needs an amount above zero; it reads 'Payment - {method}'", async () => {
  const { form, user } = await openForm("Post Payment");
  await user.type(form.getByLabelText(/Amount/), "0");
  await user.click(form.getByRole("button", { name: "Post Payment" }));
  expect(form.getByText("Please enter a valid amount. It must be above zero.")).toBeTruthy();

  const methods = [...form.getByLabelText<HTMLSelectElement>("Method").options];
  expect(methods.map(({ text }) => text)).toEqual([
    "Cash",
    "Credit Card",
    "Bank Transfer",
    "Other",
  ]);
  await user.clear(form.getByLabelText(/Amount/));
  await user.type(form.getByLabelText(/Amount/), "9.500");
  await user.selectOptions(form.getByLabelText("Method"), "Credit Card");
  await user.click(form.getByRole("button", { name: "Post Payment" }));
  expect(await screen.findByText("Payment posted successfully!")).toBeTruthy();
  expect(await screen.findByText("Payment - Credit Card")).toBeTruthy();
  expect(screen.getByText("-9.500,00 DA")).toBeTruthy();
});

test("FOL-05 X-02 a payment whose answer was lost is taken once when it is sent again", async () => {
  const { form, user } = await openForm("Post Payment");
  const keys: (string | null)[] = [];
  const hear = ({ request }: { request: Request }) =>
    void keys.push(request.headers.get("idempotency-key"));
  server.use(http.post(url("payments"), hear));
  server.use(
    http.post(
      url("payments"),
      ({ request }) => {
        hear({ request });
        return unreachable();
      },
      { once: true },
    ),
  );
  await user.type(form.getByLabelText(/Amount/), "9.500{Enter}");
  // Nobody knows whether it failed, so nobody says that it did.
  expect(await form.findByText(/It may have been saved all the same\./)).toBeTruthy();
  expect(form.queryByText(/Failed to post payment/)).toBeNull();
  await user.click(form.getByRole("button", { name: "Post Payment" }));

  expect(await screen.findByText("Payment posted successfully!")).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("FOL-02 FOL-06 what can be done with a posting stands under the head that says it", async () => {
  const { folios } = await openFolios();
  const heads = folios.getAllByRole("columnheader").map(({ textContent }) => textContent);
  for (const deed of ["Reverse", "Move", "Split"]) {
    const button = folios.getByRole("button", { name: `${deed}: Room 201` });
    expect(heads[button.closest("td")?.cellIndex ?? -1]).toBe(deed);
  }
});

test("FOL-06 a posting moves to the folio that is chosen; none chosen is refused", async () => {
  const { folios, user } = await openFolios();
  await user.click(folios.getByRole("button", { name: "Move: Room 201" }));
  const form = within(await screen.findByRole("dialog", { name: "Move to another folio" }));
  await user.click(form.getByRole("button", { name: "Move" }));
  expect(form.getByText("Please select a destination folio.")).toBeTruthy();
  expect(form.getByDisplayValue("Choose a folio")).toBeTruthy();
  await user.selectOptions(form.getByLabelText(/Destination folio/), "Sonatrach");
  await user.click(form.getByRole("button", { name: "Move" }));

  expect(await screen.findByText("Moved to Sonatrach.")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("tab", { name: /Sonatrach/ }).textContent).toContain("19.500,00"),
  );
});

test("FOL-06 onto its own folio nothing is sent; a refusal is told in its words", async () => {
  const { folios, user } = await openFolios();
  await user.click(folios.getByRole("button", { name: "Move: Room 201" }));
  const form = within(await screen.findByRole("dialog", { name: "Move to another folio" }));
  server.use(http.post(url("postings/:postingId/move"), () => problem("folio.posting-not-found")));
  await user.selectOptions(form.getByLabelText(/Destination folio/), "Sonatrach");
  await user.click(form.getByRole("button", { name: "Move" }));
  const said = /Transaction to move was not found in the source folio\./;
  expect(await form.findByText(said)).toBeTruthy();

  await user.selectOptions(form.getByLabelText(/Destination folio/), "Guest");
  await user.click(form.getByRole("button", { name: "Move" }));
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Move to another folio" })).toBeNull(),
  );
});

test("FOL-02 a reversal needs a reason, stands beside what it takes back, and is final", async () => {
  const { folios, user } = await openFolios();
  await user.click(folios.getByRole("button", { name: "Reverse: Room 201" }));
  const form = within(await screen.findByRole("dialog", { name: "Reverse this posting?" }));
  await user.click(form.getByRole("button", { name: "Reverse" }));
  expect(form.getByText("Please provide a reason for the reversal.")).toBeTruthy();
  await user.type(form.getByLabelText(/Reason/), "Posted twice{Control>}{Enter}{/Control}");

  expect(await screen.findByText("Posting reversed.")).toBeTruthy();
  const reversal = within(await folios.findByRole("row", { name: /Reverses: Room 201/ }));
  expect(reversal.getByText("Reason: Posted twice")).toBeTruthy();
  expect(reversal.getByText(/-/).textContent).toContain("19.500,00");
  expect(folios.getByText("Reversed")).toBeTruthy();
  expect(folios.queryByRole("button", { name: /^Reverse:/ })).toBeNull();
  expect(screen.getByRole("tab", { name: /Guest/ }).textContent).toContain("0,00");
});

test("FOL-02 a line and its reversal stand together, and are hidden while the desk wishes so", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "201");
  const folioId = booking.folios[0]?.id ?? "";
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes: 2_450_000 } as never);
  const part = { folioId, method: "Cash", amountCentimes: 200_000, reason: "Left early" };
  refund(hotel, booking.id, part as never);
  const { dialog, user } = await openPanel("201", "folios", /^Folio Manager/, hotel);
  const rows = () => dialog.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows()).toHaveLength(8);
  expect(rows()[3]).toMatch(/Reverses: Payment - Cash/);
  expect(rows()[5]).toMatch(/Reverses: Payment - Cash/);
  const before = dialog.getByText(/^Balance/).textContent;

  await user.click(dialog.getByRole("button", { name: "Hide cancelled lines (4)" }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(rows()[2]).toMatch(/Payment - Cash.*-22\.500,00/);
  expect(dialog.getByText(/^Balance/).textContent).toBe(before);
  expect(dialog.queryByText(/Left early/)).toBeNull();

  // So it is the next time, too.
  cleanup();
  const again = await openPanel("201", "folios", /^Folio Manager/, hotel);
  expect(again.dialog.getAllByRole("row")).toHaveLength(4);
  await again.user.click(again.dialog.getByRole("button", { name: "Show cancelled lines (4)" }));
  await waitFor(() => expect(again.dialog.getAllByRole("row")).toHaveLength(8));
});

test("FOL-02 a reason that is too long is kept whole, and said to be too long", async () => {
  const { folios, user } = await openFolios();
  await user.click(folios.getByRole("button", { name: "Reverse: Room 201" }));
  const form = within(await screen.findByRole("dialog", { name: "Reverse this posting?" }));
  const reason = form.getByLabelText<HTMLTextAreaElement>(/Reason/);
  await user.click(reason);
  await user.paste("a".repeat(501));
  await user.click(form.getByRole("button", { name: "Reverse" }));
  expect(reason.value).toHaveLength(501);
  expect(form.getByText("At most 500 characters.")).toBeTruthy();

  await user.type(reason, "{Backspace}");
  expect(form.queryByText("At most 500 characters.")).toBeNull();
  await user.click(form.getByRole("button", { name: "Reverse" }));
  expect(await screen.findByText("Posting reversed.")).toBeTruthy();
});

test("FOL-03 F9 opens the payment", async () => {
  const { user } = await openFolios();
  await user.keyboard("[F9]");

  expect(await screen.findByRole("dialog", { name: "Post Payment" })).toBeTruthy();
});
