import { MOST_ROOMS_AT_ONCE, roomNumberSchema } from "../contracts/setup.ts";
import type { RoomTypeId } from "../values/ids.ts";
import { foldName, westernDigits } from "./name-search.ts";

type Type = { id: RoomTypeId; name: string };

type RoomsQuestion = {
  types: readonly Type[];
  /** Room numbers that exist in the hotel. */
  taken: readonly string[];
  /** The type for lines that name none. */
  defaultType: RoomTypeId | null;
};

/** Why a line yields no rooms; `numbers` are the room numbers concerned. */
export type RoomLineFault =
  | { kind: "unreadable" | "backwards" | "too-many" | "type-missing" }
  | { kind: "type-unknown"; typeName: string }
  | { kind: "taken" | "twice"; numbers: string[] };

export type RoomLine = {
  /** As typed. */
  text: string;
  numbers: string[];
  roomTypeId: RoomTypeId | null;
  fault: RoomLineFault | null;
};

/**
 * Parses typed room ranges, one per line (SET-07): `201–220, Double`, `101`, `A01-A08`, `301-319/2` for
 * every second number. Each line has its own result. Numbers are padded to the width of the first of the
 * range (`001–012`).
 */
export function readRoomLines(text: string, question: RoomsQuestion): RoomLine[] {
  const lines = text.split(/[\n;]/u).filter((line) => line.trim() !== "");
  const taken = new Set(question.taken);
  const used = new Set<string>();
  return lines.map((line) => {
    const read = readLine(line.trim(), question);
    if (read.fault) return read;
    const there = read.numbers.filter((number) => taken.has(number));
    if (there.length > 0) return { ...read, fault: { kind: "taken", numbers: there } };
    const again = read.numbers.filter((number) => used.has(number));
    if (again.length > 0) return { ...read, fault: { kind: "twice", numbers: again } };
    for (const number of read.numbers) used.add(number);
    if (used.size > MOST_ROOMS_AT_ONCE) return { ...read, fault: { kind: "too-many" } };
    return read;
  });
}

function readLine(text: string, { types, defaultType }: RoomsQuestion): RoomLine {
  const [, range = "", typeName = ""] = /^([^,،]*)(?:[,،](.*))?$/u.exec(text) ?? [];
  const numbers = numbersOf(range);
  const none = { text, numbers: [], roomTypeId: null };
  if (!Array.isArray(numbers)) return { ...none, fault: { kind: numbers } };
  const wanted = typeName.trim();
  const named = types.find(({ name }) => foldName(name) === foldName(wanted));
  if (wanted !== "" && !named)
    return { ...none, numbers, fault: { kind: "type-unknown", typeName: wanted } };
  const roomTypeId = named?.id ?? defaultType;
  if (!roomTypeId) return { ...none, numbers, fault: { kind: "type-missing" } };
  return { text, numbers, roomTypeId, fault: null };
}

const RANGE =
  /^(?<head>.*?)(?<first>\d{1,6})\s*[-–—]\s*(?<again>.*?)(?<last>\d{1,6})(?:\s*\/\s*(?<step>\d{1,3}))?$/u;

/** The numbers of `201`, `201–220` or `201–219/2`, or the reason why the text is invalid. */
function numbersOf(typed: string): string[] | "unreadable" | "backwards" | "too-many" {
  const text = westernDigits(typed).trim();
  const range = RANGE.exec(text)?.groups;
  if (!range) return isNumber(text) ? [text] : "unreadable";
  const { head = "", first = "", again = "", last = "", step = "1" } = range;
  if ((again !== "" && again !== head) || Number(step) === 0) return "unreadable";
  if (Number(last) < Number(first)) return "backwards";
  const count = Math.floor((Number(last) - Number(first)) / Number(step)) + 1;
  if (count > MOST_ROOMS_AT_ONCE) return "too-many";
  const numbers = Array.from({ length: count }, (_, index) => {
    const number = Number(first) + index * Number(step);
    return `${head}${String(number).padStart(first.length, "0")}`;
  });
  return numbers.every(isNumber) ? numbers : "unreadable";
}

/** Whether a text is a valid room number; a trailing dash is an unfinished range. */
function isNumber(text: string): boolean {
  return roomNumberSchema.safeParse(text).success && !/[-–—]$/u.test(text);
}
