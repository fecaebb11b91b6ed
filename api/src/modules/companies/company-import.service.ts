import type {
  ImportAnswer,
  ImportCompanies,
  ImportedRow,
  ImportRow,
} from "@funduq/shared-types/contracts/company-import";
import type { CompanyProfile } from "@funduq/shared-types/contracts/company-profile";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { identifierKey, unusualIdentifiers } from "@funduq/shared-types/rules/company-identifiers";
import { readImportRow } from "@funduq/shared-types/rules/company-import";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { insertCompany, listCompanyKeys, lockCompanyList } from "./company-record.queries.ts";
import { translateNifConflict } from "./company-record.service.ts";
import { KnownCompanies } from "./known-companies.ts";

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
    // A clerk may have written the same one since the rows were judged.
    await translateNifConflict(() => insertCompany(tx, hotelId, profile, context));
    added++;
  }
  return { answer: { rows: judged.map(({ answer }) => answer) }, added };
}

async function judge(tx: HotelTx, hotelId: HotelId, rows: readonly ImportRow[]): Promise<Judged[]> {
  const known = new KnownCompanies();
  for (const { id, name, otherName, nifKey } of await listCompanyKeys(tx, hotelId)) {
    const names = otherName === null ? [name] : [name, otherName];
    known.keep(names, nifKey ?? "", { name, companyId: id, line: null });
  }
  return rows.map((row) => {
    const { profile, faults } = readImportRow(row);
    const none = { line: row.line, faults, warnings: [], same: null };
    if (!profile) return { answer: { ...none, outcome: "faulty" }, profile };
    const nifKey = identifierKey(profile.nif ?? "");
    const same = known.find(profile.name, nifKey);
    if (same) return { answer: { ...none, outcome: "known", same }, profile };
    known.keep([profile.name], nifKey, { name: profile.name, companyId: null, line: row.line });
    const warnings = unusualIdentifiers(profile).map(
      (field) => ({ field, reason: "unusual" }) as const,
    );
    return { answer: { ...none, outcome: "new", warnings }, profile };
  });
}
