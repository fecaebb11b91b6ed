import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

const statusUrl = apiUrl("hotels/:hotelId/rooms/:roomId/housekeeping-status");
const route = "/?mode=housekeeping";

async function setStatus(
  user: Awaited<ReturnType<typeof openDashboard>>["user"],
  number: string,
  status: string,
) {
  await user.click(
    within(card(number)).getByRole("button", { name: `Set status, room ${number}` }),
  );
  await user.click(await screen.findByRole("menuitem", { name: status }));
}

test("FO-14 the switch shows the rooms as housekeeping sees them", async () => {
  const { user } = await openDashboard();
  await user.click(screen.getByRole("radio", { name: "Housekeeping" }));

  const occupied = within(card("101"));
  expect(occupied.getByText("Clean")).toBeTruthy();
  expect(occupied.getByText("Leaves today")).toBeTruthy();
  expect(within(card("102")).getByText("Occupied")).toBeTruthy();
  expect(occupied.queryByText("Amine Bensalem")).toBeNull();
  expect(screen.getByRole("button", { name: /^Inspected \d/ })).toBeTruthy();

  await user.click(screen.getByRole("radio", { name: "Guests" }));
  expect(within(card("101")).getByText("Amine Bensalem")).toBeTruthy();
});

test("FO-14 the switch itself answers before the cards have changed", async () => {
  await openDashboard();
  const housekeeping = screen.getByRole<HTMLInputElement>("radio", { name: "Housekeeping" });
  // Not as the testing library does it: that waits for the cards too.
  housekeeping.click();
  await Promise.resolve();

  expect(housekeeping.checked).toBe(true);
  expect(within(card("101")).getByText("Amine Bensalem")).toBeTruthy();
  await waitFor(() => expect(within(card("101")).queryByText("Amine Bensalem")).toBeNull());
  expect(housekeeping.checked).toBe(true);
});

test("FO-14 a card that is pressed while the cards change opens its stay in the mode just chosen", async () => {
  await openDashboard();
  const stay = card("101");
  act(() => {
    screen.getByRole("radio", { name: "Housekeeping" }).click();
    stay.click();
  });

  expect(await screen.findByRole("dialog", { name: /Amine Bensalem/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Housekeeping" }).checked).toBe(true);
});

test("FO-14 a status is set from the card at once, and taken back with Undo", async () => {
  const { user, hotel } = await openDashboard({ route });
  await setStatus(user, "103", "Clean");
  await waitFor(() => expect(within(card("103")).getByText("Clean")).toBeTruthy());
  const room = hotel.rooms.find(({ number }) => number === "103");
  await screen.findByRole("button", { name: "Undo" });
  // In one go: a notice moves once, as it is said.
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));

  await waitFor(() => expect(room?.housekeepingStatus).toBe("Dirty"));
  await waitFor(() => expect(within(card("103")).getByText("Dirty")).toBeTruthy());
});

test("FO-14 a refused status goes back to what it was and says why", async () => {
  const { user } = await openDashboard({ route });
  server.use(http.put(statusUrl, () => problem("service.busy")));
  await setStatus(user, "103", "Inspected");

  expect(await screen.findByText(/Failed to update room status\./)).toBeTruthy();
  expect(within(card("103")).getByText("Dirty")).toBeTruthy();
});

test("FO-14 a room is closed for some days, which the card then tells", async () => {
  const { user } = await openDashboard({ route });
  await setStatus(user, "204", "Out of Order…");
  const dialog = within(await screen.findByRole("dialog", { name: "Set Room Out of Order: 204" }));
  await user.click(dialog.getByRole("button", { name: "Set Out of Order" }));
  expect(dialog.getByText("Please select a valid start and end date.")).toBeTruthy();
  await user.type(dialog.getByLabelText("End date"), "120426{Enter}");

  await waitFor(() => expect(within(card("204")).getByText(/^Out of Order until 12/)).toBeTruthy());
});

test("X-06 Enter on a card opens its statuses; the arrows then move in the menu alone", async () => {
  const { user } = await openDashboard({ route });
  card("103").focus();
  await user.keyboard("{Enter}");
  const [first] = await screen.findAllByRole("menuitem");
  expect(document.activeElement).toBe(first);
  await user.keyboard("{ArrowDown}{Enter}");

  expect(await screen.findByText("Room 103: Clean")).toBeTruthy();
});
