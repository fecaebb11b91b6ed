import { entry, type FieldFault } from "./entry.ts";

/** The records of companies, which the commercial department keeps. */
export const companyErrors = {
  "company.name-missing": entry(400, (_: { fields: FieldFault[] }) => "Company name is required."),
  "company.import-faulty": entry(
    409,
    (p: { rows: number }) =>
      `Rows with faults: ${p.rows}. Nothing was imported. Correct them, or import the good rows only.`,
  ),
  "company.in-use": entry(
    409,
    (p: { companyName: string }) =>
      `Stays, groups, folios or invoices name ${p.companyName}. It can be archived, not deleted.`,
  ),
  "company.nif-taken": entry(
    409,
    (p: { companyName: string; companyId: string }) =>
      `This NIF is already that of ${p.companyName || "another company"}.`,
  ),
};
