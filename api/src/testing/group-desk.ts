import type {
  CreateGroup,
  Group,
  GroupBlock,
  NewBlock,
  SavedGroup,
} from "@funduq/shared-types/contracts/group";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { NIGHTLY_RATE } from "./factories-bookings.ts";
import { makeHouse, type TestRoom, type TestStaff } from "./factories-core.ts";
import { outcomeOf } from "./races.ts";
import type { TestApp } from "./test-app.ts";

/** The body of a block: two nights from tomorrow, at the base rate. */
export function newBlock(roomTypeId: RoomTypeId, more: Partial<NewBlock> = {}): NewBlock {
  return {
    roomTypeId,
    quantity: 1,
    persons: 1,
    ratePlan: "base",
    checkInDate: calendarDate("2026-11-22"),
    checkOutDate: calendarDate("2026-11-24"),
    rateCentimes: centimes(NIGHTLY_RATE),
    ...more,
  };
}

type Sender = Pick<TestApp, "request">;

/** The requests of a desk about groups. After an accepted write the body is the group (or its account), read again. */
export function groupDesk({ database, owner, request }: TestApp, sender: Sender = { request }) {
  const at = ({ hotelId }: TestStaff, path = "") => `/hotels/${hotelId}/groups${path}`;
  const send = async (
    staff: TestStaff,
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
  ) => {
    const asked = await sender.request(method, at(staff, path), {
      as: staff,
      ...(body && { body }),
    });
    const outcome = await outcomeOf(asked);
    const isWritten = method !== "GET" && outcome.status < 300 && !path.endsWith("/rooming-list");
    if (!isWritten) return outcome;
    const { id } = outcome.body as SavedGroup;
    const read = path.includes("/account/") ? `/${id}/account` : `/${id}`;
    const seen = await sender.request("GET", at(staff, read), { as: staff });
    return { ...outcome, body: await seen.json() };
  };

  return {
    send,
    house: (rooms: number) => makeHouse(database, rooms, { name: "Double" }),
    create: (staff: TestStaff, blocks: NewBlock[], more: Partial<CreateGroup> = {}) =>
      send(staff, "POST", "", {
        name: "Tassili",
        contactPerson: "",
        companyId: null,
        blocks,
        ...more,
      }),
    async made(
      staff: TestStaff,
      blocks: NewBlock[],
      more: Partial<CreateGroup> = {},
    ): Promise<Group> {
      const { status, body } = await this.create(staff, blocks, more);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body as Group;
    },
    assign(staff: TestStaff, { id }: Group, block: GroupBlock, room: TestRoom, more: object = {}) {
      const { checkInDate, checkOutDate } = block;
      return send(staff, "POST", `/${id}/blocks/${block.id}/assign`, {
        entryId: null,
        guest: { fullName: "Amel Kaci" },
        roomId: room.roomId,
        checkInDate,
        checkOutDate,
        adults: 1,
        children: 0,
        ...more,
      });
    },
    async read(staff: TestStaff, { id }: Pick<Group, "id">): Promise<Group> {
      return (await send(staff, "GET", `/${id}`)).body as Group;
    },
    /** `sold/held` of each night in the hotel's inventory, in order. */
    async nights({ hotelId }: TestStaff): Promise<string[]> {
      const rows = await owner<{ counts: string }[]>`
        select sold || '/' || held as counts from night_inventory
        where hotel_id = ${hotelId} order by night, room_type_id`;
      return rows.map(({ counts }) => counts);
    },
    violations: ({ hotelId }: TestStaff) => owner`select * from check_invariants(${hotelId})`,
  };
}

export function blockOf({ blocks }: Group): GroupBlock {
  const [block] = blocks;
  if (!block) throw new Error("a group has a block");
  return block;
}
