import { westernDigits } from "./name-search.ts";

/** A part of a line; what stood in quotes is taken as it is. */
export type Cell = { text: string; isQuoted: boolean };
export type TextLine = { line: number; cells: Cell[] };

/** What can be told of a cell by its looks; `dates` is a whole stay: '21/03/2027 - 23/03/2027'. */
export type CellKind = "empty" | "date" | "dates" | "phone" | "room" | "text";

/**
 * The lines of a list with their cells. Each line is separated by its own signs, as lists are that several
 * people wrote: tabs or bars, else semicolons, else commas (Arabic ones too), else what people write
 * between a name and a room: a dash with spaces, a colon, a gap. A quoted field holds anything.
 */
export function listLines(text: string): TextLine[] {
  const { masked, quoted } = withoutQuoted(text.replace(unseen, ""));
  const restored = (cell: string) =>
    cell.replace(/[\u{F0000}-\u{FFFFD}]/gu, (mark) => quoted[markOf(mark)] ?? "");
  let line = 1;
  return masked.split(lineEnd).flatMap((written) => {
    const at = line;
    line += restored(written).split(lineEnd).length;
    const cells = cellsOf(written).map((cell) => ({
      text: restored(cell).trim(),
      isQuoted: isMark.test(cell.trim()),
    }));
    return cells.some((cell) => cell.text !== "") ? [{ line: at, cells }] : [];
  });
}

const lineEnd = /\r\n|\n|\r/u;
/** Marks of direction that come along when Arabic is copied, and the mark at the start of a file. */
const unseen = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u{F0000}-\u{FFFFD}]/gu;

/** Every quoted field stands as one character that no list has, so that nothing in it separates. */
function withoutQuoted(text: string): { masked: string; quoted: string[] } {
  const quoted: string[] = [];
  const field = /(^|[\t|;؛,،\r\n]) *"((?:[^"]|"")*)"/gu;
  const masked = text.replace(field, (_, before: string, inside: string) => {
    quoted.push(inside.replaceAll('""', '"'));
    return before + String.fromCodePoint(FIRST_MARK + quoted.length - 1);
  });
  return { masked, quoted };
}

const FIRST_MARK = 0xf0000;
const markOf = (mark: string) => (mark.codePointAt(0) ?? 0) - FIRST_MARK;
const isMark = /^[\u{F0000}-\u{FFFFD}]$/u;

const strongest = [/[\t|]/u, /[;؛]/u, /[,،]/u];
const bullet = /^\s*[-–—•*·▪◦>]+\s+/u;
const barAround = /^\s*\||\|\s*$/gu;

function cellsOf(written: string): string[] {
  const line = written.replace(bullet, "").replace(barAround, "");
  const sign = strongest.find((each) => each.test(line));
  return sign ? line.split(sign) : looseParts(line);
}

/** What is separated as people write by hand; a name with two spaces in it stays one. */
function looseParts(text: string): string[] {
  const parts = text.trim().split(/\s+[-–—→]\s+|\s*:\s+/u);
  if (parts.length > 1) return parts;
  const gaps = text.trim().split(/\s{2,}/u);
  return /\s{3,}/u.test(text.trim()) || gaps.some(isData) ? gaps : [text];
}

/** A stay as its two days; and the parts of a cell, where one of them is no word. */
export function partsOf({ text, isQuoted }: Cell): string[] {
  const kind = cellKind(text);
  if (kind === "dates") return daysOf(text);
  if (isQuoted || kind !== "text") return [text];
  const parts = text.split(/[;؛,،]/u);
  const found = (parts.length > 1 ? parts : looseParts(text)).map((part) => part.trim());
  if (!found.some(isData)) return [text];
  return found.flatMap((part) => (cellKind(part) === "dates" ? daysOf(part) : [part]));
}

export const isData = (text: string) => !["text", "empty"].includes(cellKind(text));

