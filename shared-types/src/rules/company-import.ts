import {
  type ImportFault,
  type ImportField,
  type ImportRow,
  MAX_CELL_LENGTH,
} from "../contracts/company-import.ts";
import {
  type CompanyProfile,
  companyProfileSchema,
  rateFields,
} from "../contracts/company-profile.ts";
import { documentLanguageSchema } from "../contracts/document-language.ts";
import { latinDigits, parseMoney, parseOptionalMoney } from "../values/parse-money.ts";
import { identifiers } from "./company-identifiers.ts";
import { headings, languageWords } from "./company-import-headings.ts";
import { nameSearch } from "./name-search.ts";

const fieldOfHeading: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(headings).flatMap(([field, words]) =>
    words.map((word) => [nameSearch(word), field as ImportField] as const),
  ),
);

/** What a column holds by its heading, in French, English or Arabic, whatever its case and accents. */
export function importFieldOf(heading: string): ImportField | undefined {
  return fieldOfHeading.get(nameSearch(heading));
}

export type ImportTable = {
  rows: ImportRow[];
  /** The headings that are read, and those that are not, as they were written. */
  known: { heading: string; field: ImportField }[];
  unknown: string[];
};

/**
 * The rows of a list whose first row that names a company's name is its heading. Rows without a word are left out; of two
 * columns of one kind the first is read. Undefined where no column is a company's name.
 */
export function readImportTable(table: readonly (readonly string[])[]): ImportTable | undefined {
  const at = table.findIndex((row) => row.some((cell) => importFieldOf(cell) === "name"));
  const head = table[at];
  if (!head) return undefined;
  const taken = new Map<ImportField, number>();
  const unknown: string[] = [];
  for (const [column, heading] of head.entries()) {
    const field = importFieldOf(heading);
    if (field && !taken.has(field)) taken.set(field, column);
    else if (heading.trim() !== "") unknown.push(heading.trim());
  }
  const known = [...taken].map(([field, column]) => ({
    heading: (head[column] ?? "").trim(),
    field,
  }));
  const rows = table.slice(at + 1).flatMap((cells, index): ImportRow[] => {
    const values = valuesOf(cells, taken);
    return Object.keys(values).length === 0 ? [] : [{ line: at + index + 2, values }];
  });
  return { rows, known, unknown };
}

function valuesOf(cells: readonly string[], taken: ReadonlyMap<ImportField, number>) {
  const values: ImportRow["values"] = {};
  for (const [field, column] of taken) {
    const cell = (cells[column] ?? "").replace(/\s+/gu, " ").trim().slice(0, MAX_CELL_LENGTH);
    if (cell !== "") values[field] = cell;
  }
  return values;
}

const isIdentifier = (field: ImportField) => identifiers.some((each) => each === field);

type RowFault = { field: ImportField; reason: ImportFault };
export type ReadRow =
  | { profile: CompanyProfile; faults: [] }
  | { profile: undefined; faults: RowFault[] };

/** The company that a row is about, by the contract of the form; or which of its columns are wrong, and why. */
export function readImportRow({ values }: Pick<ImportRow, "values">): ReadRow {
  const text = (field: ImportField) => {
    const typed = values[field]?.trim() || null;
    return typed !== null && isIdentifier(field) ? latinDigits(typed) : typed;
  };
  const parsed = companyProfileSchema.safeParse({
    name: text("name"),
    nameOtherScript: text("nameOtherScript"),
    address1: text("address1"),
    address2: text("address2"),
    address3: text("address3"),
    rc: text("rc"),
    nif: text("nif"),
    nis: text("nis"),
    art: text("art"),
    contactPerson: text("contactPerson"),
    phone: text("phone"),
    email: text("email"),
    customField1: null,
    customField2: null,
    customField3: null,
    rates: rateFields.map((field) => parseOptionalMoney(values[field])),
    billingRules: [],
    ...(text("paymentTermsDays") && { paymentTermsDays: daysOf(text("paymentTermsDays")) }),
    creditLimitCentimes: limitOf(text("creditLimit")),
    documentLanguage: languageOf(text("documentLanguage")),
  });
  if (parsed.success) return { profile: parsed.data, faults: [] };
  const faults = new Map<ImportField, RowFault>();
  for (const { path, code } of parsed.error.issues) {
    const field = fieldAt(path);
    if (field && !faults.has(field))
      faults.set(field, { field, reason: reasonOf(field, code, values[field]) });
  }
  return { profile: undefined, faults: [...faults.values()] };
}

function fieldAt([first, index]: readonly PropertyKey[]): ImportField | undefined {
  if (first === "rates") return rateFields[Number(index)];
  return first === "creditLimitCentimes" ? "creditLimit" : (first as ImportField);
}

/** '30', or '30 jours' as people write it; what is no number of days is no number. */
function daysOf(typed: string | null): number {
  const days = /^(\d{1,4})\s*(?:j|jours?|d|days?|يوم|يوما|أيام)?$/iu.exec(latinDigits(typed ?? ""));
  return days ? Number(days[1]) : Number.NaN;
}

/** Empty is no limit; what can't be read is no number. */
function limitOf(typed: string | null): number | null {
  return typed === null ? null : (parseMoney(typed) ?? Number.NaN);
}

/** Empty is none; what is no language of documents stays as it was typed, which no contract takes. */
function languageOf(typed: string | null): string | null {
  if (typed === null) return null;
  const folded = nameSearch(typed);
  const known = documentLanguageSchema.options.find((language) =>
    languageWords[language].some((word) => nameSearch(word) === folded),
  );
  return known ?? typed;
}

const isAmount = (field: ImportField) => field === "creditLimit" || field.startsWith("rate");

const ownFaults: Partial<Record<ImportField, ImportFault>> = {
  paymentTermsDays: "days",
  documentLanguage: "language",
};

function reasonOf(field: ImportField, code: string | undefined, typed = ""): ImportFault {
  const own = ownFaults[field];
  if (own) return own;
  if (isAmount(field)) return parseMoney(typed) === undefined ? "amount" : "amount-range";
  if (code === "invalid_type") return "missing";
  if (code === "too_big") return "too-long";
  if (isIdentifier(field)) return "identifier";
  if (field === "email") return "email";
  return field === "name" || field === "nameOtherScript" ? "name" : "invalid";
}
