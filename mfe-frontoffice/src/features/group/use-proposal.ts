import type { GroupBlock } from "@funduq/shared-types/contracts/group";
import type {
  AssignAll,
  GroupProposal,
  ProposedUnit,
} from "@funduq/shared-types/contracts/group-rooms";
import { guestNameSchema } from "@funduq/shared-types/contracts/guest";
import { agreedAdults } from "@funduq/shared-types/rules/group";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { useState } from "react";

export type EditedUnit = ProposedUnit & { adults: number | null };

/** The proposal of a block while it is edited; nothing is saved. */
export function useProposal(proposal: GroupProposal, block: GroupBlock) {
  const [units, setUnits] = useState<readonly EditedUnit[]>(() =>
    proposal.units.map((unit) => ({ ...unit, adults: agreedAdults(block) })),
  );
  const update = (at: number, patch: Partial<EditedUnit>) =>
    setUnits((before) =>
      before.map((unit, index) => (index === at ? { ...unit, ...patch } : unit)),
    );
  const choose = (at: number, roomId: RoomId) => setUnits((before) => withRoom(before, at, roomId));
  return {
    units,
    update,
    choose,
    rows: units.flatMap(rowOf),
    hasFault: units.some((unit) => isNameWrong(unit) || unit.adults === null),
  };
}

/** What was typed is no name: a sign alone, or a line of a document. */
export function isNameWrong({ guestName }: Pick<ProposedUnit, "guestName">): boolean {
  return guestName.trim() !== "" && !guestNameSchema.safeParse(guestName).success;
}

/** A room that another row has changes place with this row's, so that no room is chosen twice. */
function withRoom(units: readonly EditedUnit[], at: number, roomId: RoomId): EditedUnit[] {
  const former = units[at]?.roomId ?? null;
  return units.map((unit, index) => {
    if (index === at) return { ...unit, roomId };
    return unit.roomId === roomId ? { ...unit, roomId: former } : unit;
  });
}

/** The row as it is sent; none without a name or a room. */
function rowOf(unit: EditedUnit): AssignAll["rows"] {
  const { entryId, phone, roomId, checkInDate, checkOutDate, adults } = unit;
  const fullName = unit.guestName.trim();
  if (fullName === "" || roomId === null || adults === null) return [];
  const guest = { fullName, phone: phone ?? undefined };
  return [{ entryId, guest, roomId, checkInDate, checkOutDate, adults, children: 0 }];
}
