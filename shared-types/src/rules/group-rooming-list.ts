import type { RoomingRefusal, RoomingRow } from "../contracts/group.ts";
import { guestNameSchema, isDocumentLine, phoneSchema } from "../contracts/guest.ts";
import { type CalendarDate, calendarDateSchema } from "../values/calendar-date.ts";
import { nameSearch, phoneDigits } from "./name-search.ts";

type Listed = {
  guestName: string;
  phone: string | null;
  checkInDate: CalendarDate | null;
  checkOutDate: CalendarDate | null;
};

/** The current rooming list of a block: `names` of at most `quantity` guests. */
export type ListedBlock = {
  id: string;
  roomTypeName: string;
  quantity: number;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  names: number;
  entries: readonly Listed[];
};

export type JudgedRow = {
  line: number;
  outcome: "saved" | "already-listed" | "refused";
  refusal: RoomingRefusal | null;
  entry: (Listed & { blockId: string }) | null;
};

/**
 * The result for each line of a rooming list: a new name, an existing name, or refused with a reason. Equal
 * lines are separate guests with the same name. Importing the same list twice adds no duplicates.
 */
export function judgeRoomingRows(
  rows: readonly RoomingRow[],
  blocks: readonly ListedBlock[],
): JudgedRow[] {
  const listed = new Map<string, number>();
  for (const block of blocks)
    for (const entry of block.entries) count(listed, keyOf(block.id, entry), 1);
  const left = new Map(blocks.map(({ id, quantity, names }) => [id, quantity - names]));
  return rows.map((row) => judge(row, { blocks, listed, left }));
}

type Standing = {
  blocks: readonly ListedBlock[];
  /** How often each name is on the list without a matching line so far. */
  listed: Map<string, number>;
  left: Map<string, number>;
};

function judge(row: RoomingRow, { blocks, listed, left }: Standing): JudgedRow {
  const answer = { line: row.line, refusal: null, entry: null };
  const read = readRow(row, blocks);
  if ("refusal" in read) return { ...answer, outcome: "refused", refusal: read.refusal };
  for (const block of read.blocks) {
    const key = keyOf(block.id, read.entry);
    if ((listed.get(key) ?? 0) === 0) continue;
    count(listed, key, -1);
    return { ...answer, outcome: "already-listed" };
  }
  const free = read.blocks.find(({ id }) => (left.get(id) ?? 0) > 0);
  if (!free) return { ...answer, outcome: "refused", refusal: "block-full" };
  count(left, free.id, -1);
  return { ...answer, outcome: "saved", entry: { ...read.entry, blockId: free.id } };
}

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** The key of a guest: the name without case and accents, and the normalized number. */
function keyOf(blockId: string, { guestName, phone, checkInDate, checkOutDate }: Listed): string {
  const days = [checkInDate ?? "", checkOutDate ?? ""];
  return [blockId, nameSearch(guestName), phoneDigits(phone ?? ""), ...days].join("|");
}

type Read = { refusal: RoomingRefusal } | { entry: Listed; blocks: readonly ListedBlock[] };

function readRow(row: RoomingRow, blocks: readonly ListedBlock[]): Read {
  if (isDocumentLine(row.name)) return { refusal: "document-line" };
  const name = guestNameSchema.safeParse(row.name);
  if (!name.success) return { refusal: "name-missing" };
  const phone = readPhone(row.phone);
  if (phone === undefined) return { refusal: "phone-wrong" };
  const ofType = blocksOfType(row.type, blocks);
  if ("refusal" in ofType) return ofType;
  const days = readDays(row);
  if (!days) return { refusal: "dates-wrong" };
  const within = ofType.blocks.filter((block) => lieWithin(days, block));
  if (within.length === 0) return { refusal: "dates-outside" };
  return { entry: { guestName: name.data, phone, ...days }, blocks: within };
}

/** Null for no number; undefined for an invalid one. */
function readPhone(text: string): string | null | undefined {
  if (text.trim() === "") return null;
  const phone = phoneSchema.safeParse(text);
  return phone.success && phoneDigits(phone.data).length > 0 ? phone.data : undefined;
}

/** The type may be left out when the group has only one. */
function blocksOfType(
  text: string,
  blocks: readonly ListedBlock[],
): { refusal: RoomingRefusal } | { blocks: readonly ListedBlock[] } {
  const wanted = nameSearch(text);
  const types = new Set(blocks.map(({ roomTypeName }) => nameSearch(roomTypeName)));
  if (wanted === "") return types.size === 1 ? { blocks } : { refusal: "type-missing" };
  const found = blocks.filter(({ roomTypeName }) => nameSearch(roomTypeName) === wanted);
  return found.length > 0 ? { blocks: found } : { refusal: "type-unknown" };
}

type Days = Pick<Listed, "checkInDate" | "checkOutDate">;

function readDays({ checkIn, checkOut }: RoomingRow): Days | undefined {
  if (checkIn.trim() === "" && checkOut.trim() === "")
    return { checkInDate: null, checkOutDate: null };
  const [checkInDate, checkOutDate] = [readListDate(checkIn), readListDate(checkOut)];
  if (!checkInDate || !checkOutDate || checkOutDate <= checkInDate) return undefined;
  return { checkInDate, checkOutDate };
}

function lieWithin({ checkInDate, checkOutDate }: Days, block: ListedBlock): boolean {
  if (!checkInDate || !checkOutDate) return true;
  return checkInDate >= block.checkInDate && checkOutDate <= block.checkOutDate;
}

/** Parses the usual date formats: 2026-03-21, or day first as 21/03/2026, 21.3.26 and 21-03-2026. */
export function readListDate(text: string): CalendarDate | undefined {
  const western = text.normalize("NFKC").trim().replace(/[٠-٩]/gu, westernDigit);
  const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/u.exec(western);
  const iso = dayFirst ? isoOf(dayFirst) : western;
  return calendarDateSchema.safeParse(iso).data;
}

function isoOf([, day = "", month = "", year = ""]: RegExpExecArray): string {
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function westernDigit(digit: string): string {
  return String(digit.charCodeAt(0) - 0x0660);
}
