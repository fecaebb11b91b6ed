import {
  type CompanyDuplicateSearch,
  type CompanyProfile,
  type CompanyRecord,
  companyRecordSchema,
} from "@funduq/shared-types/contracts/company-profile";
import { identifierKey } from "@funduq/shared-types/rules/company-identifiers";
import { bareCompanyName } from "@funduq/shared-types/rules/company-name";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { someCompanies } from "./companies.ts";

const nothing = {
  nameOtherScript: null,
  address1: null,
  address2: null,
  address3: null,
  rc: null,
  nis: null,
  art: null,
  customField1: null,
  customField2: null,
  customField3: null,
  billingRules: [],
  paymentTermsDays: 0,
  creditLimitCentimes: null,
  documentLanguage: null,
  archivedAt: null,
  version: 1,
};

/** The companies of a mocked hotel, as the API keeps them. */
export class MockCompanies {
  readonly records: CompanyRecord[];
  /** Companies that a stay names. */
  readonly inUse = new Set<string>();

  constructor() {
    const { companies } = someCompanies();
    this.records = companies.map((company) =>
      companyRecordSchema.parse({ ...nothing, ...company }),
    );
  }

  find(id: unknown): CompanyRecord | undefined {
    return this.records.find((company) => company.id === id);
  }

  search(query: string): CompanyRecord[] {
    return this.records.filter(({ name }) => query === "" || fitsName(name, query));
  }

  withNif(nif: string | null, except?: string): CompanyRecord | undefined {
    const key = identifierKey(nif ?? "");
    if (key === "") return undefined;
    return this.records.find((each) => each.id !== except && identifierKey(each.nif ?? "") === key);
  }

  duplicates({ name = "", nif = "", except }: CompanyDuplicateSearch) {
    const bare = bareCompanyName(name);
    const same = this.withNif(nif, except);
    const found = this.records.filter(
      (each) => each.id !== except && (each === same || (bare && fitsName(each.name, bare))),
    );
    return found.map((each) => ({
      ...each,
      isArchived: each.archivedAt !== null,
      reasons: [each === same ? "nif" : "name"],
    }));
  }

  add(profile: CompanyProfile): CompanyRecord {
    const id = `00000000-0000-4000-8000-${String(this.records.length + 1).padStart(12, "0")}`;
    const company = companyRecordSchema.parse({ ...nothing, ...profile, id });
    this.records.push(company);
    return company;
  }

  /** Saves what anybody wrote. */
  change(id: unknown, profile: Partial<CompanyRecord>): CompanyRecord | undefined {
    const company = this.find(id);
    if (company) Object.assign(company, profile, { id, version: company.version + 1 });
    return company;
  }
}
