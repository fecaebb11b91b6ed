import type {
  ImportAnswer,
  ImportCompanies,
  ImportedRow,
  ImportRow,
} from "@funduq/shared-types/contracts/company-import";
import type { CompanyProfile } from "@funduq/shared-types/contracts/company-profile";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { identifierKey } from "@funduq/shared-types/rules/company-identifiers";
import { readImportRow } from "@funduq/shared-types/rules/company-import";
import { bareCompanyName } from "@funduq/shared-types/rules/company-name";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { violates } from "../../platform/db/refusals.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { insertCompany, listCompanyKeys, lockCompanyList } from "./company-record.queries.ts";

type Same = NonNullable<ImportedRow["same"]>;
type Judged = { answer: ImportedRow; profile: CompanyProfile | undefined };

/** What would become of each row (COM-06). Nothing is written. */
export async function checkImport(
  tx: HotelTx,
  hotelId: HotelId,
  rows: readonly ImportRow[],
): Promise<ImportAnswer> {
  const judged = await judge(tx, hotelId, rows);
  return { rows: judged.map(({ answer }) => answer) };
}

/**
 * Writes the new companies of a list in one transaction. One that is there already stays as it is, so that the same list
 * imported twice adds nothing. A faulty row refuses the whole list, unless only the good ones are wanted.
 */
export async function importCompanies(
  tx: HotelTx,
  hotelId: HotelId,
  { rows, onlyGood }: ImportCompanies,
  context: WriteContext,
): Promise<{ answer: ImportAnswer; added: number }> {
  // One list at a time: two of the same names would both find nothing.
  await lockCompanyList(tx, hotelId);
  const judged = await judge(tx, hotelId, rows);
  const faulty = judged.filter(({ answer }) => answer.outcome === "faulty").length;
  if (faulty > 0 && !onlyGood) throw new AppError("company.import-faulty", { rows: faulty });
  let added = 0;
  for (const { answer, profile } of judged) {
    if (answer.outcome !== "new" || !profile) continue;
    await insertOwn(tx, hotelId, profile, context);
    added++;
  }
  return { answer: { rows: judged.map(({ answer }) => answer) }, added };
}

async function insertOwn(
  tx: HotelTx,
  hotelId: HotelId,
  profile: CompanyProfile,
  context: WriteContext,
): Promise<void> {
  try {
    await insertCompany(tx, hotelId, profile, context);
  } catch (error) {
    // A clerk wrote the same one since the rows were judged.
    if (violates(error, "companies_nif_is_unique_in_hotel"))
      throw new AppError("company.nif-taken", { companyName: "", companyId: "" });
    throw error;
  }
}

async function judge(tx: HotelTx, hotelId: HotelId, rows: readonly ImportRow[]): Promise<Judged[]> {
  const known = new Map<string, Omit<Same, "reason">>();
  const keep = (keys: readonly string[], same: Omit<Same, "reason">) => {
    for (const key of keys) if (!known.has(key)) known.set(key, same);
  };
  for (const { id, name, otherName, nifKey } of await listCompanyKeys(tx, hotelId)) {
    const keys = [nifKey && `nif ${nifKey}`, nameKey(name), otherName && nameKey(otherName)];
    keep(
      keys.filter((key) => key !== null),
      { name, companyId: id as CompanyId, line: null },
    );
  }
  return rows.map((row) => {
    const { profile, faults } = readImportRow(row);
    const none = { line: row.line, faults, same: null };
    if (!profile) return { answer: { ...none, outcome: "faulty" }, profile };
    const nifKey = identifierKey(profile.nif ?? "");
    const same = sameAs(known, nifKey, profile);
    if (same) return { answer: { ...none, outcome: "known", same }, profile };
    const keys = [nameKey(profile.name), ...(nifKey === "" ? [] : [`nif ${nifKey}`])];
    keep(keys, { name: profile.name, companyId: null, line: row.line });
    return { answer: { ...none, outcome: "new" }, profile };
  });
}

function sameAs(
  known: ReadonlyMap<string, Omit<Same, "reason">>,
  nifKey: string,
  { name }: CompanyProfile,
): Same | null {
  const byNif = nifKey === "" ? undefined : known.get(`nif ${nifKey}`);
  if (byNif) return { ...byNif, reason: "nif" };
  const byName = known.get(nameKey(name));
  return byName ? { ...byName, reason: "name" } : null;
}

const nameKey = (name: string) => `name ${bareCompanyName(name)}`;
