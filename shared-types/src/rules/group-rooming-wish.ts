import type { RoomingRefusal, RoomingRow } from "../contracts/group.ts";
import { bareRoom } from "./group-rooming-cells.ts";
import { nameSearch } from "./name-search.ts";

export type HotelRoom = { number: string; roomTypeName: string };
export type RoomsByNumber = ReadonlyMap<string, HotelRoom>;
type Typed = { roomTypeName: string };

type Wish = {
  name: string;
  /** As written, or that of the room. */
  type: string;
  room: HotelRoom | undefined;
  refusal: RoomingRefusal | undefined;
};

/**
 * Who a line means, in which type and room: lists give a room's number instead of its type, both in one
 * field, or the room behind the name. What the hotel and the group have decides, never the looks alone:
 * 'T2' is a room here and a type there.
 */
export function wishOf(row: RoomingRow, blocks: readonly Typed[], rooms: RoomsByNumber): Wish {
  const { name, type, room } = sorted(row, blocks, rooms);
  const wished = roomOf(room, rooms);
  const wish = { name, type: type || (wished?.roomTypeName ?? ""), room: wished };
  return { ...wish, refusal: refusalOf({ name, type, room }, wished, blocks) };
}

type Written = { name: string; type: string; room: string };

function refusalOf(
  { name, type, room }: Written,
  wished: HotelRoom | undefined,
  blocks: readonly Typed[],
): RoomingRefusal | undefined {
  // 'Double:' above its guests is none of them.
  if (type === "" && isTypeOf(name, blocks)) return "name-missing";
  if (room !== "" && !wished) return "room-unknown";
  const isElsewhere = type === "" && wished && !isTypeOf(wished.roomTypeName, blocks);
  return isElsewhere ? "room-other-type" : undefined;
}

/** Each word in the field it belongs to. */
function sorted(row: RoomingRow, blocks: readonly Typed[], rooms: RoomsByNumber): Written {
  const { name, type, room = "" } = row;
  const isType = (text: string) => isTypeOf(text, blocks);
  if (isType(room) && !isType(type)) return { name, type: room, room: type };
  if (room !== "" || isType(type)) return { name, type, room };
  if (type !== "") return { name, ...typeAndRoom(type, isType, rooms) };
  // Beside its type a name is whole, as it stood on the list before: 'Guest 101'.
  return { type, ...nameAndRoom(name, rooms) };
}

function typeAndRoom(
  type: string,
  isType: (text: string) => boolean,
  rooms: RoomsByNumber,
): Pick<Written, "type" | "room"> {
  if (roomOf(type, rooms)) return { type: "", room: type };
  const both = cuts(type).find(([one, other]) => isType(one) && roomOf(other, rooms));
  return both ? { type: both[0], room: both[1] } : { type, room: "" };
}

function nameAndRoom(name: string, rooms: RoomsByNumber): Pick<Written, "name" | "room"> {
  const [before, last] = cuts(name)[0] ?? ["", ""];
  // 'Guide 1' is somebody, also in a small hotel.
  const isRoom = last.length > 1 && /\p{N}/u.test(last) && roomOf(last, rooms) !== undefined;
  return isRoom ? { name: before, room: last } : { name, room: "" };
}

/** A text without its last word, and that word; and without its first one. */
function cuts(text: string): [others: string, one: string][] {
  const words = text.trim().split(/\s+/u);
  if (words.length < 2) return [];
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return [
    [words.slice(0, -1).join(" "), last],
    [words.slice(1).join(" "), first],
  ];
}

function isTypeOf(text: string, blocks: readonly Typed[]): boolean {
  const wanted = nameSearch(text);
  return wanted !== "" && blocks.some(({ roomTypeName }) => nameSearch(roomTypeName) === wanted);
}

/** A list has many lines and a hotel many rooms: each number is read once. */
export function roomsByNumber(rooms: readonly HotelRoom[]): RoomsByNumber {
  return new Map(rooms.map((room) => [joined(room.number), room]));
}

/** The room as the hotel writes it: 'ch. b-12' is its 'B12'. */
function roomOf(text: string, rooms: RoomsByNumber): HotelRoom | undefined {
  return rooms.get(joined(text)) ?? rooms.get(joined(bareRoom(text)));
}

const joined = (text: string) => nameSearch(text).replaceAll(" ", "");
