import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { openStay } from "../../testing/open-stay.tsx";

const nadia = mockId(8, 1);
const manager = aSession({ hotels: [aHotel({ role: "manager" })] });

/** A hotel whose guest of that room is a VIP. */
function hotelWithVip(number: string): MockHotel {
  const hotel = new MockHotel();
  for (const booking of hotel.bookings)
    for (const guest of booking.guests) if (booking.roomNumber === number) guest.isVip = true;
  return hotel;
}

async function openCardex(session = manager) {
  const page = await openDashboard({ route: `/?cardex=${nadia}`, session });
  const dialog = within(await screen.findByRole("dialog", { name: /Nadia/ }));
  await dialog.findByRole("textbox", { name: /^Full name/ });
  return {
    ...page,
    dialog,
    choice: () => dialog.queryByRole<HTMLInputElement>("checkbox", { name: /^VIP/ }),
  };
}

test("FO-14 FO-17 a VIP's tile says so, the others' don't; so do the day's list and the check-in", async () => {
  const { drawer, user } = await openStay("105", { hotel: hotelWithVip("105"), panel: "check-in" });
  expect(within(card("105")).getByRole("img", { name: "VIP" })).toBeTruthy();
  expect(within(card("102")).queryByRole("img", { name: "VIP" })).toBeNull();
  expect(drawer.getByText("VIP")).toBeTruthy();
  const asked = within(await screen.findByRole("alertdialog", { name: /^Check in/ }));
  expect(asked.getAllByText("VIP")).toHaveLength(2);
  await user.keyboard("{Escape}{Escape}");
  await user.click(await screen.findByRole("button", { name: "Today's activity" }));
  const today = within(screen.getByRole("complementary", { name: "Today's activity" }));
  const lines = await today.findAllByRole("button", { name: /Room \d/ });
  const marked = lines.filter((line) => within(line).queryByText("VIP"));
  expect(marked.map((line) => /Room (\d+)/.exec(line.textContent ?? "")?.[1])).toEqual(["105"]);
});

test("FO-17 HK-04 the board says VIP in housekeeping mode too", async () => {
  const { user } = await openDashboard({ hotel: hotelWithVip("102") });
  await user.click(screen.getByRole("radio", { name: "Housekeeping" }));
  expect(await within(card("102")).findByText("VIP")).toBeTruthy();
  expect(within(card("101")).queryByText("VIP")).toBeNull();
});

test("FO-17 who has the right marks a guest in the profile, and what was typed there is kept", async () => {
  const { user, dialog, choice } = await openCardex();
  const profession = dialog.getByLabelText<HTMLInputElement>(/^Profession/);
  await user.type(profession, " honoraire");
  await user.click(choice() as HTMLElement);
  await waitFor(() => expect(choice()).toMatchObject({ checked: true, disabled: false }));
  expect(profession.value).toBe("Médecin honoraire");
  expect(await within(card("102")).findByRole("img", { name: "VIP", hidden: true })).toBeTruthy();
  await user.click(choice() as HTMLElement);
  await waitFor(() =>
    expect(within(card("102")).queryByRole("img", { name: "VIP", hidden: true })).toBeNull(),
  );
});

test("FO-17 where the mark was not saved, it is as before and the reason is said", async () => {
  const { user, dialog, choice } = await openCardex();
  server.use(
    http.put(apiUrl("hotels/:hotelId/guests/:guestId/vip"), () => problem("service.busy")),
  );
  await user.click(choice() as HTMLElement);
  expect(await dialog.findByText(/^Failed to save changes/)).toBeTruthy();
  await waitFor(() => expect(choice()).toMatchObject({ checked: false, disabled: false }));
});

test("FO-17 AUTH-16 the desk sees who is a VIP and can't change it", async () => {
  const { user } = await openDashboard();
  const path = "hotels/:hotelId/guests/:guestId";
  const guest = await (await fetch(`/api/hotels/h/guests/${nadia}`)).json();
  server.use(http.get(apiUrl(path), () => HttpResponse.json({ ...guest, isVip: true })));
  await user.click(card("102"));
  const drawer = within(await screen.findByRole("dialog", { name: /^Room 102/ }));
  await user.click(await drawer.findByRole("button", { name: "Nadia Ben Aïssa" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Guest profile: Nadia/ }));
  expect(await dialog.findByText("VIP")).toBeTruthy();
  expect(dialog.queryByRole("checkbox", { name: /^VIP/ })).toBeNull();
});
