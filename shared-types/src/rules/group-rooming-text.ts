import type { RoomingRow } from "../contracts/group.ts";
import { foldName, westernDigits } from "./name-search.ts";
import { parseSeparated, type TextRecord } from "./separated-text.ts";

/** The name may be split into two columns. */
type Field = Exclude<keyof RoomingRow, "line"> | "firstName" | "surname";

/** The accepted headings of each column, folded: English, French, Arabic. */
const headings: Record<Field, readonly string[]> = {
  name: [
    "name",
    "guest",
    "guest name",
    "full name",
    "nom",
    "client",
    "nom et prenom",
    "الاسم",
    "النزيل",
  ],
  firstName: [
    "first name",
    "firstname",
    "given name",
    "given names",
    "prenom",
    "prenoms",
    "prenom(s)",
    "الاسم الاول",
    "الاسم الشخصي",
  ],
  surname: ["surname", "last name", "lastname", "family name", "nom de famille", "اللقب"],
  type: [
    "type",
    "room type",
    "room",
    "chambre",
    "type de chambre",
    "النوع",
    "نوع الغرفه",
    "الغرفه",
  ],
  checkIn: ["check-in", "check in", "checkin", "arrival", "arrivee", "date d'arrivee", "الوصول"],
  checkOut: [
    "check-out",
    "check out",
    "checkout",
    "departure",
    "depart",
    "date de depart",
    "المغادره",
  ],
  phone: ["phone", "mobile", "telephone", "tel", "portable", "الهاتف"],
};
const fields = Object.keys(headings) as Field[];
/** The default columns, without a heading. */
const usualOrder: readonly Field[] = ["name", "type", "checkIn", "checkOut", "phone"];

/**
 * Parses a rooming list that was pasted or read from a file: separated by commas, by the semicolons of a
 * French Excel, or by tabs; with quoted fields; with or without a heading in three languages; numbered or
 * not. Skips empty lines.
 */
export function parseRoomingText(text: string): RoomingRow[] {
  const records = parseSeparated(text)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(withOwnSign);
  const order = headingOf(records[0]?.cells ?? []);
  if (order) return records.slice(1).map((record) => rowOf(record, order));
  return withoutCount(records).map((record) => rowOf(record, usualOrder));
}

/**
 * A line with another separator than the list's. A name may contain a comma, so a comma separates only
 * before digits: 'Kaci, 0555 12 34 56', but not 'Ben Ali, Mohamed'.
 */
function withOwnSign(record: TextRecord): TextRecord {
  const [only = "", ...others] = record.cells;
  if (others.length > 0) return record;
  const sign = ["\t", ";"].find((each) => only.includes(each));
  if (sign) return { ...record, cells: only.split(sign) };
  const parts = only.split(",");
  return parts.slice(1).some((part) => /\p{Nd}/u.test(part)) ? { ...record, cells: parts } : record;
}

/**
 * Drops the first column of a list without heading if it numbers the lines from 1. Other numbers are kept,
 * as they may be rooms, and the result reports them.
 */
function withoutCount(records: readonly TextRecord[]): readonly TextRecord[] {
  const isCounted = records.every(
    ({ cells: [first = "", second = ""] }, at) =>
      westernDigits(first)
        .trim()
        .replace(/[.)°]$/u, "") === String(at + 1) && /\p{L}/u.test(second),
  );
  if (!isCounted) return records;
  return records.map(({ line, cells: [, ...cells] }) => ({ line, cells }));
}

/** The field of each column, from the heading line. */
function headingOf(cells: readonly string[]): (Field | undefined)[] | undefined {
  const order = cells.map((cell) => {
    const folded = foldName(cell).trim();
    return fields.find((field) => headings[field].includes(folded));
  });
  const isNamed = order.some((field) => field && nameParts.includes(field));
  return isNamed ? order : undefined;
}

/** The order of given name and family name: both 'Nom', 'Prénom' and 'الاسم', 'اللقب' give 'Paul Durand'. */
const nameParts: readonly Field[] = ["firstName", "name", "surname"];

/** A line number or a bullet; three digits before a dash may be a room. */
const leading = /^(?:\p{Nd}{1,3}\s*[.)°]|\p{Nd}{1,2}\s*[-–]|[-–•*])\s+/u;

function rowOf({ line, cells }: TextRecord, order: readonly (Field | undefined)[]): RoomingRow {
  const cellOf = (field: Field) => (cells[order.indexOf(field)] ?? "").trim();
  const cut = (field: keyof typeof longest, text: string) => text.slice(0, longest[field]);
  const written = nameParts.map(cellOf).filter(Boolean).join(" ");
  const name = written.replace(leading, "");
  const [type, checkIn, checkOut, phone] = [
    cut("type", cellOf("type")),
    cut("checkIn", cellOf("checkIn")),
    cut("checkOut", cellOf("checkOut")),
    cut("phone", cellOf("phone")),
  ];
  return { line, name: cut("name", name), type, checkIn, checkOut, phone };
}

/** The maximum lengths that the contract accepts. */
const longest: Record<Exclude<keyof RoomingRow, "line">, number> = {
  name: 500,
  type: 200,
  checkIn: 40,
  checkOut: 40,
  phone: 100,
};