const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const oneDay = new RegExp(String.raw`^(?:${day}|\d{1,2}[./]\d{1,2})$`, "u");
const twoDays = new RegExp(
  String.raw`^(?:du|from|من)?\s*(${day})\s*(?:[-–—→]|au|to|until|إلى|الى|حتى)\s*(${day})$`,
  "iu",
);
const phone = /^(?:t[ée]l|phone|mob|gsm|هاتف|الهاتف)?\.?\s*:?\s*\+?[\d\s()./-]+$/iu;
/** What may stand before a room's number. */
const roomWord = String.raw`(?:(?:room|rm|chambre|chbre|chb|ch|غرفة|الغرفة)(?!\p{L})\.?)`;
const numberWord = String.raw`(?:n\s?[°º]|(?:no|num)(?!\p{L})\.?|#|رقم)`;
const room = new RegExp(
  String.raw`^(?:${roomWord}\s*)?(?:${numberWord}\s*)?\p{L}{0,3}[\s-]?\d{1,4}(?:[\s-]?\p{L}|[\/-]\d{1,4})?$`,
  "iu",
);
/** A name with a room behind it and no sign between: 'Amel Kaci ch. B12', 'Amel Kaci 204'. */
const endsInRoom = new RegExp(
  String.raw`^(.*\p{L}.*?)\s+(${roomWord}\s*(?:${numberWord}\s*)?[\p{L}\d-]*\d[\p{L}\d-]*|\d{3,4})$`,
  "iu",
);

const FEWEST_PHONE_DIGITS = 6;

export function cellKind(text: string): CellKind {
  const bare = plain(text);
  if (bare === "") return "empty";
  if (oneDay.test(bare)) return "date";
  if (twoDays.test(bare)) return "dates";
  const digits = bare.replace(/\D/gu, "").length;
  if (phone.test(bare) && digits >= FEWEST_PHONE_DIGITS) return "phone";
  return room.test(bare) ? "room" : "text";
}

function daysOf(text: string): string[] {
  const [, from = "", to = ""] = twoDays.exec(plain(text)) ?? [];
  return [from, to];
}

/** A name, and what stands behind it that is none: '(204)', 'ch. B12', '204'. */
export function nameAndRoom(text: string): [name: string, room: string] {
  const [, before = "", inside = ""] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/u.exec(text) ?? [];
  if (before && cellKind(inside) === "room") return [before, inside];
  const found = endsInRoom.exec(plain(text));
  return found
    ? [text.slice(0, found[1]?.length).trim(), text.slice(found[1]?.length).trim()]
    : [text, ""];
}

/** Figures of every keyboard as ours, one for one: the places in the text stay. */
const plain = (text: string) => westernDigits(text).trim();

/** A room's number without the words that people write before it. */
export function bareRoom(text: string): string {
  const words = new RegExp(String.raw`^(?:${roomWord}\s*)?(?:${numberWord}\s*)?(?=.*\d)`, "iu");
  return plain(text).replace(words, "").trim();
}

export type Lead = { text: string; isMarked: boolean; rest: string };

/** What stands before a name: its number in the list, or a room. A mark behind it makes it a number. */
export function leadOf(text: string): Lead | undefined {
  const bare = plain(text);
  const [whole, digits, mark = ""] =
    /^[(#]?\s*(\d{1,4})\s*([.)°º]?-?|[:/,;،؛–—-])\s*(?=\p{L}|$)/u.exec(bare) ?? [];
  if (whole === undefined || digits === undefined) return undefined;
  const isMarked = /[.)°º]/u.test(mark) || /^[(#]/u.test(bare);
  // '3ème' and '4x' are words; a number stands apart from the name.
  const rest = text.trim().slice(whole.length);
  if (rest !== "" && mark === "" && !/\s$/u.test(whole)) return undefined;
  return { text: digits, isMarked, rest };
}

/** A room before a name: 'B12', 'ch. 204', '12-3'; 'Ali 2' is a name. */
export function isRoomBefore(text: string): boolean {
  return cellKind(text) === "room" && !/\p{L}\s/u.test(bareRoom(text));
}
