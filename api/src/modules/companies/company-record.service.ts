import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type {
  ChangeCompany,
  CompanyDuplicateSearch,
  CompanyDuplicates,
  CompanyProfile,
  CompanyRecord,
  CompanyRef,
  SavedCompany,
} from "@funduq/shared-types/contracts/company-profile";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { identifierKey } from "@funduq/shared-types/rules/company-identifiers";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { violates } from "../../platform/db/refusals.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { selectDuplicates } from "./company-duplicates.queries.ts";
import { companyFacts } from "./company-facts.ts";
import {
  findByNif,
  findCompany,
  findLastChange,
  insertCompany,
  lockCompanyRow,
  updateCompany,
} from "./company-record.queries.ts";

/** A company's whole record. Throws where the hotel has none of that id. */
export async function getCompany(tx: HotelTx, ref: CompanyRef): Promise<CompanyRecord> {
  const company = await findCompany(tx, ref);
  if (!company) throw new AppError("company.not-found");
  return company;
}

export async function createCompany(
  tx: HotelTx,
  hotelId: HotelId,
  profile: CompanyProfile,
  context: WriteContext,
): Promise<SavedCompany> {
  await refuseTakenNif(tx, hotelId, profile);
  return translateNifConflict(() => insertCompany(tx, hotelId, profile, context));
}

/** Saves the whole record; a stale version is refused. */
export async function updateCompanyRecord(
  tx: HotelTx,
  ref: CompanyRef,
  { version, ...profile }: ChangeCompany,
  context: WriteContext,
): Promise<{ saved: SavedCompany; facts: AuditFact[]; isRenamed: boolean }> {
  await lockCompanyAt(tx, ref, version);
  await refuseTakenNif(tx, ref.hotelId, profile, ref.companyId);
  const before = await getCompany(tx, ref);
  const saved = await translateNifConflict(() => updateCompany(tx, ref, profile, context));
  if (!saved) throw new AppError("company.not-found");
  const facts = companyFacts(before, await getCompany(tx, ref));
  return { saved, facts, isRenamed: before.name !== profile.name };
}

/** Locks a company until the transaction ends; refuses a stale version. */
export async function lockCompanyAt(tx: HotelTx, ref: CompanyRef, seenVersion: number) {
  const company = await lockCompany(tx, ref);
  await assertVersion(tx, ref, company, seenVersion);
  return company;
}

/** Locks a company until the transaction ends. Throws where the hotel has none of that id. */
export async function lockCompany(tx: HotelTx, ref: CompanyRef) {
  const company = await lockCompanyRow(tx, ref);
  if (!company) throw new AppError("company.not-found");
  return company;
}

/** Refuses a step on a record that somebody changed since it was seen. */
export async function assertVersion(
  tx: HotelTx,
  ref: CompanyRef,
  { version }: { version: number },
  seenVersion: number,
): Promise<void> {
  if (version !== seenVersion) throw new AppError("request.stale", await findLastChange(tx, ref));
}

/** Names the company that has the NIF already. The unique index refuses what two write at the same time. */
async function refuseTakenNif(
  tx: HotelTx,
  hotelId: HotelId,
  { nif }: Pick<CompanyProfile, "nif">,
  except?: CompanyId,
): Promise<void> {
  const key = identifierKey(nif ?? "");
  const other = key === "" ? undefined : await findByNif(tx, hotelId, key, except);
  if (other)
    throw new AppError("company.nif-taken", { companyName: other.name, companyId: other.id });
}

/** Answers `company.nif-taken` where another request has written the same NIF meanwhile. */
export async function translateNifConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violates(error, "companies_nif_is_unique_in_hotel")) throw error;
    // Whose it is can't be read in a transaction that the database has refused.
    throw new AppError("company.nif-taken", { companyName: "", companyId: "" });
  }
}

/** Companies that a record being written may be about already: the same NIF, or a name like it in either script. */
export async function suggestDuplicates(
  tx: HotelTx,
  hotelId: HotelId,
  search: CompanyDuplicateSearch,
): Promise<CompanyDuplicates> {
  return { companies: await selectDuplicates(tx, hotelId, search) };
}
