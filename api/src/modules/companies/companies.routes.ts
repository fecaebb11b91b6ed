import { companyListSchema, companySearchSchema } from "@funduq/shared-types/contracts/company";
import {
  checkImportSchema,
  companyExportSchema,
  importAnswerSchema,
  importCompaniesSchema,
} from "@funduq/shared-types/contracts/company-import";
import {
  changeCompanySchema,
  companyDuplicateSearchSchema,
  companyDuplicatesSchema,
  companyProfileSchema,
  companyRecordSchema,
  companyRefSchema,
  companyStepSchema,
  savedCompanySchema,
} from "@funduq/shared-types/contracts/company-profile";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import { archiveCompany, removeCompany, restoreCompany } from "./archive.service.ts";
import { exportCompanies, searchCompanies } from "./companies.service.ts";
import { checkImport, importCompanies } from "./company-import.service.ts";
import {
  createCompany,
  getCompany,
  suggestDuplicates,
  updateCompanyRecord,
} from "./company-record.service.ts";

const COMPANY = "/hotels/{hotelId}/companies/{companyId}";
const nameMissing = { code: "company.name-missing", fields: ["name"] } as const;

const search = defineRoute(
  {
    id: "companies.search",
    method: "POST",
    isSearch: true,
    path: "/hotels/{hotelId}/company-search",
    permission: "companies.view",
    summary: "The hotel's companies whose name contains the query, by name.",
    params: hotelRefSchema,
    body: companySearchSchema,
    response: companyListSchema,
  },
  ({ tx, hotelId, body }) => searchCompanies(tx, hotelId, body),
);

const read = defineRoute(
  {
    id: "companies.read",
    method: "GET",
    path: COMPANY,
    permission: "companies.write",
    summary: "A company's whole record.",
    params: companyRefSchema,
    response: companyRecordSchema,
  },
  ({ tx, params }) => getCompany(tx, params),
);

const create = defineRoute(
  {
    id: "companies.create",
    method: "POST",
    path: "/hotels/{hotelId}/companies",
    permission: "companies.write",
    summary: "A new company.",
    params: hotelRefSchema,
    body: companyProfileSchema,
    missing: nameMissing,
    response: savedCompanySchema,
    status: 201,
    changes: ["Company"],
  },
  ({ tx, hotelId, body, actor, now }) => createCompany(tx, hotelId, body, { by: actor, now }),
);

const change = defineRoute(
  {
    id: "companies.change",
    method: "PUT",
    path: COMPANY,
    permission: "companies.write",
    summary: "Saves a company's record as a whole, as long as nobody else did meanwhile.",
    params: companyRefSchema,
    body: changeCompanySchema,
    missing: nameMissing,
    response: savedCompanySchema,
    changes: ["Company", "Rate"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const context = { by: actor, now };
    const { saved, facts, isRenamed } = await updateCompanyRecord(tx, params, body, context);
    announce({ facts, tags: isRenamed ? ["Booking", "Folio"] : [] });
    return saved;
  },
);

const duplicates = defineRoute(
  {
    id: "companies.duplicates",
    method: "POST",
    isSearch: true,
    path: "/hotels/{hotelId}/company-duplicates",
    permission: "companies.write",
    summary: "Companies with the same NIF or a similar name.",
    params: hotelRefSchema,
    body: companyDuplicateSearchSchema,
    response: companyDuplicatesSchema,
  },
  ({ tx, hotelId, body }) => suggestDuplicates(tx, hotelId, body),
);

const archive = defineRoute(
  {
    id: "companies.archive",
    method: "POST",
    path: `${COMPANY}/archive`,
    permission: "companies.archive",
    summary: "Offers a company no longer for new stays.",
    params: companyRefSchema,
    body: companyStepSchema,
    response: savedCompanySchema,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const context = { by: actor, now };
    const { saved, isUnchanged } = await archiveCompany(tx, params, body, context);
    announce({ isUnchanged });
    return saved;
  },
);

const restore = defineRoute(
  {
    id: "companies.restore",
    method: "POST",
    path: `${COMPANY}/restore`,
    permission: "companies.archive",
    summary: "Offers an archived company again.",
    params: companyRefSchema,
    body: companyStepSchema,
    response: savedCompanySchema,
    changes: ["Company"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const context = { by: actor, now };
    const { saved, isUnchanged } = await restoreCompany(tx, params, body, context);
    announce({ isUnchanged });
    return saved;
  },
);

const remove = defineRoute(
  {
    id: "companies.delete",
    method: "DELETE",
    path: COMPANY,
    permission: "companies.delete",
    summary: "Deletes a company that no stay, group, folio or invoice names.",
    params: companyRefSchema,
    body: companyStepSchema,
    response: savedCompanySchema,
    changes: ["Company"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, name } = await removeCompany(tx, params, body);
    announce({ facts: [fact("name", "text", { before: name })] });
    return saved;
  },
);

const checkList = defineRoute(
  {
    id: "companies.check-import",
    method: "POST",
    isSearch: true,
    path: "/hotels/{hotelId}/company-import-check",
    permission: "companies.write",
    summary: "What an import would do with each row of a list of companies. Nothing is written.",
    params: hotelRefSchema,
    body: checkImportSchema,
    response: importAnswerSchema,
  },
  ({ tx, hotelId, body }) => checkImport(tx, hotelId, body.rows),
);

const importList = defineRoute(
  {
    id: "companies.import",
    method: "POST",
    path: "/hotels/{hotelId}/company-imports",
    permission: "companies.write",
    summary: "Adds the new companies of a list, all of them or none.",
    params: hotelRefSchema,
    body: importCompaniesSchema,
    response: importAnswerSchema,
    changes: ["Company"],
  },
  async ({ tx, hotelId, body, actor, now, announce }) => {
    const { answer, added } = await importCompanies(tx, hotelId, body, { by: actor, now });
    const facts = [fact("companies", "number", { after: added })];
    announce({ facts, isUnchanged: added === 0 });
    return answer;
  },
);

const exportList = defineRoute(
  {
    id: "companies.export",
    method: "POST",
    isSearch: true,
    path: "/hotels/{hotelId}/company-export",
    permission: "companies.write",
    summary: "The companies of a search with all columns of a list that can be imported.",
    params: hotelRefSchema,
    body: companySearchSchema,
    response: companyExportSchema,
  },
  ({ tx, hotelId, body }) => exportCompanies(tx, hotelId, body),
);

export const companyRoutes = [
  search,
  read,
  create,
  change,
  duplicates,
  archive,
  restore,
  remove,
  checkList,
  importList,
  exportList,
];
