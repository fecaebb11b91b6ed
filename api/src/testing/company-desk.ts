import type { CompanyRecord } from "@funduq/shared-types/contracts/company-profile";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

/** The record of a company of which only the name is known. */
export const noAgreement = {
  nameOtherScript: null,
  address1: null,
  address2: null,
  address3: null,
  rc: null,
  nif: null,
  nis: null,
  art: null,
  contactPerson: null,
  phone: null,
  email: null,
  customField1: null,
  customField2: null,
  customField3: null,
  rates: [0, 0, 0, 0],
  billingRules: [],
};

/** The path of a hotel's companies. */
export const companiesAt = ({ hotelId }: Pick<TestStaff, "hotelId">, rest = "") =>
  `/hotels/${hotelId}/companies${rest}`;

/** What a commercial clerk does with companies, through the API. */
export function companyDesk({ request }: Pick<TestApp, "request">) {
  const create = (staff: TestStaff, profile: object) =>
    request("POST", companiesAt(staff), { as: staff, body: { ...noAgreement, ...profile } });

  async function created(staff: TestStaff, profile: object): Promise<CompanyRecord> {
    const response = await create(staff, profile);
    if (response.status !== 201) throw new Error(`no company: ${await response.text()}`);
    const { id } = await response.json();
    return read(staff, id);
  }

  async function read(staff: TestStaff, id: string): Promise<CompanyRecord> {
    return (await request("GET", companiesAt(staff, `/${id}`), { as: staff })).json();
  }

  /** Saves the record with `changes`, on the version that was read. */
  const change = (staff: TestStaff, record: CompanyRecord, changes: object) => {
    const { id, archivedAt: _, ...profile } = record;
    const body = { ...profile, ...changes };
    return request("PUT", companiesAt(staff, `/${id}`), { as: staff, body });
  };

  return { create, created, read, change };
}
