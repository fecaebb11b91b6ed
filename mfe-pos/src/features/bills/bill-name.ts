import { readBillName } from "@funduq/shared-types/rules/bill-name";
import type { useText } from "@funduq/shared-ui/i18n";

/** The API names a bill in English, 'Bill 2' (POS-03): its number is said in the reader's language, or in a paper's. */
export function billName(name: string, t: ReturnType<typeof useText<"pos">>): string {
  const parts = readBillName(name);
  if (!parts) return name;
  const { number, isRest, again } = parts;
  const said = t(isRest ? "bill.rest" : "bill.number", { number });
  return again === undefined ? said : `${said} (${again})`;
}
