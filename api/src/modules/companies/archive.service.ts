import type {
  CompanyRef,
  CompanyStep,
  SavedCompany,
} from "@funduq/shared-types/contracts/company-profile";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { sqlState } from "../../platform/db/refusals.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { deleteCompany, lockCompanyShared, setArchived } from "./company-record.queries.ts";
import { assertVersion, lockCompany, lockCompanyAt } from "./company-record.service.ts";

type Switched = { saved: SavedCompany; isUnchanged: boolean };

/** A company is no longer offered for new stays; those that have it keep it (COM-06). Archiving twice changes nothing, whatever version was seen. */
export async function archiveCompany(
  tx: HotelTx,
  ref: CompanyRef,
  step: CompanyStep,
  context: WriteContext,
): Promise<Switched> {
  return switchArchived(tx, ref, step, { isArchived: true, context });
}

export async function restoreCompany(
  tx: HotelTx,
  ref: CompanyRef,
  step: CompanyStep,
  context: WriteContext,
): Promise<Switched> {
  return switchArchived(tx, ref, step, { isArchived: false, context });
}

async function switchArchived(
  tx: HotelTx,
  ref: CompanyRef,
  { version }: CompanyStep,
  { isArchived, context }: { isArchived: boolean; context: WriteContext },
): Promise<Switched> {
  const company = await lockCompany(tx, ref);
  // Idempotent: a company already in the wanted state is no conflict, even with a stale version.
  if ((company.archivedAt !== null) === isArchived)
    return { saved: { id: ref.companyId, version: company.version }, isUnchanged: true };
  await assertVersion(tx, ref, company, version);
  const saved = await setArchived(tx, ref, isArchived, context);
  if (!saved) throw new AppError("company.not-found");
  return { saved, isUnchanged: false };
}

/** Deletes a company that nothing names. The foreign keys of stays, groups, folios, invoices and payments refuse any other. */
export async function removeCompany(
  tx: HotelTx,
  ref: CompanyRef,
  { version }: CompanyStep,
): Promise<{ saved: SavedCompany; name: string }> {
  const { name } = await lockCompanyAt(tx, ref, version);
  try {
    await deleteCompany(tx, ref);
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION)
      throw new AppError("company.in-use", { companyName: name });
    throw error;
  }
  return { saved: { id: ref.companyId, version }, name };
}

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * Refuses an archived company for something new. The company stays as it is until the transaction ends, so that it is
 * not archived meanwhile.
 */
export async function assertCompanyActive(
  tx: HotelTx,
  hotelId: HotelId,
  companyId: CompanyId | null,
): Promise<void> {
  if (companyId === null) return;
  const company = await lockCompanyShared(tx, { hotelId, companyId });
  if (!company) throw new AppError("company.not-found");
  if (company.archivedAt !== null)
    throw new AppError("company.archived", { companyName: company.name });
}
