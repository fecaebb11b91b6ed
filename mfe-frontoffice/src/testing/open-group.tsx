import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, within } from "@testing-library/react";
import { beforeAll } from "vitest";
import { aGroup, id } from "./a-group.ts";
import { openDashboard } from "./open-dashboard.tsx";

beforeAll(async () => {
  await import("../features/group/group-panel.tsx");
}, 60_000);

/** Where the server is asked for a group. */
export const groupAt = "hotels/:hotelId/groups/:groupId";

export const blockId = id("2");
const doubles = id("3");

const entry = (last: string, guestName: string, roomNumber: string | null) => ({
  id: id(last),
  guestName,
  phone: null,
  checkInDate: null,
  checkOutDate: null,
  booking: roomNumber && { id: id(`9${last}`), status: "Confirmed", roomNumber },
});

/** A block of three doubles with two names on it, one of whom has a room. */
export const group = aGroup({
  contactPerson: "Sofiane Haddad",
  rooms: 3,
  assigned: 1,
  accountCentimes: 2_550_000,
  blocks: [
    {
      id: blockId,
      roomTypeId: doubles,
      roomTypeName: "Double",
      quantity: 3,
      assigned: 1,
      checkInDate: "2026-05-01",
      checkOutDate: "2026-05-03",
      persons: 2,
      ratePlan: "base",
      rateCentimes: 900_000,
      entries: [entry("4", "Amel Kaci", "204"), entry("5", "أحمد بن علي", null)],
    },
  ],
});

const room = (last: string, number: string, roomTypeId: string) => ({
  id: id(last),
  number,
  floorName: "First",
  roomTypeId,
  maxOccupancy: 2,
  roomTypeName: "Double",
  housekeepingStatus: "Clean",
  occupiedNow: false,
});

/** The panel of that group, and what was sent of its rooms and its blocks. */
export async function openGroup(task = "", role = "hotel-admin") {
  const sent: { path: string; body: unknown }[] = [];
  const keep = async ({ request }: { request: Request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() });
    return HttpResponse.json({ id: group.id, version: group.version + 1 });
  };
  server.use(
    http.get(apiUrl(groupAt), () => HttpResponse.json(group)),
    http.get(apiUrl(`${groupAt}/blocks/:blockId/free-rooms`), () =>
      HttpResponse.json({ rooms: [room("6", "205", doubles), room("7", "310", id("8"))] }),
    ),
    http.post(apiUrl(`${groupAt}/blocks/:blockId/assign`), keep),
    http.put(apiUrl(`${groupAt}/blocks`), keep),
  );
  const page = await openDashboard({
    route: `/?group=${group.id}${task}`,
    session: aSession({ hotels: [aHotel({ role })] }),
  });
  const panel = within(await screen.findByRole("complementary", { name: "Group" }));
  await panel.findByRole("heading", { name: "3 × Double" });
  return { ...page, panel, sent };
}

type Store = Awaited<ReturnType<typeof openGroup>>["store"];

/** What another desk made of the group, as the server now tells it. */
export function nowStands(store: Store, change: object) {
  server.use(http.get(apiUrl(groupAt), () => HttpResponse.json({ ...group, ...change })));
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Booking"])));
}
