import type { useText } from "@funduq/shared-ui/i18n";
import { billName } from "../bills/bill-name.ts";

type Place = { tableName: string; billName: string };

/** 'Checkout: T6 · Bill 1'; a quick sale has no table. */
export function checkoutTitle(place: Place, t: ReturnType<typeof useText<"pos">>): string {
  const bill = billName(place.billName, t);
  const { tableName: table } = place;
  return table ? t("checkout.title-at-table", { table, bill }) : t("checkout.title", { bill });
}
