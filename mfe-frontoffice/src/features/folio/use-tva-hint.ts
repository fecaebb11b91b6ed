import type { ChargeDepartment } from "@funduq/shared-types/contracts/folio";
import { tvaOnTop } from "@funduq/shared-types/rules/added-tax";
import { chargeItem } from "@funduq/shared-types/rules/folio-nights";
import { type NightTaxes, taxRatesOn } from "@funduq/shared-types/rules/tax";
import { centimes } from "@funduq/shared-types/values/money";
import { formatBasisPoints, formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";

type TypedCharge = { department: ChargeDepartment; amountCentimes: number | null };

/** What TVA will be added to a charge of today, and what both come to; undefined where none is. */
export function useTvaHint(
  taxRates: NightTaxes["taxRates"],
  { department, amountCentimes }: TypedCharge,
): string | undefined {
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate;
  const rates = businessDate && taxRatesOn(taxRates, businessDate);
  if (!rates || amountCentimes === null || amountCentimes <= 0) return undefined;
  const price = centimes(amountCentimes);
  const tva = tvaOnTop({ item: chargeItem(department), amountCentimes: price }, rates);
  if (tva === 0) return undefined;
  return t("charge.tva-added", {
    rate: formatBasisPoints(rates.tvaBp),
    tva: formatMoney(tva),
    total: formatMoney(centimes(price + tva)),
  });
}
