import {
  type FieldsOf,
  type HotelInformation,
  hotelInformationSchema,
} from "@funduq/shared-types/contracts/setup";
import { lawfulStayTax } from "@funduq/shared-types/rules/tax";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { formatAmount, parseMoney } from "@funduq/shared-ui/format";

/** The information as it is typed: shares as per cent, numbers that may still be missing. */
export type TypedInformation = Omit<
  HotelInformation,
  | "currency"
  | "starRating"
  | "tvaBp"
  | "tdsBp"
  | "stayTaxCentimes"
  | "highBalanceThresholdCentimes"
  | "firstReminderDays"
  | "lastReminderDays"
> & {
  starRating: number | null;
  tvaBp: string;
  tdsBp: string;
  stayTaxCentimes: number | null;
  highBalanceThresholdCentimes: number | null;
  firstReminderDays: number | null;
  lastReminderDays: number | null;
};

type Known = Omit<HotelInformation, "currency">;

const STARS = 3;

const usual: Known = {
  name: "",
  starRating: STARS,
  address: "",
  city: "",
  phone: "",
  tvaBp: 900,
  stayTaxCentimes: lawfulStayTax(STARS) ?? ZERO,
  tdsBp: 200,
  highBalanceThresholdCentimes: null,
  weekStart: 6,
  firstReminderDays: 7,
  lastReminderDays: 21,
  nif: "",
  rc: "",
  nis: "",
  rib: "",
  customFieldName1: "",
  customFieldValue1: "",
  customFieldName2: "",
  customFieldValue2: "",
};

/** What the fields begin with: a hotel's own information, or what is usual for a new one. */
export function typedInformation(
  known: Known & { seen?: string; currency?: string } = usual,
): TypedInformation {
  const { seen: _, currency: __, ...information } = known;
  return {
    ...information,
    tvaBp: formatAmount(information.tvaBp),
    tdsBp: formatAmount(information.tdsBp),
  };
}

/** The contract behind the fields: 9, 9,5 and 9.50 are shares; anything else is no share. */
export const typedInformationContract = {
  safeParse: (typed: unknown) => {
    const { tvaBp, tdsBp, ...rest } = typed as TypedInformation;
    const shares = {
      tvaBp: parseMoney(tvaBp) ?? "no share",
      tdsBp: parseMoney(tdsBp) ?? "no share",
    };
    return hotelInformationSchema.safeParse({ ...rest, ...shares });
  },
};

export type InformationToSave = FieldsOf["information"]["information"];

/** A hotel that an earlier press had made, whose answer was lost: what was typed since goes on there. */
export type Made = { hotelId: HotelId; typed: TypedInformation };
