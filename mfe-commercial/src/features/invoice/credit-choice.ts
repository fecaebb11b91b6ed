import {
  type CreditInvoice,
  creditInvoiceSchema,
  type Invoice,
  type LineAmount,
  type SavedInvoiceLine,
} from "@funduq/shared-types/contracts/invoice";
import { leftOf, priceLeftOf } from "@funduq/shared-types/rules/credit-amount";
import {
  type CreditWish,
  type DraftCreditNote,
  draftCreditNote,
} from "@funduq/shared-types/rules/credit-note";
import type { PostingId } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { formContract } from "@funduq/shared-ui/forms";

/** What the dialog is filled in with. */
export type CreditChoice = {
  what: "whole" | "stays" | "amount";
  /** Of 'Some stays', none of which is chosen at first. */
  debtorIds: PostingId[];
  /** One amount for the whole invoice, or one for each line. */
  amountOf: "invoice" | "lines";
  amount: number | null;
  /** By the positions of the lines. */
  prices: Amounts;
  stayTaxes: Amounts;
  reason: string;
};
type Chosen = Omit<CreditChoice, "reason">;

type Amounts = Readonly<Record<string, number | null | undefined>>;

/** The lines of which an amount can still be credited. */
export const creditableLines = ({ lines }: Invoice): SavedInvoiceLine[] =>
  lines.filter((line) => priceLeftOf(line) > 0 || leftOf(line).stayTaxCentimes > 0);

/** The stays that no credit note has taken back, in the order of the lines. */
export function standingDebtors({ standingStays, lines }: Invoice): PostingId[] {
  const place = new Map(lines.map(({ debtorId, position }) => [debtorId, position]));
  const placeOf = (id: PostingId) => place.get(id) ?? 0;
  return standingStays
    .map(({ debtorId }) => debtorId)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** Stays can be chosen one by one where there are several, and the lines say whose they are. */
export const canChooseStays = ({ standingStays, lines }: Invoice): boolean =>
  standingStays.length > 1 && lines.every(({ debtorId }) => debtorId !== null);

export function firstChoice(invoice: Invoice): CreditChoice {
  return {
    what: invoice.standingStays.length > 0 ? "whole" : "amount",
    debtorIds: [],
    amountOf: "invoice",
    amount: null,
    prices: {},
    stayTaxes: {},
    reason: "",
  };
}

/** What is to be credited; undefined while nothing is chosen or typed. */
function wishOf(invoice: Invoice, choice: Chosen): CreditWish | undefined {
  if (choice.what === "amount")
    return choice.amountOf === "lines" ? wishOfLines(invoice, choice) : wishOfAmount(choice);
  // Another may have taken a stay back while the dialog is open.
  const debtorIds = standingDebtors(invoice).filter(
    (id) => choice.what === "whole" || choice.debtorIds.includes(id),
  );
  return debtorIds.length > 0 ? { credits: "stays", debtorIds } : undefined;
}

function wishOfAmount({ amount }: Chosen): CreditWish | undefined {
  return amount ? { credits: "amount", amountCentimes: centimes(amount) } : undefined;
}

function wishOfLines({ lines }: Invoice, { prices, stayTaxes }: Chosen): CreditWish | undefined {
  const amounts = lines.map(
    ({ position }): LineAmount => ({
      position,
      amountCentimes: centimes(prices[position] ?? 0),
      stayTaxCentimes: centimes(stayTaxes[position] ?? 0),
    }),
  );
  const typed = amounts.filter((line) => line.amountCentimes > 0 || line.stayTaxCentimes > 0);
  return typed.length > 0 ? { credits: "lines", lines: typed } : undefined;
}

/** The credit note as it would be issued now, by the rule of the API. */
export function draftOf(
  invoice: Invoice,
  choice: Chosen,
): DraftCreditNote<SavedInvoiceLine> | undefined {
  const wish = wishOf(invoice, choice);
  return wish && draftCreditNote(invoice, wish);
}

/** The request says the total that is shown, so that another one is refused. */
export const creditContract = (invoice: Invoice) =>
  formContract<CreditChoice, CreditInvoice>(creditInvoiceSchema, {
    request: (choice) => ({
      ...wishOf(invoice, choice),
      reason: choice.reason,
      grandTotalCentimes: draftOf(invoice, choice)?.totals.grandTotalCentimes,
    }),
    fieldAt: (path) => (path === "reason" ? "reason" : undefined),
  });
