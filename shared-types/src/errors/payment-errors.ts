import { formatMoney } from "../values/money-text.ts";
import { entry, type FieldFault } from "./entry.ts";

/** Payments of companies and what they settle. */
export const paymentErrors = {
  "invoice.not-payable": entry(
    409,
    (p: { number: string }) =>
      `Nothing can be paid on ${p.number}: it is paid, cancelled, or a credit note.`,
  ),
  "payment.not-found": entry(404, () => "Payment not found."),
  "payment.incomplete": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please select a payment method and date.",
  ),
  "payment.date-to-come": entry(
    409,
    (p: { businessDate: string }) =>
      `The payment date is to come: the business date is ${p.businessDate}.`,
  ),
  "payment.date-too-old": entry(
    409,
    (p: { earliestDate: string }) =>
      `The payment date is too far back: the earliest is ${p.earliestDate}. If it is right, record the payment on the business date and write the true date in the notes.`,
  ),
  "payment.exceeds-invoice": entry(
    409,
    (p: { number: string; openCentimes: number }) =>
      `${p.number} has only ${formatMoney(p.openCentimes)} left to pay.`,
  ),
  "payment.exceeds-payment": entry(
    409,
    (p: { leftCentimes: number }) => `The payment has only ${formatMoney(p.leftCentimes)} left.`,
  ),
  "payment.stamp-duty-changed": entry(
    409,
    (p: { stampDutyCentimes: number }) =>
      `The stamp duty of this payment is ${formatMoney(p.stampDutyCentimes)}: collect that and confirm again.`,
  ),
  "payment.stamp-duty-collected": entry(
    409,
    (p: { withDutyCentimes: number; withoutDutyCentimes: number }) =>
      `For the stamp duty that was collected, this payment can still settle ${formatMoney(p.withDutyCentimes)} of invoices with stamp duty and ${formatMoney(p.withoutDutyCentimes)} of invoices without. For more, credit the invoice and issue it anew: for a cheque or transfer if the duty is collected already, for cash if it is not.`,
  ),
  "allocation.not-found": entry(404, () => "This part of the payment was not found."),
  "allocation.reversed-already": entry(409, () => "This was reversed already."),
  "allocation.reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the reversal.",
  ),
};
