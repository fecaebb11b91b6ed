import { entry } from "./entry.ts";

/** The set-up of a hotel, by the super admin. */
export const setupErrors = {
  "room.retires-in-past": entry(
    409,
    (p: { businessDate: string }) => `A room retires on ${p.businessDate} or later.`,
  ),
  "taxes.not-found": entry(404, () => "No rates of tax begin on this day."),
  "taxes.first": entry(
    409,
    () => "A hotel keeps the rates that it began with. Change them instead.",
  ),
  "taxes.dated": entry(
    409,
    () => "Rates of tax are changed from a day on, below 'Tax rates'. Please reload the page.",
  ),
  "taxes.day-closed": entry(
    409,
    (p: { businessDate: string }) =>
      `Days before ${p.businessDate} are closed and keep their tax rates. Choose ${p.businessDate} or a later day.`,
  ),
  "taxes.tva-added-to-stay-tax": entry(
    409,
    () =>
      "TVA can't be added to prices that contain the stay tax: the stay tax bears no TVA. Add both to folios, or leave the stay tax to invoices.",
  ),
  "taxes.day-charged": entry(
    409,
    () => "Today already has charges, which keep their taxes. Choose a later day.",
  ),
};
