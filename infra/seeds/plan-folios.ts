import type {
  ChargeDepartment,
  FolioRule,
  PaymentMethod,
  PostingItem,
} from "@funduq/shared-types/contracts/folio";
import { routeCharge } from "@funduq/shared-types/rules/charge-routing";
import { PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import {
  chargeItem,
  nightlyDescriptions,
  ROOM_DEPARTMENT,
} from "@funduq/shared-types/rules/folio-nights";
import { COMPANY_TRANSFER_TEXT } from "@funduq/shared-types/rules/folio-transfer";
import { paymentDescription } from "@funduq/shared-types/rules/house-postings";
import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import { basisPointsOf, type Centimes, centimes } from "@funduq/shared-types/values/money";
import type { SeededBooking } from "./plan-bookings.ts";
import { inCentimes, type SeedContext } from "./seed-context.ts";

type SeededFolio = {
  id: string;
  key: string;
  payer: "Guest" | "Company";
  rules: FolioRule[];
  owed: number;
  charged: Map<string, number>;
};

/** An amount that a check-out transferred to a company's account (a debtor). `id` is the posting on that account. */
export type SeededTransfer = {
  id: string;
  booking: SeededBooking;
  amountCentimes: number;
  companyId: string;
};

const TDS_BP = 200;

/** The hours of the desk's postings: after the check-in on the first day, before the check-out on the last one. */
const afterCheckIn = [15, 21] as const;
const beforeCheckOut = [6, 8] as const;
const allDay = [6, 21] as const;

/** Extra charges of guests: department, description, price in dinars. */
const extras = [
  ["Restaurant", "Dîner, Restaurant La Casbah", 2_800],
  ["Restaurant", "Déjeuner, Restaurant La Casbah", 1_900],
  ["Housekeeping", "Blanchisserie", 900],
  ["Spa", "Hammam", 2_500],
  ["Other", "Transfert aéroport", 3_000],
] as const satisfies (readonly [ChargeDepartment, string, number])[];

/**
 * Adds the folios of a stay with the charges and payments so far. After the check-out both are settled: the
 * personal folio by a payment, the company's by a transfer to its account.
 */
export function planFolios(context: SeedContext, booking: SeededBooking): SeededTransfer | null {
  const folios = openFolios(context, booking);
  const inHouse = booking.status === "Checked-in" || booking.status === "Checked-out";
  if (inHouse) chargeNights(context, booking, folios);
  if (booking.status === "Checked-out") return settle(context, booking, folios);
  if (booking.status === "Checked-in" && context.random.chance(0.35))
    payDeposit(context, booking, folios);
  return null;
}

function openFolios({ rows, newId }: SeedContext, booking: SeededBooking): SeededFolio[] {
  const folios: SeededFolio[] = [folioOf(newId(), "folio_guest_personal", "Guest", [])];
  const company = booking.companyOf;
  if (company)
    folios.push(
      folioOf(
        newId(),
        `folio_company_${company.id.replaceAll("-", "")}`,
        "Company",
        company.plan.rules.map(({ department, limitDinars, frequency }) => ({
          department,
          limitCentimes: centimes(inCentimes(limitDinars)),
          frequency,
        })),
      ),
    );
  for (const folio of folios) {
    const isCompany = folio.payer === "Company";
    rows.add("folios", {
      id: folio.id,
      owner_kind: "stay",
      owner_id: booking.id,
      key: folio.key,
      name: isCompany ? "Company" : PERSONAL_FOLIO_NAME,
      payer: folio.payer,
      company_id: isCompany ? company?.id : null,
    });
    for (const { department, limitCentimes, frequency } of folio.rules)
      rows.add("folio_rules", {
        folio_id: folio.id,
        department,
        limit_centimes: limitCentimes,
        frequency,
      });
  }
  return folios;
}

function folioOf(
  id: string,
  key: string,
  payer: SeededFolio["payer"],
  rules: FolioRule[],
): SeededFolio {
  return { id, key, payer, rules, owed: 0, charged: new Map() };
}

function chargeNights(context: SeedContext, booking: SeededBooking, folios: SeededFolio[]): void {
  const rate = centimes(booking.rateCentimes);
  for (let day = booking.from; day < Math.min(booking.to, 0); day += 1) {
    const night = { day, department: ROOM_DEPARTMENT, night: context.dateOf(day) };
    const amounts = { room: rate, "tourism-tax": basisPointsOf(rate, TDS_BP) };
    // The hotel of the demo adds TVA and stay tax on invoices only.
    for (const item of ["room", "tourism-tax"] as const) {
      const description = nightlyDescriptions[item];
      charge(context, booking, folios, { ...night, item, description, amount: amounts[item] });
    }
    if (context.random.chance(0.35)) {
      const [department, description, dinars] = context.random.pick(extras);
      const amount = centimes(inCentimes(dinars));
      const extra = { day, department, description, amount, night: null };
      charge(context, booking, folios, { ...extra, item: chargeItem(department) });
    }
  }
}

type Charge = {
  day: number;
  department: string;
  description: string;
  amount: Centimes;
  item: PostingItem;
  night: string | null;
};

function charge(
  context: SeedContext,
  booking: SeededBooking,
  folios: SeededFolio[],
  { day, department, description, amount, item, night }: Charge,
): void {
  const hours = day === booking.from ? afterCheckIn : allDay;
  const folio = routeCharge(folios, { department, amountCentimes: amount }, (candidate, rule) =>
    centimes(candidate.charged.get(rule.department) ?? 0),
  );
  if (!folio) throw new Error("a booking without a personal folio");
  folio.owed += amount;
  folio.charged.set(department, (folio.charged.get(department) ?? 0) + amount);
  addPosting(context.rows, {
    ...postingOf(context, booking, folio, { day, amount, hours }),
    ...(night && { posted_at: context.auditOf(day) }),
    kind: "charge",
    department,
    description,
    item,
    night,
  });
}

/** Adds a posting with all columns, because the rows of a table are inserted by one statement. */
function addPosting(rows: SeedContext["rows"], posting: Record<string, unknown>): void {
  rows.add("postings", {
    department: null,
    method: null,
    item: null,
    night: null,
    transfer_side: null,
    counterpart_posting_id: null,
    account_id: null,
    check_out_version: null,
    ...posting,
  });
}

function pay(
  context: SeedContext,
  booking: SeededBooking,
  folio: SeededFolio,
  { method, ...when }: Omit<Posted, "hours"> & { method: PaymentMethod },
): void {
  folio.owed -= when.amount;
  const hours = when.day === booking.to ? beforeCheckOut : afterCheckIn;
  const posting = postingOf(context, booking, folio, { ...when, hours });
  const description = paymentDescription(method);
  addPosting(context.rows, { ...posting, kind: "payment", method, description });
}

type Posted = { day: number; amount: number; hours: readonly [from: number, until: number] };

function postingOf(
  { newId, dateOf, momentOf, now, deskUserId, random }: SeedContext,
  booking: SeededBooking,
  folio: SeededFolio,
  { day, amount, hours }: Posted,
) {
  const id = newId();
  const at = momentOf(day, random.between(...hours));
  return {
    id,
    owner_kind: "stay",
    owner_id: booking.id,
    folio_id: folio.id,
    amount_centimes: amount,
    business_date: dateOf(day),
    posted_at: at < now ? at : now,
    posted_by: deskUserId,
  };
}

function payDeposit(context: SeedContext, booking: SeededBooking, [personal]: SeededFolio[]): void {
  if (!personal || personal.owed <= 0) return;
  const day = Math.min(booking.from, 0);
  pay(context, booking, personal, { day, amount: booking.rateCentimes, method: "Cash" });
}

function settle(
  context: SeedContext,
  booking: SeededBooking,
  [personal, company]: SeededFolio[],
): SeededTransfer | null {
  const { random } = context;
  if (personal && personal.owed > 0) {
    const method = random.pick(["Cash", "Cash", "Credit Card", "Bank Transfer"] as const);
    pay(context, booking, personal, { day: booking.to, amount: personal.owed, method });
  }
  if (!company || company.owed <= 0 || !booking.companyOf) return null;
  return transfer(context, booking, company, booking.companyOf.id);
}

/** Settles a company's folio by a transfer to the company's account. */
function transfer(
  context: SeedContext,
  booking: SeededBooking,
  folio: SeededFolio,
  companyId: string,
): SeededTransfer {
  const { rows, newId } = context;
  const when = { day: booking.to, amount: folio.owed, hours: beforeCheckOut };
  const from = postingOf(context, booking, folio, when);
  const id = newId();
  const common = {
    kind: "transfer",
    method: COMPANY_ACCOUNT,
    description: COMPANY_TRANSFER_TEXT,
    account_id: companyId,
  };
  addPosting(rows, {
    ...from,
    ...common,
    transfer_side: "from",
    counterpart_posting_id: id,
    check_out_version: 1,
  });
  addPosting(rows, {
    ...from,
    ...common,
    id,
    owner_kind: "company",
    owner_id: companyId,
    folio_id: accountOf(context, companyId),
    transfer_side: "to",
    counterpart_posting_id: from.id,
  });
  return { id, booking, amountCentimes: folio.owed, companyId };
}

/** The account folio of a company; created for its first posting. */
function accountOf({ rows }: SeedContext, companyId: string): string {
  const known = rows.of("folios").find(({ owner_id }) => owner_id === companyId);
  if (known) return String(known.id);
  // A company has one account, so the folio has the company's id.
  const account = { id: companyId, owner_kind: "company", owner_id: companyId };
  const named = { key: "folio_account", name: "Account", payer: "Company", company_id: null };
  rows.add("folios", { ...account, ...named });
  return companyId;
}
