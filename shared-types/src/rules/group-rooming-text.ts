import type { RoomingRow } from "../contracts/group.ts";
import {
  type Cell,
  type CellKind,
  cellKind,
  isData,
  isRoomBefore,
  type Lead,
  leadOf,
  listLines,
  nameAndRoom,
  partsOf,
  type TextLine,
} from "./group-rooming-cells.ts";
import { foldName } from "./name-search.ts";

/**
 * A line as it was understood. What has no place on a rooming list is not lost unseen: the number that
 * the line had in the list, and cells that are nothing of a guest's stay.
 */
export type ReadRow = RoomingRow & { listNumber: string; unread: string[] };

/** Lists also write a name in two columns, and either a type or a room under 'Room'. */
type Field = Exclude<keyof RoomingRow, "line"> | "firstName" | "surname" | "typeOrRoom" | "number";

/** What a column may be headed with, folded: English, French, Arabic. */
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
  type: ["type", "room type", "type de chambre", "النوع", "نوع الغرفه"],
  typeOrRoom: ["room", "chambre", "ch", "ch.", "الغرفه", "غرفه"],
  room: [
    "room number",
    "room no",
    "room no.",
    "room n°",
    "n° chambre",
    "n° de chambre",
    "no chambre",
    "numero de chambre",
    "رقم الغرفه",
  ],
  number: ["#", "n°", "no", "no.", "nr", "num", "numero", "رقم", "الرقم", "الرقم التسلسلي"],
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

/**
 * The lines of a rooming list that was pasted or read from a file, each separated in its own way, with a
 * heading in three languages or without: a copied sheet, a file of Excel, or what somebody wrote in an
 * e-mail. Empty lines are none; every other line is a row, whatever it says.
 */
export function parseRoomingText(text: string): ReadRow[] {
  const lines = listLines(text);
  const order = headingOf(lines[0]?.cells ?? []);
  if (!order) return rowsWithout(lines);
  const [, ...guests] = lines;
  // One word above the names says nothing of what stands beside them.
  return order.length === 1 ? rowsWithout(guests) : guests.map((each) => rowUnder(order, each));
}

/** Which field each column is, where the first line says so. */
function headingOf(cells: readonly Cell[]): (Field | undefined)[] | undefined {
  const order = cells.map(({ text }) => {
    const folded = foldName(text).trim();
    return fields.find((field) => headings[field].includes(folded));
  });
  const isNamed = order.some((field) => field && nameParts.includes(field));
  return isNamed ? order : undefined;
}

/** In the order in which a name is said: 'Nom' and 'Prénom' give 'Paul Durand', so do 'الاسم' and 'اللقب'. */
const nameParts: readonly Field[] = ["firstName", "name", "surname"];

/** Under a heading each cell is what its column says. */
function rowUnder(order: readonly (Field | undefined)[], { line, cells }: TextLine): ReadRow {
  const textOf = (field: Field) => cells[order.indexOf(field)]?.text ?? "";
  const written = nameParts.map(textOf).filter(Boolean).join(" ");
  const lead = leadOf(written);
  const isNumbered = lead?.isMarked === true && lead.rest !== "";
  const either = textOf("typeOrRoom");
  const isRoom = either !== "" && (cellKind(either) === "room" || textOf("type") !== "");
  return rowOf(line, {
    name: isNumbered ? lead.rest : written,
    listNumber: isNumbered ? lead.text : "",
    type: textOf("type") || (isRoom ? "" : either),
    room: textOf("room") || (isRoom ? either : ""),
    checkIn: textOf("checkIn"),
    checkOut: textOf("checkOut"),
    phone: textOf("phone"),
    unread: cells.filter((_, at) => order[at] === undefined).map(({ text }) => text),
  });
}

type Led = TextLine & { lead: Lead | undefined };

