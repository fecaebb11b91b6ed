import type { CompanyCredit } from "../contracts/company-credit.ts";
import type { Folio, FolioRule } from "../contracts/folio.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { folioIdSchema } from "../values/ids.ts";
import { type Centimes, centimes, sumCentimes } from "../values/money.ts";
import { PERSONAL_FOLIO_KEY } from "./folio.ts";
import { stayDue } from "./stay-due.ts";

type Stay = Parameters<typeof stayDue>[0];

/** What a company owes as its credit limit counts it, before and with one more stay. */
export function creditWith(
  { limitCentimes, ...credit }: Omit<CompanyCredit, "billingRules" | "inHouseStays">,
  stayCentimes: Centimes,
) {
  const { openInvoicesCentimes, uninvoicedCentimes, inHouseCentimes, unallocatedCentimes } = credit;
  const owedCentimes = centimes(
    openInvoicesCentimes + uninvoicedCentimes + inHouseCentimes - unallocatedCentimes,
  );
  const withStayCentimes = centimes(owedCentimes + stayCentimes);
  return { owedCentimes, withStayCentimes, isBeyond: withStayCentimes > limitCentimes };
}

/** What a stay will transfer to its company's account: the balance of the company's folio, and its nights still to be charged there. */
export function companyShare(stay: Stay, businessDate: CalendarDate): Centimes {
  const parts = stay.folios
    .filter(({ payer, isFormer }) => payer === "Company" && !isFormer)
    .map((folio) => stayDue(stay, folio, businessDate))
    .map(({ balanceCentimes, toComeCentimes }) => Math.max(0, balanceCentimes + toComeCentimes));
  return sumCentimes(parts.map(centimes));
}

/** Stands for the folios that a booking is yet to get. */
const newFolio = {
  ofGuest: folioIdSchema.parse("00000000-0000-7000-8000-000000000001"),
  ofCompany: folioIdSchema.parse("00000000-0000-7000-8000-000000000002"),
};

/** The folios of a stay that is yet to be booked: the guest's own, and the company's with its billing rules (FOL-01). */
export const foliosOfNewStay = (rules: readonly FolioRule[]): Folio[] =>
  foliosWithCompany(
    [
      {
        id: newFolio.ofGuest,
        key: PERSONAL_FOLIO_KEY,
        name: "",
        payer: "Guest",
        isFormer: false,
        rules: [],
        postings: [],
      },
    ],
    rules,
  );

/** The folios of a stay once another company pays for it: the one before takes nothing more. */
export function foliosWithCompany(folios: readonly Folio[], rules: readonly FolioRule[]): Folio[] {
  const before = folios.map((folio) =>
    folio.payer === "Company" ? { ...folio, isFormer: true, rules: [] } : folio,
  );
  return [
    ...before,
    {
      id: newFolio.ofCompany,
      key: "folio_company",
      name: "",
      payer: "Company",
      isFormer: false,
      rules: [...rules],
      postings: [],
    },
  ];
}
