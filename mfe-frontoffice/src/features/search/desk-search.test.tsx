import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
} from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const searchUrl = apiUrl("hotels/:hotelId/search");
const id = (last: string) => `01890a5d-ac96-774b-bcce-b30209${last.padStart(6, "0")}`;

const stay = (last: string, status: string, guestName: string) => ({
  kind: "stay",
  id: id(last),
  status,
  guestName,
  roomNumber: "204",
  checkInDate: "2026-04-12",
  checkOutDate: "2026-04-15",
});
const group = {
  kind: "group",
  id: id("9"),
  name: "Circuit Sahara",
  isCancelled: false,
  accountCentimes: 0,
  checkInDate: "2026-05-01",
  checkOutDate: "2026-05-04",
};

const field = () => screen.getByRole("combobox", { name: "Search stays and groups" });

/** The searches that reached the API. */
function answering(results: unknown[]): string[] {
  const asked: string[] = [];
  server.use(
    http.post(searchUrl, async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      asked.push(query);
      return HttpResponse.json({ results });
    }),
  );
  return asked;
}

test("FO-01 FO-11 one search 300 ms after the last key; an empty input clears", async () => {
  const { user } = await openDashboard();
  const asked = answering([stay("1", "Checked-in", "Sara Kaci")]);
  expect(field().getAttribute("placeholder")).toBe("Search by Guest Name, Group Name, or Phone...");
  await user.type(field(), "kaci");
  await screen.findByRole("option");
  expect(asked).toEqual(["kaci"]);
  await user.clear(field());

  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(asked).toEqual(["kaci"]);
});

test("FO-11 'Searching...', then 'No results found.'", async () => {
  const { user } = await openDashboard();
  server.use(
    http.post(searchUrl, async () => {
      await delay(400);
      return HttpResponse.json({ results: [] });
    }),
  );
  await user.type(field(), "zz");

  expect(await screen.findByText("Searching...")).toBeTruthy();
  expect(await screen.findByText("No results found.")).toBeTruthy();
});

test("FO-13 'Group Booking', or the room and the days, each with the dot of its status", async () => {
  const { user } = await openDashboard();
  answering([
    group,
    stay("1", "Checked-in", "Sara Kaci"),
    stay("2", "Confirmed", "Lyes Kaci"),
    stay("3", "Reserved", "Omar Kaci"),
    stay("4", "Checked-out", "Ali Kaci"),
    stay("5", "no-show", "Aya Kaci"),
  ]);
  await user.type(field(), "ka");
  const options = await screen.findAllByRole("option");

  expect(
    options.map((option) => option.querySelector<HTMLElement>("[data-dot]")?.dataset.dot),
  ).toEqual(["group", "in-house", "expected", "expected", "over", "over"]);
  expect(options[0]?.textContent).toContain("Group Booking");
  expect(options[1]?.textContent).toContain("Room 204 | 12/04/2026→15/04/2026");
});

test("FO-12 digits reach the API as typed; a found stay opens by keyboard", async () => {
  const { user, hotel } = await openDashboard();
  const [booking] = hotel.bookings;
  const [guest] = booking?.guests ?? [];
  await user.keyboard("[F3]");
  expect(document.activeElement).toBe(field());
  await user.type(field(), (guest?.phone ?? "").slice(0, 6));
  await screen.findAllByRole("option");
  await user.keyboard("{ArrowDown}{Enter}");

  const dialog = await screen.findByRole("dialog", { name: /Room/ });
  expect(within(dialog).getAllByText(guest?.fullName ?? "").length).toBeGreaterThan(0);
  expect((field() as HTMLInputElement).value).toBe("");
});

test("FO-11 a search that failed says so", async () => {
  const { user } = await openDashboard();
  server.use(http.post(searchUrl, () => problem("service.busy")));
  await user.type(field(), "kaci");

  expect(await screen.findByText("The search did not work. Please try again.")).toBeTruthy();
});

test("FO-11 a search that failed says so below the rooms that were found here", async () => {
  const { user } = await openDashboard();
  server.use(http.post(searchUrl, () => problem("service.busy")));
  await user.type(field(), "20");
  expect(await screen.findAllByRole("option")).not.toEqual([]);
  expect(await screen.findByText("The search did not work. Please try again.")).toBeTruthy();
});

test("FO-11 X-05 a room is found by its number, in either figures: it opens as its card does", async () => {
  const { user, hotel } = await openDashboard();
  answering([]);
  const free = hotel.rooms.find(({ id: roomId }) =>
    hotel.bookings.every((booking) => booking.roomId !== roomId),
  );
  await user.type(field(), "١٠٥");
  expect((await screen.findByRole("option", { name: /Room 105/ })).textContent).toContain(
    hotel.bookings.find(({ roomNumber }) => roomNumber === "105")?.guests[0]?.fullName,
  );
  await user.keyboard("{ArrowDown}{Enter}");
  const stay = await screen.findByRole("dialog", { name: /105/ });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(stay.isConnected).toBe(false));

  await user.type(field(), free?.number ?? "");
  await screen.findByRole("option", { name: new RegExp(`Room ${free?.number}`) });
  await user.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByRole("dialog", { name: new RegExp(`${free?.number}`) })).toBeTruthy();
});
