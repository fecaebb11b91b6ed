import type {
  CompanyProfile,
  CompanyRecord,
  CompanyRef,
  SavedCompany,
} from "@funduq/shared-types/contracts/company-profile";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { acquireHotelLock } from "../../platform/db/hotel-lock.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { billingRules, companies, companyRates } from "./companies.tables.ts";

const isCompany = ({ hotelId, companyId }: CompanyRef) =>
  and(eq(companies.hotelId, hotelId), eq(companies.id, companyId));

/** A company's record; null where the hotel has no company of that id. */
export async function findCompany(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
): Promise<CompanyRecord | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object(
      'id', c.id, 'name', c.name, 'nameOtherScript', c.name_other_script,
      'address1', c.address_1, 'address2', c.address_2, 'address3', c.address_3,
      'rc', c.rc, 'nif', c.nif, 'nis', c.nis, 'art', c.art,
      'contactPerson', c.contact_person, 'phone', c.phone, 'email', c.email,
      'customField1', c.custom_field_1, 'customField2', c.custom_field_2,
      'customField3', c.custom_field_3,
      'rates', (select json_agg(coalesce(r.rate_centimes, 0) order by n.persons)
        from generate_series(1, 4) as n (persons)
        left join company_rates r on r.hotel_id = c.hotel_id and r.company_id = c.id
          and r.persons = n.persons),
      'billingRules', (select coalesce(json_agg(json_build_object('department', b.department,
          'limitCentimes', b.limit_centimes, 'frequency', b.frequency) order by b.department), '[]')
        from billing_rules b where b.hotel_id = c.hotel_id and b.company_id = c.id),
      'paymentTermsDays', c.payment_terms_days, 'creditLimitCentimes', c.credit_limit_centimes,
      'documentLanguage', c.document_language,
      'archivedAt', c.archived_at, 'version', c.version)
      from companies c where c.hotel_id = ${hotelId} and c.id = ${companyId}) as json`,
  );
}

/** What the company's own row holds; undefined stays as it is. */
function storedFields({ rates: _, billingRules: __, ...texts }: CompanyProfile) {
  return {
    ...texts,
    nameSearch: nameSearch(texts.name),
    otherSearch: nameSearch(texts.nameOtherScript ?? "") || null,
  };
}

export async function insertCompany(
  tx: HotelTx,
  hotelId: HotelId,
  profile: CompanyProfile,
  { by, now }: WriteContext,
): Promise<SavedCompany> {
  const id = uuidv7() as CompanyId;
  const at = now.toISOString();
  await tx.insert(companies).values({
    ...storedFields(profile),
    hotelId,
    id,
    createdAt: at,
    changedAt: at,
    changedBy: by.userId,
  });
  await insertAgreement(tx, { hotelId, companyId: id }, profile);
  return { id, version: 1 };
}

export async function updateCompany(
  tx: HotelTx,
  ref: CompanyRef,
  profile: CompanyProfile,
  context: WriteContext,
): Promise<SavedCompany | undefined> {
  const { hotelId, companyId } = ref;
  const [saved] = await tx
    .update(companies)
    .set({ ...storedFields(profile), ...changedNow(context) })
    .where(isCompany(ref))
    .returning({ id: companies.id, version: companies.version });
  const ofCompany = sql`hotel_id = ${hotelId} and company_id = ${companyId}`;
  await tx.execute(sql`delete from company_rates where ${ofCompany}`);
  await tx.execute(sql`delete from billing_rules where ${ofCompany}`);
  await insertAgreement(tx, ref, profile);
  return saved;
}

const changedNow = ({ by, now }: WriteContext) => ({
  changedAt: now.toISOString(),
  changedBy: by.userId,
  version: sql`${companies.version} + 1`,
});

async function insertAgreement(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
  profile: Pick<CompanyProfile, "rates" | "billingRules">,
): Promise<void> {
  const rates = profile.rates.flatMap((rateCentimes, index) =>
    rateCentimes > 0 ? [{ hotelId, companyId, persons: index + 1, rateCentimes }] : [],
  );
  if (rates.length > 0) await tx.insert(companyRates).values(rates);
  const rules = profile.billingRules.map((rule) => ({ ...rule, hotelId, companyId }));
  if (rules.length > 0) await tx.insert(billingRules).values(rules);
}

/** The version and the state of a company, locked until the transaction ends. */
export async function lockCompanyRow(tx: HotelTx, ref: CompanyRef) {
  const { version, name, archivedAt } = companies;
  const [company] = await tx
    .select({ version, name, archivedAt })
    .from(companies)
    .where(isCompany(ref))
    .for("no key update");
  return company;
}

/** Who last changed a company's record, and when. */
export async function findLastChange(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
): Promise<{ changedBy: string; changedAt: string }> {
  return selectJson(
    tx,
    sql`
    select json_build_object('changedBy', coalesce(nullif(u.display_name, ''), u.email, ''),
      'changedAt', coalesce(c.changed_at::text, '')) as json
    from companies c left join users u on u.id = c.changed_by_user_id
    where c.hotel_id = ${hotelId} and c.id = ${companyId}`,
  );
}

/** The company that has this NIF (`identifierKey`) already, other than `except`. */
export async function findByNif(
  tx: HotelTx,
  hotelId: HotelId,
  nifKey: string,
  except: CompanyId | null = null,
): Promise<{ id: CompanyId; name: string } | undefined> {
  const [found] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      and(
        eq(companies.hotelId, hotelId),
        eq(companies.nifKey, nifKey),
        sql`${companies.id} is distinct from ${except}::uuid`,
      ),
    );
  return found;
}

/** Archives a company, or brings it back. */
export async function setArchived(
  tx: HotelTx,
  ref: CompanyRef,
  isArchived: boolean,
  context: WriteContext,
): Promise<SavedCompany | undefined> {
  const archivedAt = isArchived ? context.now.toISOString() : null;
  const [saved] = await tx
    .update(companies)
    .set({ archivedAt, ...changedNow(context) })
    .where(isCompany(ref))
    .returning({ id: companies.id, version: companies.version });
  return saved;
}

export async function deleteCompany(tx: HotelTx, ref: CompanyRef): Promise<void> {
  await tx.delete(companies).where(isCompany(ref));
}

/** A company's state, locked against being archived until the transaction ends. */
export async function lockCompanyShared(tx: HotelTx, ref: CompanyRef) {
  const [company] = await tx
    .select({ name: companies.name, archivedAt: companies.archivedAt })
    .from(companies)
    .where(isCompany(ref))
    .for("share");
  return company;
}

/** Names and NIF of each company of the hotel: an imported row is compared with them. */
export async function listCompanyKeys(tx: HotelTx, hotelId: HotelId) {
  return tx
    .select({
      id: companies.id,
      name: companies.name,
      otherName: companies.nameOtherScript,
      nifKey: companies.nifKey,
    })
    .from(companies)
    .where(eq(companies.hotelId, hotelId));
}

/** Serializes the imports of a hotel with an advisory lock. */
export async function lockCompanyList(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await tx.execute(sql`select ${acquireHotelLock("companies", hotelId, "exclusive")}`);
}
