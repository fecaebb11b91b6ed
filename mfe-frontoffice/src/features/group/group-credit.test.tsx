import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { addTexts, otherTexts } from "../../i18n/catalogue.ts";
import { hotelHandlers } from "../../standalone/handlers.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { aGroup, id } from "../../testing/a-group.ts";
import { findWarning, owes, roomRule } from "../../testing/company-credit.ts";
import { EditBlocksDialog } from "./edit-blocks-dialog.tsx";

beforeEach(async () => {
  addTexts();
  await otherTexts();
  server.use(...hotelHandlers(new MockHotel()));
});

const company = { id: id("70"), name: "Cevital" };
const block = {
  id: id("2"),
  roomTypeId: id("3"),
  roomTypeName: "Junior suite",
  quantity: 3,
  assigned: 0,
  checkInDate: "2026-05-01",
  checkOutDate: "2026-05-03",
  persons: 2,
  ratePlan: "base",
  rateCentimes: 900_000,
  entries: [],
};

async function editContract(more: object = {}) {
  const group = aGroup({ company, tdsBp: 200, blocks: [{ ...block, ...more }] });
  const page = await renderWithStore(
    <EditBlocksDialog hotelId={aHotel().hotelId} group={group} onClose={() => undefined} />,
  );
  const fields = within(await screen.findByRole("group", { name: "Junior suite" }));
  return { ...page, rooms: fields.getByLabelText(/^Rooms/) };
}

test("INV-14 more rooms of a group are held against its company's limit before they are saved", async () => {
  owes(550_000, [roomRule]);
  const { rooms } = await editContract();
  // Two nights of 9.000 DA with 2 % of tourism tax: 55.080 DA for three rooms, 91.800 DA for five.
  await waitFor(() => expect(screen.queryByText(/with this group/)).toBeNull());
  fireEvent.change(rooms, { target: { value: "5" } });
  await findWarning(
    "Cevital: limit 550.000,00 DA, owed 480.000,00 DA, with this group 571.800,00 DA.",
  );
});

test("INV-14 nights before the business date and rooms whose guests have left are not counted again", async () => {
  owes(470_000, [roomRule]);
  const booking = { id: id("91"), status: "Checked-out", roomNumber: "204" };
  const guest = { guestName: "Amel Kaci", phone: null, checkInDate: null, checkOutDate: null };
  const entries = [{ id: id("4"), ...guest, booking }];
  const begun = { checkInDate: "2026-04-08", checkOutDate: "2026-04-11", assigned: 1, entries };
  await editContract(begun);
  // Two rooms for the night of the business date, 10 April.
  await findWarning(
    "Cevital: limit 470.000,00 DA, owed 480.000,00 DA, with this group 498.360,00 DA.",
  );
});
