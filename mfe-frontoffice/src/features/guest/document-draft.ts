import type { ProfileField } from "@funduq/shared-types/contracts/guest";
import { documentKey } from "@funduq/shared-types/rules/guest-profile";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { PassportLines } from "./passport-lines.ts";
import type { ProfileValues } from "./profile-draft.ts";

type DocumentField = keyof Pick<
  ProfileValues,
  "fullName" | "nationality" | "birthDate" | "idType" | "idNumber" | "idExpireDate"
>;
export type DocumentValue = { field: DocumentField; value: string };
export type ReadValues = Partial<Record<DocumentField, string>>;

/** What a document's lines say of the profile. */
export function documentValues(lines: PassportLines): DocumentValue[] {
  const { givenNames, surname, number, nationality, birthDate, expiryDate, isPassport } = lines;
  const said: [DocumentField, string | null][] = [
    ["fullName", [givenNames, surname].filter(Boolean).join(" ")],
    ["nationality", nationality],
    ["birthDate", birthDate],
    ["idType", isPassport ? "Passport" : "National ID"],
    ["idNumber", number],
    ["idExpireDate", expiryDate],
  ];
  return said.flatMap(([field, value]) => (value ? [{ field, value }] : []));
}

/** What fills an empty field, and what stands otherwise in the form: that is shown, never overwritten. */
export function fillFrom(values: Partial<ProfileValues>, said: readonly DocumentValue[]) {
  const missing = said.filter(({ field }) => !values[field]?.trim());
  const other = said.filter(
    ({ field, value }) => values[field]?.trim() && !isSame(field, values[field], value),
  );
  return { missing, other };
}

/** A document writes names in capitals, without accents and in its own order. */
function isSame(field: ProfileField, typed: string | null | undefined, said: string): boolean {
  if (!typed) return false;
  if (field === "fullName") return wordsOf(typed) === wordsOf(said);
  return field === "idNumber" ? documentKey(typed) === documentKey(said) : typed === said;
}

const wordsOf = (name: string) => nameSearch(name).split(" ").sort().join(" ");
