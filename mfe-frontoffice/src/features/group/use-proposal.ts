import type { AssignRoom, GroupBlock } from "@funduq/shared-types/contracts/group";
import type { GroupProposal, ProposedUnit } from "@funduq/shared-types/contracts/group-rooms";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { useState } from "react";

const MAX_ADULTS = 8;

/** The proposal of a block while it is edited; nothing is saved. */
export function useProposal(proposal: GroupProposal, block: GroupBlock) {
  const [units, setUnits] = useState<readonly ProposedUnit[]>(proposal.units);
  const rows = units.flatMap((unit) => rowOf(unit, block));
  const name = (at: number, guestName: string) =>
    setUnits((before) =>
      before.map((unit, index) => (index === at ? { ...unit, guestName } : unit)),
    );
  const choose = (at: number, roomId: RoomId) => setUnits((before) => withRoom(before, at, roomId));
  return { units, rows, name, choose };
}

/** A room that another row has changes place with this row's, so that no room is chosen twice. */
function withRoom(units: readonly ProposedUnit[], at: number, roomId: RoomId): ProposedUnit[] {
  const former = units[at]?.roomId ?? null;
  return units.map((unit, index) => {
    if (index === at) return { ...unit, roomId };
    return unit.roomId === roomId ? { ...unit, roomId: former } : unit;
  });
}

type Row = AssignRoom & { guestName: string };

/** The row as it is sent; none without a name or a room. */
function rowOf({ roomId, phone, entryId, ...unit }: ProposedUnit, { persons }: GroupBlock): Row[] {
  const guestName = unit.guestName.trim();
  if (guestName === "" || roomId === null) return [];
  const { checkInDate, checkOutDate } = unit;
  const party = { adults: Math.min(MAX_ADULTS, persons), children: 0 };
  const guest = { fullName: guestName, phone: phone ?? undefined };
  return [{ guestName, entryId, guest, roomId, checkInDate, checkOutDate, ...party }];
}
