import { MOST_FORMS } from "@funduq/shared-types/contracts/police";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useSubmit } from "@funduq/shared-ui/state";
import { useNotePrintMutation } from "./police.endpoints.ts";
import type { PoliceRow } from "./police-rows.ts";

/** Whose forms are printed is noted before they are: an identity is read, and leaves the house. */
export function useNoting(hotelId: HotelId, rows: readonly PoliceRow[]) {
  const { submit, failure } = useSubmit(useNotePrintMutation()[0]);
  const guestIds = rows.flatMap(({ form }) => (form ? [form.guestId] : []));
  async function note() {
    for (let from = 0; from < guestIds.length; from += MOST_FORMS) {
      const batch = guestIds.slice(from, from + MOST_FORMS);
      if ((await submit({ hotelId, guestIds: batch })) === undefined) return false;
    }
    return true;
  }
  return { note, failure };
}
