import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type {
  CompanyReminders,
  DueReminders,
  ReminderLetter,
  ReminderRef,
  SavedReminder,
  WriteReminder,
  WrittenReminder,
} from "@funduq/shared-types/contracts/reminder";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sumCentimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockCompanyAccount } from "../folios/transfers.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { assertCompanyExists } from "../invoices/debtors.service.ts";
import { lockInvoices } from "../payments/payments.service.ts";
import { selectDueCompanies, selectDueLetters } from "./due-reminders.queries.ts";
import { findReminder, insertReminder, selectWritten } from "./reminders.queries.ts";

/** The companies of the hotel that are due for a letter, and for which step. */
export function listDueCompanies(tx: HotelTx, hotelId: HotelId): Promise<DueReminders> {
  return selectDueCompanies(tx, hotelId);
}

/** The letters that a company is due for, and those that were written to it. */
export async function getCompanyReminders(tx: HotelTx, ref: CompanyRef): Promise<CompanyReminders> {
  const letters = await selectDueLetters(tx, ref);
  if (!letters) throw new AppError("company.not-found");
  return { ...letters, written: await selectWritten(tx, ref) };
}

/** A letter as it was written. */
export async function getReminder(tx: HotelTx, ref: ReminderRef): Promise<WrittenReminder> {
  const letter = await findReminder(tx, ref);
  if (!letter) throw new AppError("reminder.not-found");
  return letter;
}

/**
 * Saves a letter as it was seen. Locks the business date, the company's account and the invoices, as payments and credit
 * notes do: what was paid, credited or reminded of meanwhile is refused.
 */
export async function writeReminder(
  tx: HotelTx,
  ref: CompanyRef,
  { step, invoices: seen }: WriteReminder,
  context: WriteContext,
): Promise<SavedReminder & { letter: ReminderLetter }> {
  await lockBusinessDateShared(tx, ref.hotelId);
  await assertCompanyExists(tx, ref);
  await lockCompanyAccount(tx, ref);
  const ids = seen.map(({ invoiceId }) => invoiceId);
  await lockInvoices(tx, ref, ids);
  const letters = await selectDueLetters(tx, ref);
  const letter = letters?.due.find((due) => due.step === step);
  if (!letter || !isAsSeen(letter, seen)) throw new AppError("reminder.changed");
  return { id: await insertReminder(tx, ref, letter, context), letter };
}

/** Whether a letter has the invoices that were seen and no others, each with the same amount open. */
function isAsSeen({ invoices }: ReminderLetter, seen: WriteReminder["invoices"]): boolean {
  const open = new Map(seen.map(({ invoiceId, openCentimes }) => [invoiceId, openCentimes]));
  return (
    seen.length === invoices.length &&
    invoices.every(({ invoiceId, openCentimes }) => open.get(invoiceId) === openCentimes)
  );
}

/** What a letter reminds of, in all. */
export const totalOf = ({ invoices }: ReminderLetter) =>
  sumCentimes(invoices.map(({ openCentimes }) => openCentimes));