/** Takes what stands before the name off it: cells of their own, or the beginning of the first. */
function withLead(line: TextLine): Led {
  const [first, ...others] = line.cells;
  const none = { ...line, lead: undefined };
  if (!first || first.isQuoted) return none;
  const lead = leadOf(first.text);
  if (lead?.rest)
    return { ...line, cells: [{ text: lead.rest, isQuoted: false }, ...others], lead };
  if (!lead && !isRoomBefore(first.text)) return none;
  const at = others.findIndex(({ text, isQuoted }) => isQuoted || cellKind(text) === "text");
  const name = others[at];
  const between = others.slice(0, at).filter(({ text }) => text !== "");
  if (!name || between.some(({ text }) => cellKind(text) !== "room")) return none;
  const after = [...(lead ? [] : [first]), ...between, ...others.slice(at + 1)];
  return { ...line, cells: [name, ...after], lead };
}

/**
 * A line without a heading: the name first, then the usual order, but a room, a day or a phone number is
 * known wherever it stands.
 */
function rowWithout({ line, cells }: TextLine): ReadRow {
  const [first, ...others] = cells.flatMap((cell, at) =>
    at === 0 ? nameCells(cell) : partsOf(cell),
  );
  const found = { name: first ?? "", type: "", checkIn: "", checkOut: "", phone: "", room: "" };
  const unread: string[] = [];
  let place = 0;
  for (const text of others) {
    const kind = cellKind(text);
    const field = fieldOf(kind, found, usualOrder[place]);
    if (field && found[field] === "") found[field] = text;
    else unread.push(text);
    if (kind !== "room") place += 1;
  }
  return rowOf(line, { ...found, listNumber: "", unread });
}

/** The columns that follow a name in a list without a heading. */
const usualOrder = ["type", "checkIn", "checkOut", "phone"] as const;
type Place = (typeof usualOrder)[number];

/** Words go where they usually stand; if that is taken they can only be the type. */
function fieldOf(
  kind: CellKind,
  found: Record<Place | "room", string>,
  usual: Place | undefined,
): Place | "room" | undefined {
  if (kind === "phone") return kind;
  // Types may look like rooms ('T2'): of two, the group knows which is which.
  if (kind === "room") return found.room === "" ? "room" : "type";
  if (kind === "date") return found.checkIn === "" ? "checkIn" : "checkOut";
  if (kind !== "text") return undefined;
  return usual && found[usual] === "" ? usual : "type";
}

/** A name, and what was written behind it in the same cell. */
function nameCells(cell: Cell): string[] {
  if (cell.isQuoted) return [cell.text];
  const parts = partsOf(cell);
  const end = parts.findIndex((part, at) => at > 0 && isData(part));
  if (end > 0) return [parts.slice(0, end).join(", "), ...parts.slice(end)];
  return nameAndRoom(cell.text).filter((part, at) => at === 0 || part !== "");
}

/** What stands before each name is its number in the list, or else its room. */
function rowsWithout(lines: readonly TextLine[]): ReadRow[] {
  let counted = 0;
  return lines.map(withLead).map(({ lead, ...line }) => {
    const row = rowWithout(line);
    if (!lead) return row;
    // Its number has the mark of one ('1.'), or the room stands elsewhere, or it counts on from 1.
    const number = Number(lead.text);
    const isCounted = number <= 1 || number === counted + 1;
    if (!lead.isMarked && !row.room && !isCounted) return { ...row, room: lead.text };
    counted = number;
    return { ...row, listNumber: lead.text };
  });
}

type Read = Record<keyof typeof longest, string> & Pick<ReadRow, "listNumber" | "unread">;

function rowOf(line: number, { listNumber, unread, ...texts }: Read): ReadRow {
  const cut = (field: keyof typeof longest) => texts[field].slice(0, longest[field]);
  const beyond = parts.map((field) => texts[field].slice(longest[field]));
  return {
    line,
    name: cut("name"),
    type: cut("type"),
    checkIn: cut("checkIn"),
    checkOut: cut("checkOut"),
    phone: cut("phone"),
    ...(texts.room !== "" && { room: cut("room") }),
    listNumber,
    unread: [...unread, ...beyond].filter((text) => text !== ""),
  };
}

/** As much as the contract takes; no true name or day is longer. */
const longest: Record<Exclude<keyof RoomingRow, "line">, number> = {
  name: 500,
  type: 200,
  checkIn: 40,
  checkOut: 40,
  phone: 100,
  room: 40,
};
const parts = Object.keys(longest) as (keyof typeof longest)[];
