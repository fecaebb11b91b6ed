import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const who = "Groups are booked by the hotel's admin or a manager.";

async function openGroups(role: string, groups: object[] = []) {
  const session = aSession({ hotels: [aHotel({ role } as never)] });
  const { user } = await openDashboard({ session });
  server.use(http.get(apiUrl("hotels/:hotelId/groups"), () => HttpResponse.json({ groups })));
  await user.click(screen.getByRole("button", { name: "Groups" }));
  return within(await screen.findByRole("dialog", { name: "Groups" }));
}

test("AUTH-16 the list of groups leads an admin to a new one", async () => {
  const drawer = await openGroups("hotel-admin");
  expect(await drawer.findByRole("button", { name: "New group booking" })).toBeTruthy();
  expect(drawer.queryByText(who)).toBeNull();
});

test("AUTH-16 the list of groups says to the reception who books one", async () => {
  const drawer = await openGroups("front-office");
  expect(await drawer.findByText(who)).toBeTruthy();
  expect(drawer.queryByRole("button", { name: "New group booking" })).toBeNull();
});

test("GRP-03 a group that has gone or was called off is listed while its account is open, with what it owes", async () => {
  const gone = {
    id: "01890a5d-ac96-774b-bcce-b30209000001",
    name: "Tassili Tour",
    contactPerson: null,
    company: null,
    status: "Confirmed",
    checkInDate: "2026-03-01",
    checkOutDate: "2026-03-04",
    rooms: 40,
    assigned: 40,
    accountCentimes: 180_000_000,
  };
  const id = "01890a5d-ac96-774b-bcce-b30209000002";
  const cancelled = { ...gone, id, name: "Hoggar", status: "Cancelled", accountCentimes: -500_000 };
  const coming = { ...cancelled, id: id.replace("02", "03"), name: "Ahaggar", status: "Confirmed" };
  const later = { ...coming, checkInDate: "2099-03-01", checkOutDate: "2099-03-04" };
  const drawer = await openGroups("front-office", [gone, cancelled, later]);
  const owing = await drawer.findByRole("button", { name: /^Tassili Tour/ });
  expect(owing.textContent).toMatch(/owes 1\.800\.000,00.DA$/);
  const ahead = await drawer.findByRole("button", { name: /^Hoggar/ });
  expect(ahead.textContent).toMatch(/CancelledIn credit: 5\.000,00.DA$/);
  // Of rooms that are still to come it is a deposit.
  const deposit = await drawer.findByRole("button", { name: /^Ahaggar/ });
  expect(deposit.textContent).toMatch(/Deposit: 5\.000,00.DA$/);
});
