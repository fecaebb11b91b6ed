import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { TestApp } from "./test-app.ts";

/** Sets a hotel's rates of tax from a day on: TVA 9 %, TDS 2 %, stay tax 500 DA, only on invoices, unless given. */
export async function setTaxes(
  owner: TestApp["owner"],
  hotelId: HotelId,
  validFrom: string,
  rates: Partial<TaxRates>,
): Promise<void> {
  const { tvaBp = 900, tdsBp = 200, stayTaxCentimes = 50_000 } = rates;
  const { tvaTreatment = "invoice", stayTaxTreatment = "invoice" } = rates;
  await owner`insert into tax_rates (hotel_id, valid_from, tva_bp, tds_bp, stay_tax_centimes,
      tva_treatment, stay_tax_treatment)
    values (${hotelId}, ${validFrom}, ${tvaBp}, ${tdsBp}, ${stayTaxCentimes}, ${tvaTreatment},
      ${stayTaxTreatment})`;
}
