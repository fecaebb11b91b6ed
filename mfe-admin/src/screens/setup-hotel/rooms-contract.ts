import {
  addRoomsSchema,
  type FieldsOf,
  type HotelSetup,
} from "@funduq/shared-types/contracts/setup";
import { type RoomLine, readRoomLines } from "@funduq/shared-types/rules/room-numbers";
import type { FloorId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { formContract } from "@funduq/shared-ui/forms";

export type TypedRooms = { text: string; defaultType: RoomTypeId | "" };

/** Each typed line with the rooms that it makes, or why it makes none. */
export function linesOf({ text, defaultType }: TypedRooms, setup: HotelSetup): RoomLine[] {
  const taken = setup.rooms.map(({ number }) => number);
  const types = setup.roomTypes.list;
  return readRoomLines(text, { types, taken, defaultType: defaultType || null });
}

/** The rooms of typed lines (SET-07). A line finds more than the schema does: what is there already, no type yet. */
export function roomsContract(setup: HotelSetup, floorId: FloorId) {
  return formContract<TypedRooms, FieldsOf["newRooms"]>(addRoomsSchema, {
    request: (typed) => ({ floorId, rooms: linesOf(typed, setup).flatMap(roomsOfLine) }),
    fieldAt: (path) => (path.startsWith("rooms.") ? "text" : undefined),
    rules(typed) {
      const lines = linesOf(typed, setup);
      const kinds = lines.flatMap(({ fault }) => fault?.kind ?? []);
      const wrong = kinds.some((kind) => kind !== "type-missing") ? "lines-wrong" : undefined;
      return {
        text: lines.length === 0 ? "number-wanted" : wrong,
        defaultType: kinds.includes("type-missing") ? "type-wanted" : undefined,
      };
    },
  });
}

function roomsOfLine({ numbers, roomTypeId, fault }: RoomLine) {
  return roomTypeId && !fault ? numbers.map((number) => ({ number, roomTypeId })) : [];
}
