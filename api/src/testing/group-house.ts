import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { TestStaff } from "./factories-core.ts";
import { blockOf, groupDesk, newBlock } from "./group-desk.ts";
import { outcomeOf } from "./races.ts";
import type { TestApp } from "./test-app.ts";

export const STAYS = 4;

export const CHARGE = { description: "Dinner", department: "Restaurant", amountCentimes: 5_000 };

export type House = { staff: TestStaff; group: Group; stays: Booking[] };

export async function write(process: TestApp, staff: TestStaff, path: string, body: object) {
  const at = `/hotels/${staff.hotelId}/${path}`;
  return outcomeOf(await process.request("POST", at, { as: staff, body }));
}

export async function read(process: TestApp, staff: TestStaff, path: string): Promise<unknown> {
  return (await process.request("GET", `/hotels/${staff.hotelId}/${path}`, { as: staff })).json();
}

/** Locks the group's row as the application does: inserting a row that references the group does not wait. */
export const groupOf =
  ({ group: { id } }: Pick<House, "group">) =>
  (tx: { unsafe(text: string): unknown }) =>
    tx.unsafe(`select from groups where id = '${id}' for no key update`) as Promise<unknown>;

/** Groups with checked-in guests, for races about their accounts. */
export function groupHouse(api: TestApp) {
  const desk = groupDesk(api);
  return {
    /** A group with checked-in guests, each with an unpaid dinner. */
    async house(): Promise<House> {
      const { staff, rooms, roomTypeId } = await desk.house(STAYS);
      const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: STAYS })]);
      for (const room of rooms) await desk.assign(staff, group, blockOf(group), room);
      await api.owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
      const stays: Booking[] = [];
      for (const { booking } of blockOf(await desk.read(staff, group)).entries) {
        const at = `bookings/${booking?.id}`;
        await write(api, staff, `${at}/check-in`, { version: 1 });
        const { folios } = (await read(api, staff, at)) as Booking;
        await write(api, staff, `${at}/charges`, { ...CHARGE, folioId: folios[0]?.id });
        stays.push((await read(api, staff, at)) as Booking);
      }
      return { staff, group, stays };
    },
    accountOf: async ({ staff, group }: House, process: TestApp = api) =>
      (await read(process, staff, `groups/${group.id}/account`)) as GroupAccount,
  };
}
