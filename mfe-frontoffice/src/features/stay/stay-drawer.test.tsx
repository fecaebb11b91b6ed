import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
} from "@funduq/shared-ui/testing/server";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { policeHandlers } from "../../standalone/mock-police.ts";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";

const gapsUrl = apiUrl("hotels/:hotelId/bookings/:bookingId/police-gaps");
const checkInUrl = apiUrl("hotels/:hotelId/bookings/:bookingId/check-in");

async function openPanel(number: string, action: string) {
  const page = await openDashboard();
  await page.user.click(
    within(card(number)).getByRole("button", { name: `${action}, room ${number}` }),
  );
  return { ...page, panel: within(await screen.findByRole("alertdialog")) };
}

test("BK-18 a stay shows its guest, dates, rate, folios and history", async () => {
  const { user } = await openDashboard();
  await user.click(card("201"));
  const stay = within(await screen.findByRole("dialog", { name: /Room 201 · Leïla Khelifi/ }));

  expect(stay.getByText("Booked, room 201")).toBeTruthy();
  expect(stay.getByText(/Public Rate/)).toBeTruthy();
  expect(stay.getAllByText("19.500,00 DA")).toHaveLength(3);
  expect(stay.getAllByText("Sonatrach").length).toBeGreaterThan(0);
  expect(stay.getByRole("button", { name: /يسمينة حداد/ })).toBeTruthy();
});

const limited = { department: "Restaurant", limitCentimes: 500_000 };

test.each([
  [
    "for the room",
    [{ department: "Room", limitCentimes: 0, frequency: "perStay" }],
    "Pays: Room and its taxes",
  ],
  [
    "up to a limit",
    [{ ...limited, frequency: "perTransaction" }],
    /^Pays: Restaurant up to 5.000,00.DA each time/,
  ],
  ["by no rule", [], "Pays what is moved to its folio."],
] as const)(
  "BK-14 FOL-07 a company that pays %s: the stay says so, and who pays the rest",
  async (_, rules, said) => {
    const hotel = new MockHotel();
    for (const folio of bookingIn(hotel, "201").folios)
      if (folio.payer === "Company") folio.rules = [...rules] as never;
    const { user } = await openDashboard({ hotel });
    await user.click(card("201"));
    const stay = within(await screen.findByRole("dialog", { name: /Room 201 · Leïla Khelifi/ }));
    expect(await stay.findByText(said)).toBeTruthy();
    expect(stay.getByText(/The guest pays the rest\.$/)).toBeTruthy();
  },
);

test("BK-14 GRP-03 of a group's company stay it is not said that the guest pays the rest: the group may", async () => {
  const hotel = new MockHotel();
  bookingIn(hotel, "201").groupStatus = "Confirmed";
  const { user } = await openDashboard({ hotel });
  await user.click(card("201"));
  const stay = within(await screen.findByRole("dialog", { name: /Room 201 · Leïla Khelifi/ }));
  expect(await stay.findByText(/^Pays: /)).toBeTruthy();
  expect(stay.queryByText(/The guest pays the rest/)).toBeNull();
});

test("BK-14 a stay without a company says nothing of rules", async () => {
  const { user } = await openDashboard();
  await user.click(card("105"));
  const stay = within(await screen.findByRole("dialog", { name: /^Room 105 · / }));
  expect(await stay.findByText("None")).toBeTruthy();
  expect(stay.queryByText(/The guest pays the rest/)).toBeNull();
});

test("X-02 a stay that can't be had says so, and no longer that it is on its way", async () => {
  const { user } = await openDashboard();
  server.use(
    http.get(apiUrl("hotels/:hotelId/bookings/:bookingId"), () => problem("service.busy")),
  );
  await user.click(card("201"));
  expect(await screen.findByText("The booking could not be loaded.")).toBeTruthy();
  expect(screen.getByRole("dialog", { name: "Stay" })).toBeTruthy();
});

test.each([
  ["105", "alone", 1],
  ["201", "with a company", 0],
])(
  "FOL-07 what is left to pay is said of room %s, whose guest pays %s: %s times",
  async (number, _, times) => {
    const { user } = await openDashboard();
    await user.click(card(number));
    const stay = within(await screen.findByRole("dialog", { name: /^Room \d+ · / }));
    expect(await stay.findByText("Tourism tax (TDS)")).toBeTruthy();
    await waitFor(() =>
      expect(stay.queryAllByText("Left to pay for the stay")).toHaveLength(times),
    );
  },
);

test("BK-11 check-in asks first and says what matters; one press of Enter, then the guest is in", async () => {
  const { user, panel } = await openPanel("105", "Check in");
  expect(panel.getByRole("heading", { name: "Check in Sofiane Mansouri?" })).toBeTruthy();
  for (const fact of ["Clean", /night/, /per night/, "Balance now"])
    expect(panel.getAllByText(fact).length).toBeGreaterThan(0);
  expect(document.activeElement?.textContent).toBe("Check in");
  await user.keyboard("{Enter}");

  expect(await screen.findByText("Sofiane Mansouri is checked in to room 105.")).toBeTruthy();
  await waitFor(() => expect(within(card("105")).getByText("Occupied")).toBeTruthy());
});

