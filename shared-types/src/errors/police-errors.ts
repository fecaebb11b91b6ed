import { entry, type FieldFault } from "./entry.ts";

/** Police reports. Their sentences in the browser are the front office's. */
export const policeErrors = {
  "police.form-not-found": entry(
    404,
    () => "This guest is no longer among the occupants of the stay.",
  ),
  "police.not-arrived": entry(
    409,
    (p: { guestName: string }) =>
      `${p.guestName} has not arrived yet; the report is sent on the day of arrival.`,
  ),
  "police.not-sent": entry(409, () => "This report is not marked as sent."),
  "police.undo-too-late": entry(
    409,
    (p: { sentOn: string; businessDate: string }) =>
      `This report was sent on ${p.sentOn}; the business date is ${p.businessDate}. The mark can no longer be taken back.`,
  ),
  "police.undo-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason.",
  ),
  "police.guest-reported": entry(
    409,
    (p: { guestName: string }) =>
      `The police report of ${p.guestName} is marked as sent; the guest stays on this booking.`,
  ),
  "police.everybody-named": entry(
    409,
    (p: { count: number }) =>
      `Every occupant of this stay has a form already (${p.count}). Change the number of guests first.`,
  ),
};
