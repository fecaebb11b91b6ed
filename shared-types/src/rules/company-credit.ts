import type { CompanyCredit } from "../contracts/company-credit.ts";
import type { Folio, FolioRule } from "../contracts/folio.ts";
import type { Group, GroupBlock } from "../contracts/group.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { folioIdSchema } from "../values/ids.ts";
import { type Centimes, centimes, sumCentimes } from "../values/money.ts";
import { PERSONAL_FOLIO_KEY } from "./folio.ts";
import { agreedAdults } from "./group.ts";
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

/** Rooms of a group at one rate, each with a stay of its own. */
export type GroupRooms = Pick<GroupBlock, "checkInDate" | "checkOutDate" | "persons"> & {
  quantity: number;
  rateCentimes: Centimes;
};

type Taxes = Pick<Group, "tdsBp" | "tdsChanges" | "taxRates">;

/**
 * What the rooms of a group will transfer to its company's account: their nights from the business date on, where each
 * stay's folio takes these billing rules. What was charged before is on the folios of stays in house.
 */
export function companyShareOfRooms(
  rooms: readonly GroupRooms[],
  {
    rules,
    taxes,
    businessDate,
  }: { rules: readonly FolioRule[]; taxes: Taxes; businessDate: CalendarDate },
): Centimes {
  // Picked one by one: a whole group has days of its own, which are not those of its blocks.
  const { tdsBp = 0, tdsChanges, taxRates } = taxes;
  const alike = { tdsBp, tdsChanges, taxRates, folios: foliosOfNewStay(rules) };
  const parts = rooms.map(({ quantity, persons, ...room }) => {
    const stay = { ...alike, ...room, adults: agreedAdults({ persons }) };
    return quantity * companyShare({ ...stay, status: "Reserved", lastStep: null }, businessDate);
  });
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
