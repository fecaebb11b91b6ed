import { formatMoney } from "../values/money-text.ts";
import { entry, type FieldFault } from "./entry.ts";

/** Folios, and the companies that pay them. */
export const folioErrors = {
  "company.not-found": entry(404, () => "Company not found for this hotel!"),
  "company.archived": entry(
    409,
    (p: { companyName: string }) =>
      `${p.companyName} is archived and takes no new stays. Restore it first, or choose another company.`,
  ),
  "folio.not-found": entry(404, () => "One or both folios could not be found."),
  "folio.posting-not-found": entry(
    404,
    () => "Transaction to move was not found in the source folio.",
  ),
  "folio.transaction-not-found": entry(404, () => "Transaction not found."),
  "folio.reversal-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the reversal.",
  ),
  "folio.already-reversed": entry(409, () => "This transaction has already been reversed."),
  "folio.tax-follows-its-charge": entry(
    409,
    () => "This TVA belongs to its charge. Move, split or reverse the charge.",
  ),
  "folio.invoiced": entry(
    409,
    (p: { number: string }) =>
      `Invoice ${p.number} bills this. Take the invoice back by a credit note first.`,
  ),
  "folio.is-reversal": entry(409, () => "A reversal is final. Post the correct amount instead."),
  "folio.is-transfer": entry(
    409,
    () => "A transfer to the company account can't be moved. Reverse it instead.",
  ),
  "folio.is-group-transfer": entry(
    409,
    () => "A transfer to the group's account can't be moved. Reverse it instead.",
  ),
  "folio.not-settled": entry(
    409,
    (p: { folioName: string }) => `The folio '${p.folioName}' must be settled before check-out.`,
  ),
  "folio.name-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please say whose folio it is.",
  ),
  "folio.name-taken": entry(
    409,
    (p: { folioName: string }) => `The stay has a folio '${p.folioName}' already.`,
  ),
  "folio.too-many": entry(
    409,
    (p: { most: number }) => `A stay has at most ${p.most} folios of guests.`,
  ),
  "folio.split-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the split.",
  ),
  "folio.split-too-much": entry(
    409,
    (p: { amountCentimes: number }) =>
      `The part must be above zero and below the whole amount of ${formatMoney(p.amountCentimes)}.`,
  ),
  "folio.refund-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the refund.",
  ),
  "folio.refund-too-much": entry(
    409,
    (p: { folioName: string; amountCentimes: number }) =>
      `At most ${formatMoney(p.amountCentimes)} can be refunded from the folio '${p.folioName}' this way.`,
  ),
  "folio.guest-not-in": entry(409, () => "Only a guest who is checked in is charged for the room."),
  "folio.nights-changed": entry(
    409,
    (p: { totalCentimes: number }) =>
      `The nights to charge have changed: they now come to ${formatMoney(p.totalCentimes)}. Please look again.`,
  ),
  "folio.nights-open": entry(
    409,
    (p: { totalCentimes: number }) =>
      `The room is not charged for all nights: ${formatMoney(p.totalCentimes)} are missing. Charge them, or let the guest go without them, with a reason.`,
  ),
  "folio.not-a-company": entry(
    409,
    (p: { folioName: string }) =>
      `The folio '${p.folioName}' is the guest's own; only a company's goes to its account.`,
  ),
  "folio.not-a-guests": entry(
    409,
    (p: { folioName: string }) =>
      `The folio '${p.folioName}' is a company's; only a guest's goes to the group's account.`,
  ),
  "folio.former-company": entry(
    409,
    (p: { folioName: string }) =>
      `The folio '${p.folioName}' is of a company that no longer pays for this stay. Settle it, or move what is on it.`,
  ),
  "folio.balance-changed": entry(
    409,
    (p: { folioName: string; balanceCentimes: number }) =>
      `The balance of the folio '${p.folioName}' is now ${formatMoney(p.balanceCentimes)}. Please look again.`,
  ),
  "charge-item.not-found": entry(404, () => "This charge is not in the catalogue."),
  "charge-item.retired": entry(
    409,
    (p: { name: string }) => `'${p.name}' is no longer offered. Nothing was posted.`,
  ),
  "charge-item.price-changed": entry(
    409,
    (p: { name: string; priceCentimes: number }) =>
      `'${p.name}' now costs ${formatMoney(p.priceCentimes)}. Nothing was posted.`,
  ),
  "folio.no-route": entry(
    500,
    () => "Critical error: the booking has no personal folio to charge.",
  ),
};