test("BK-11 a room that is not ready says so, and the button is locked", async () => {
  const { panel } = await openPanel("104", "Check in");

  expect(panel.getByText(/It must be Clean or Inspected before check-in/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Cancel");
  expect(panel.getByRole<HTMLButtonElement>("button", { name: "Check in" }).disabled).toBe(true);
});

test("POL-02 what a police form still needs is said at check-in, and filled in there", async () => {
  const { user, panel } = await openPanel("105", "Check in");
  expect(await panel.findByText(/^Missing: .*document number/)).toBeTruthy();
  await user.click(panel.getByRole("button", { name: "Complete the form of Sofiane Mansouri" }));
  const form = await screen.findByRole("dialog", { name: /^Police form:/ });
  await within(form).findByLabelText(/^Address/);
  await user.click(within(form).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Police form:/ })).toBeNull());
  await user.click(panel.getByRole("button", { name: "Check in" }));
  expect(await screen.findByText("Sofiane Mansouri is checked in to room 105.")).toBeTruthy();
});

test("POL-02 an occupant without a name is named at check-in; a form that can't be read hinders nobody", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  booking.adults = booking.guests.length + 1;
  server.use(http.get(gapsUrl, () => problem("internal")));
  const page = await openDashboard({ hotel, route: `/?booking=${booking.id}&panel=check-in` });
  server.use(http.get(gapsUrl, () => problem("internal")));
  const panel = within(await screen.findByRole("alertdialog"));
  expect(panel.getByRole<HTMLButtonElement>("button", { name: "Check in" }).disabled).toBe(false);
  server.use(...policeHandlers(hotel));
  const again = await panel.findAllByRole("button", { name: /again/i });
  await page.user.click(again[0] as HTMLElement);
  expect(await panel.findByText("1 occupant without a name")).toBeTruthy();
  await page.user.click(panel.getByRole("button", { name: "Name the occupant" }));
  expect(await screen.findByRole("dialog", { name: "Who else is in room 105?" })).toBeTruthy();
});

test("BK-20 the notice of a check-in offers to take it back, which asks why", async () => {
  const { user, panel } = await openPanel("105", "Check in");
  await user.click(panel.getByRole("button", { name: "Check in" }));
  await screen.findByText("Sofiane Mansouri is checked in to room 105.");
  // The notice goes from the dialog to the page with it.
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await screen.findByRole("button", { name: "Undo" });
  // In one go: a notice moves once, as it is said.
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  const undo = within(await screen.findByRole("dialog", { name: /^Undo the check.in of/ }));
  await user.type(undo.getByRole("textbox"), "Wrong guest");
  await user.click(undo.getByRole("button", { name: "Undo check-in" }));
  await waitFor(() => expect(within(card("105")).getByText("Reserved")).toBeTruthy());
});

test("BK-11 a failed check-in says 'Failed to check in guest.' and why", async () => {
  const { user, panel } = await openPanel("105", "Check in");
  server.use(http.post(checkInUrl, () => problem("service.busy")));
  await user.click(panel.getByRole("button", { name: "Check in" }));

  expect(await panel.findByText(/Failed to check in guest\./)).toBeTruthy();
});

test("BK-11 a second tap sends nothing while it says 'Saving...'", async () => {
  const { user, panel } = await openPanel("105", "Check in");
  let calls = 0;
  server.use(
    http.post(checkInUrl, async () => {
      calls += 1;
      await delay("infinite");
      return HttpResponse.json({});
    }),
  );
  await user.click(panel.getByRole("button", { name: "Check in" }));
  await user.click(await panel.findByRole("button", { name: "Saving..." }));
  await user.keyboard("{Control>}{Enter}{/Control}");

  expect(calls).toBe(1);
});

test("BK-13 someone who leaves before the last night is told", async () => {
  const { user } = await openDashboard();
  await user.click(card("102"));
  const stay = within(await screen.findByRole("dialog"));
  await user.click(await stay.findByRole("button", { name: "Check out" }));

  expect(await screen.findByText(/^This stay was booked until 13\/04\/2026\./)).toBeTruthy();
});

test("BK-22 a stay says its reference, to be copied, and so do its check-in and its folios", async () => {
  const { user, hotel } = await openDashboard();
  const { reference } = bookingIn(hotel, "201");
  const said = `${reference.slice(0, 3)}-${reference.slice(3)}`;
  await user.click(card("201"));
  const stay = within(await screen.findByRole("dialog", { name: /Room 201/ }));
  expect(await stay.findByText(said)).toBeTruthy();
  await user.click(stay.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(said);

  await user.click(await stay.findByRole("button", { name: "Folio Manager" }));
  expect(await screen.findByRole("dialog", { name: new RegExp(`Folio.*${said}`) })).toBeTruthy();
});

test("BK-22 BK-11 the check-in says the reference", async () => {
  const hotel = new MockHotel();
  const { reference } = bookingIn(hotel, "105");
  await openDashboard({ hotel, route: `/?booking=${bookingIn(hotel, "105").id}&panel=check-in` });
  const panel = within(await screen.findByRole("alertdialog"));
  expect(await panel.findByText(`${reference.slice(0, 3)}-${reference.slice(3)}`)).toBeTruthy();
});
