import { type Group, groupSchema } from "@funduq/shared-types/contracts/group";

/** An id of a test: the group below has the first. */
export const id = (last: string) => `01890a5d-ac96-774b-bcce-b30209${last.padStart(6, "0")}`;

/** A confirmed group of two rooms, without blocks unless they are given. */
export const aGroup = (more: object = {}): Group =>
  groupSchema.parse({
    id: id("1"),
    name: "Tassili Tour",
    contactPerson: null,
    company: null,
    status: "Confirmed",
    accountCentimes: 0,
    version: 4,
    blocks: [],
    checkInDate: "2026-05-01",
    checkOutDate: "2026-05-03",
    rooms: 2,
    assigned: 2,
    ...more,
  });
