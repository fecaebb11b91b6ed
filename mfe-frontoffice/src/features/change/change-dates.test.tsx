import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { bookingIn, moveIn, openPanel } from "../../testing/open-panel.tsx";

const dialogName = /^Extend or shorten the stay of /;
const datesUrl = apiUrl("hotels/:hotelId/bookings/:bookingId/dates");
type Page = Awaited<ReturnType<typeof openPanel>>;

const plain = (element: HTMLElement | null | undefined) =>
  element?.textContent?.replaceAll("\u00a0", " ") ?? "";
const total = ({ dialog }: Page) => plain(dialog.queryByText("Total")?.parentElement);
const save = ({ user, dialog }: Page) =>
  user.click(dialog.getByRole("button", { name: "Change dates" }));

async function leaveOn({ user, dialog }: Page, date: string) {
  const field = dialog.getByRole("textbox", { name: /check-out/i });
  await user.clear(field);
  await user.type(field, date);
  await user.tab();
}

test("BK-17 shows nights and price before and after, then extends the stay and tells it", async () => {
  const page = await openPanel("102", "dates", dialogName);
  const locked = page.dialog.getByRole<HTMLButtonElement>("button", { name: "Change dates" });
  expect(locked.disabled).toBe(true);
  expect(page.dialog.queryByRole("textbox", { name: /Check-in/ })).toBeNull();
  await leaveOn(page, "15/04/2026");
  await waitFor(() => expect(total(page)).toContain("6 nights"));
  expect(total(page)).toContain("4 nights");
  await save(page);

  const said = /New dates for Nadia Ben Aïssa: 09\/04\/2026 → 15\/04\/2026, room 102\./;
  expect(await screen.findByText(said)).toBeTruthy();
  expect(bookingIn(page.hotel, "102")).toMatchObject({ checkOutDate: "2026-04-15", nights: 6 });
  expect(await page.drawer.findByText(/Dates changed from/)).toBeTruthy();
});

test("BK-17 X-06 '+2', typed as the dialog opens, is two nights more, and replaces the date that stood there", async () => {
  const { user, dialog } = await openPanel("102", "dates", dialogName);
  const field = dialog.getByRole<HTMLInputElement>("textbox", { name: /check-out/i });
  expect([field.value, document.activeElement]).toEqual(["13/04/2026", field]);
  await user.keyboard("+2");
  await user.tab();
  expect(field.value).toBe("15/04/2026");
});

test("BK-17 '+1' is one night more for a guest who is still to come, too", async () => {
  const { user, dialog, hotel } = await openPanel("105", "dates", dialogName);
  expect(bookingIn(hotel, "105").checkOutDate).toBe("2026-04-14");
  const field = dialog.getByRole<HTMLInputElement>("textbox", { name: /check-out/i });
  await user.clear(field);
  await user.type(field, "+1");
  await user.tab();
  expect(field.value).toBe("15/04/2026");
});

test("BK-17 an arrival that is still to come can be moved; dates that can't be say why", async () => {
  const page = await openPanel("105", "dates", dialogName);
  await leaveOn(page, "10/04/2026");
  expect(total(page)).toBe("");
  await leaveOn(page, "11/04/2026");
  await waitFor(() => expect(total(page)).toContain("1 night"));
  await save(page);

  expect(await screen.findByText(/New dates for Sofiane Mansouri/)).toBeTruthy();
  expect(bookingIn(page.hotel, "105")).toMatchObject({ checkOutDate: "2026-04-11", nights: 1 });
});

test("BK-17 BK-19 a room that is sold afterwards is said with who has it, and the stay moves on with another room", async () => {
  const hotel = new MockHotel();
  bookingIn(hotel, "207").roomId = bookingIn(hotel, "104").roomId;
  const page = await openPanel("104", "dates", dialogName, hotel);
  const { user, dialog } = page;
  await leaveOn(page, "14/04/2026");
  expect(await dialog.findByText(/Room 104 is not free on these dates/)).toBeTruthy();
  expect(dialog.getByText("Nadia Ben Aïssa")).toBeTruthy();
  expect(dialog.getByText("Choose another room, or other dates.")).toBeTruthy();
  // Its rate goes along, whatever the other rooms would cost somebody else.
  await dialog.findByRole("radio", { name: /^107/ });
  expect(dialog.queryByText("Difference per night")).toBeNull();
  await user.click(await dialog.findByRole("radio", { name: /^107/ }));
  await waitFor(() => expect(total(page)).toContain("4 nights"));
  await save(page);

  expect(await screen.findByText(/New dates for .*, room 107\./)).toBeTruthy();
  expect(bookingIn(hotel, "107")).toMatchObject({ checkOutDate: "2026-04-14", nights: 4 });
});

test("BK-09 a conflict at the moment of saving keeps the dates and offers other rooms", async () => {
  const page = await openPanel("105", "dates", dialogName);
  const { dialog, hotel } = page;
  await leaveOn(page, "16/04/2026");
  await waitFor(() => expect(total(page)).toContain("6 nights"));
  moveIn(hotel, "105", "Rachid Amari", "2026-04-14");
  await save(page);

  const said = await dialog.findByText(/a last-minute conflict was detected/);
  expect(within(said.closest("section") ?? said).getByText("Rachid Amari")).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /Check-out/ }).value).toBe(
    "16/04/2026",
  );
  expect((await dialog.findAllByRole("radio")).length).toBeGreaterThan(3);
});

test("BK-17 a failed call says 'A server error occurred while extending the booking.' and keeps the dates", async () => {
  const page = await openPanel("105", "dates", dialogName);
  server.use(http.post(datesUrl, () => problem("service.busy")));
  await leaveOn(page, "16/04/2026");
  await waitFor(() => expect(total(page)).toContain("6 nights"));
  await save(page);

  const said = /A server error occurred while extending the booking\./;
  expect(await page.dialog.findByText(said)).toBeTruthy();
  expect(page.dialog.getByRole<HTMLInputElement>("textbox", { name: /Check-out/ }).value).toBe(
    "16/04/2026",
  );
});

test("BK-17 an answer for dates that are no longer in the field is not shown", async () => {
  const page = await openPanel("105", "dates", dialogName);
  await leaveOn(page, "16/04/2026");
  await waitFor(() => expect(total(page)).toContain("6 nights"));
  await leaveOn(page, "18/04/2026");
  expect(total(page)).not.toContain("6 nights");
  await waitFor(() => expect(total(page)).toContain("8 nights"));
});
