import {
  type BookingId,
  bookingIdSchema,
  type GuestId,
  guestIdSchema,
} from "@funduq/shared-types/values/ids";
import { urlText, useUrlState } from "@funduq/shared-ui/router";

export const cardexTabs = ["profile", "stays", "notes"] as const;

/** The name of the tab in the address. */
export const TAB = "cardexTab";

const schema = {
  cardex: urlText,
  [TAB]: urlText,
  booking: bookingIdSchema,
  new: urlText,
  panel: urlText,
};

/** The guest whose cardex lies over the screen, in the address: a reload and a link keep it. */
export function useCardexUrl() {
  const { values, change, linkWith } = useUrlState(schema);
  const show = (cardex: GuestId | "new" | null, replace: boolean) =>
    change({ cardex, [TAB]: null }, { replace });
  return {
    shown: values.cardex === "new" ? ("new" as const) : guestIdSchema.safeParse(values.cardex).data,
    open: (guest: GuestId | "new") => show(guest, false),
    /** The one that was just made takes the place of the empty form. */
    replace: (guest: GuestId) => show(guest, true),
    close: () => show(null, true),
    /** A stay in the cardex's place: the day, the filters and the view stay the desk's. */
    linkToStay: (booking: BookingId) =>
      linkWith({ booking, cardex: null, [TAB]: null, new: null, panel: null }),
  };
}
