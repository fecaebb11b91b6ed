import type { GuestProfile, ProfileField } from "../contracts/guest.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/** A document number normalized for comparison: capitals and digits. */
export function documentKey(idNumber: string): string {
  return idNumber
    .normalize("NFKC")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[^0-9A-Za-z]/g, "")
    .toUpperCase();
}

export type ProfileFault =
  | "born-later"
  | "delivered-later"
  | "delivered-before-birth"
  | "expires-before-delivery";

type Dates = Pick<GuestProfile, "birthDate" | "idDeliveryDate" | "idExpireDate">;

/** Invalid dates of a profile, by field. */
export function profileFaults(
  { birthDate, idDeliveryDate, idExpireDate }: Dates,
  businessDate: CalendarDate,
): Partial<Record<ProfileField, ProfileFault>> {
  const isEarly = birthDate && idDeliveryDate && idDeliveryDate < birthDate;
  const reversed = idDeliveryDate && idExpireDate && idExpireDate <= idDeliveryDate;
  return {
    ...(birthDate && birthDate > businessDate && { birthDate: "born-later" as const }),
    ...(idDeliveryDate &&
      idDeliveryDate > businessDate && { idDeliveryDate: "delivered-later" as const }),
    ...(isEarly && { idDeliveryDate: "delivered-before-birth" as const }),
    ...(reversed && { idExpireDate: "expires-before-delivery" as const }),
  };
}

/** Whether the document has expired on the business date. */
export function isExpired(
  { idExpireDate }: Pick<GuestProfile, "idExpireDate">,
  businessDate: CalendarDate,
): boolean {
  return idExpireDate !== null && idExpireDate < businessDate;
}
