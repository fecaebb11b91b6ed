import {
  type FieldsOf,
  type HotelSetup,
  saveTaxesSchema,
} from "@funduq/shared-types/contracts/setup";
import type { TaxRates, TaxTreatment } from "@funduq/shared-types/contracts/tax";
import { taxDayVerdict, taxTreatmentsVerdict } from "@funduq/shared-types/rules/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { formatAmount, parseMoney } from "@funduq/shared-ui/format";
import { formContract } from "@funduq/shared-ui/forms";

/** Rates as they are typed: shares as per cent. */
type TypedTaxes = {
  validFrom: CalendarDate | null;
  tvaBp: string;
  tdsBp: string;
  stayTaxCentimes: number | null;
  tvaTreatment: TaxTreatment;
  stayTaxTreatment: TaxTreatment;
};

export function typedTaxes({ tvaBp, tdsBp, stayTaxCentimes, ...rates }: TaxRates): TypedTaxes {
  const { tvaTreatment = "invoice", stayTaxTreatment = "invoice" } = rates;
  return {
    validFrom: null,
    tvaBp: formatAmount(tvaBp),
    tdsBp: formatAmount(tdsBp),
    stayTaxCentimes,
    tvaTreatment,
    stayTaxTreatment,
  };
}

export function taxesContract({ taxes: { seen }, businessDate }: HotelSetup) {
  return formContract<TypedTaxes, FieldsOf["taxes"]>(saveTaxesSchema, {
    request: ({ tvaBp, tdsBp, ...typed }) => ({
      seen,
      ...typed,
      tvaBp: parseMoney(tvaBp) ?? "no share",
      tdsBp: parseMoney(tdsBp) ?? "no share",
    }),
    rules: ({ validFrom, ...typed }) => ({
      validFrom: validFrom ? taxDayVerdict(validFrom, businessDate) : undefined,
      tvaTreatment: taxTreatmentsVerdict(typed),
    }),
  });
}
