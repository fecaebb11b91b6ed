import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import { AppError } from "@funduq/shared-types/errors/app-error";
import {
  taxChangeVerdict,
  taxDayVerdict,
  taxRatesOn,
  taxTreatmentsVerdict,
} from "@funduq/shared-types/rules/tax";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { SetupRows } from "./setup.queries.ts";
import { assertSeen, getSetup, lockSetup } from "./setup.service.ts";
import { deleteTaxRates, insertTaxRates, isDayCharged } from "./setup-taxes.queries.ts";

type SaveTaxes = TaxRates & { seen: string; validFrom: CalendarDate };

/** Sets the rates of tax from a day on, until the next change (SET-02). Nights that are charged keep their tax. */
export async function saveTaxes(
  tx: HotelTx,
  hotelId: HotelId,
  { seen, ...rates }: SaveTaxes,
): Promise<HotelSetup> {
  const { taxes } = await lockTaxes(tx, hotelId, { seen, validFrom: rates.validFrom });
  const before = taxRatesOn(taxes, rates.validFrom);
  const after = { ...treatmentsOf(before), ...rates };
  assertAllowed(taxTreatmentsVerdict(after));
  const isCharged = await isDayCharged(tx, hotelId, rates.validFrom);
  assertAllowed(taxChangeVerdict(before, after, isCharged));
  await deleteTaxRates(tx, hotelId, rates.validFrom);
  await insertTaxRates(tx, hotelId, after);
  return getSetup(tx, hotelId);
}

/** A client of the former release sends no treatments: those valid before stay. */
function treatmentsOf(rates: TaxRates | undefined): Partial<TaxRates> {
  return { tvaTreatment: rates?.tvaTreatment, stayTaxTreatment: rates?.stayTaxTreatment };
}

type TaxesRef = { hotelId: HotelId; validFrom: CalendarDate };

/** Removes a change of the rates that no closed day has had; the rates before it stay valid. */
export async function removeTaxes(
  tx: HotelTx,
  { hotelId, validFrom }: TaxesRef,
  seen: string,
): Promise<HotelSetup> {
  const { taxes } = await lockTaxes(tx, hotelId, { seen, validFrom });
  if (taxes[0]?.validFrom === validFrom) throw new AppError("taxes.first");
  const after = taxRatesOn(
    taxes.filter((rates) => rates.validFrom !== validFrom),
    validFrom,
  );
  const isCharged = await isDayCharged(tx, hotelId, validFrom);
  assertAllowed(taxChangeVerdict(taxRatesOn(taxes, validFrom), after, isCharged));
  if (!(await deleteTaxRates(tx, hotelId, validFrom))) throw new AppError("taxes.not-found");
  return getSetup(tx, hotelId);
}

/** The night audit and postings lock the same row: no day is closed or charged while its rates change. */
async function lockTaxes(
  tx: HotelTx,
  hotelId: HotelId,
  { seen, validFrom }: { seen: string; validFrom: CalendarDate },
): Promise<SetupRows> {
  const setup = await lockSetup(tx, hotelId);
  await assertSeen(tx, setup, { seen, now: setup.taxes, action: "setup.save-taxes" });
  assertAllowed(taxDayVerdict(validFrom, setup.businessDate));
  return setup;
}
