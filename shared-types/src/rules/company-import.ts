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
import { latinDigits, parseOptionalMoney } from "../values/parse-money.ts";
import { identifiers } from "./company-identifiers.ts";
import { nameSearch } from "./name-search.ts";

/** What a column may be called, in the languages of the house. */
const headings: Record<ImportField, readonly string[]> = {
  name: [
    "name",
    "company",
    "company name",
    "nom",
    "société",
    "raison sociale",
    "nom de la société",
    "entreprise",
    "client",
    "الاسم",
    "الشركة",
    "اسم الشركة",
    "المؤسسة",
    "اسم المؤسسة",
  ],
  nameOtherScript: [
    "name in the other script",
    "other name",
    "arabic name",
    "nom arabe",
    "nom en arabe",
    "nom dans l'autre écriture",
    "الاسم بالحرف الآخر",
    "الاسم بالعربية",
    "الاسم باللاتينية",
  ],
  address1: [
    "address",
    "address 1",
    "address line 1",
    "adresse",
    "adresse 1",
    "adresse, ligne 1",
    "العنوان",
    "العنوان 1",
    "العنوان، السطر 1",
  ],
  address2: [
    "address 2",
    "address line 2",
    "adresse 2",
    "adresse, ligne 2",
    "commune",
    "العنوان 2",
    "العنوان، السطر 2",
    "البلدية",
  ],
  address3: [
    "address 3",
    "address line 3",
    "adresse 3",
    "adresse, ligne 3",
    "city",
    "ville",
    "wilaya",
    "العنوان 3",
    "العنوان، السطر 3",
    "المدينة",
    "الولاية",
  ],
  rc: [
    "rc",
    "trade register",
    "trade register (rc)",
    "registre du commerce",
    "registre du commerce (rc)",
    "n° rc",
    "السجل التجاري",
    "السجل التجاري (rc)",
  ],
  nif: [
    "nif",
    "tax number",
    "tax number (nif)",
    "identifiant fiscal",
    "identifiant fiscal (nif)",
    "n° nif",
    "الرقم الجبائي",
    "الرقم الجبائي (nif)",
    "رقم التعريف الجبائي",
    "رقم التعريف الجبائي nif",
  ],
  nis: [
    "nis",
    "statistical number",
    "statistical number (nis)",
    "identifiant statistique",
    "identifiant statistique (nis)",
    "n° nis",
    "الرقم الإحصائي",
    "الرقم الإحصائي (nis)",
    "رقم التعريف الإحصائي",
  ],
  art: [
    "ai",
    "art",
    "article",
    "article of taxation",
    "article of taxation (ai)",
    "article d'imposition",
    "article d'imposition (ai)",
    "n° article",
    "مادة الإخضاع",
    "مادة الإخضاع (ai)",
    "رقم المادة",
  ],
  contactPerson: [
    "contact",
    "contact person",
    "personne à contacter",
    "responsable",
    "interlocuteur",
    "الشخص المكلف",
    "المسؤول",
    "جهة الاتصال",
  ],
  phone: ["phone", "telephone", "téléphone", "tél", "mobile", "الهاتف", "رقم الهاتف"],
  email: ["email", "e-mail", "mail", "courriel", "adresse e-mail", "البريد الإلكتروني", "البريد"],
  rate1: [
    "single",
    "rate 1",
    "rate, 1 person",
    "tarif 1",
    "tarif single",
    "tarif, 1 personne",
    "1 person",
    "1 personne",
    "سعر 1",
    "شخص واحد",
    "السعر، شخص واحد",
  ],
  rate2: [
    "double",
    "rate 2",
    "rate, 2 persons",
    "tarif 2",
    "tarif double",
    "tarif, 2 personnes",
    "2 persons",
    "2 personnes",
    "سعر 2",
    "شخصان",
    "السعر، شخصان",
  ],
  rate3: [
    "triple",
    "rate 3",
    "rate, 3 persons",
    "tarif 3",
    "tarif triple",
    "tarif, 3 personnes",
    "3 persons",
    "3 personnes",
    "سعر 3",
    "3 أشخاص",
    "السعر، 3 أشخاص",
  ],
  rate4: [
    "quad",
    "quadruple",
    "rate 4",
    "rate, 4 persons",
    "tarif 4",
    "tarif quadruple",
    "tarif, 4 personnes",
    "4 persons",
    "4 personnes",
    "سعر 4",
    "4 أشخاص",
    "السعر، 4 أشخاص",
  ],
};

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
  });
  if (parsed.success) return { profile: parsed.data, faults: [] };
  const faults = new Map<ImportField, RowFault>();
  for (const { path, code } of parsed.error.issues) {
    const [first, index] = path;
    const field = first === "rates" ? rateFields[Number(index)] : (first as ImportField);
    if (field && !faults.has(field)) faults.set(field, { field, reason: reasonOf(field, code) });
  }
  return { profile: undefined, faults: [...faults.values()] };
}

function reasonOf(field: ImportField, code: string | undefined): ImportFault {
  if (field.startsWith("rate")) return "amount";
  if (code === "invalid_type") return "missing";
  if (code === "too_big") return "too-long";
  if (isIdentifier(field)) return "identifier";
  if (field === "email") return "email";
  return field === "name" || field === "nameOtherScript" ? "name" : "invalid";
}
