import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const who = "Groups are booked by the hotel's admin or a manager.";

async function openGroups(role: string) {
  const session = aSession({ hotels: [aHotel({ role } as never)] });
  const { user } = await openDashboard({ session });
  server.use(http.get(apiUrl("hotels/:hotelId/groups"), () => HttpResponse.json({ groups: [] })));
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
