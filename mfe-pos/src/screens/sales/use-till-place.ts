import { urlText, urlWord, useUrlState } from "@funduq/shared-ui/router";
import { useMemo } from "react";

/** A bill that is not open yet: its first item opens it, or the number of its guests. */
export const NEW_BILL = "new";

const schema = { table: urlText, bill: urlText, show: urlWord(["bill"]), area: urlText };

/** Where the till is, kept in the address: a table, a bill, and on a phone whether the menu or the bill is seen. */
export function useTillPlace() {
  const { values, change } = useUrlState(schema);
  const goTo = useMemo(
    () => ({
      tables: () => change({ table: null, bill: null, show: null }),
      table: (table: string) => change({ table, bill: null, show: null }),
      bill: (table: string | null, bill: string) => change({ table, bill, show: null }),
      /** In the place of the present one: the back button leads to the tables. */
      insteadBill: (table: string | null, bill: string) =>
        change({ table, bill }, { replace: true }),
      lines: (isShown: boolean) => change({ show: isShown ? "bill" : null }, { replace: !isShown }),
      area: (area: string) => change({ area }, { replace: true }),
    }),
    [change],
  );
  return { place: values, goTo };
}
