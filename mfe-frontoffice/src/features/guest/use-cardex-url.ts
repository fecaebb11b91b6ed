import { type BookingId, type GuestId, guestIdSchema } from "@funduq/shared-types/values/ids";
import { useSearchParams } from "@funduq/shared-ui/router";

export const cardexTabs = ["profile", "stays", "notes"] as const;

/** The name of the tab in the address. */
export const TAB = "cardexTab";

/** The address with a stay in the cardex's place: the day, the filters and the view stay the desk's. */
export function addressOfStay(now: URLSearchParams, booking: BookingId): string {
  const after = new URLSearchParams(now);
  for (const name of ["cardex", TAB, "new", "panel"]) after.delete(name);
  after.set("booking", booking);
  return `?${after}`;
}

/** The guest whose cardex lies over the screen, in the address: a reload and a link keep it. */
export function useCardexUrl() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("cardex");

  function show(guest: GuestId | "new" | undefined, replace = false) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(TAB);
        if (guest) after.set("cardex", guest);
        else after.delete("cardex");
        return after;
      },
      { replace },
    );
  }

  return {
    shown: asked === "new" ? ("new" as const) : guestIdSchema.safeParse(asked).data,
    open: (guest: GuestId | "new") => show(guest),
    /** The one that was just made takes the place of the empty form. */
    replace: (guest: GuestId) => show(guest, true),
    close: () => show(undefined, true),
  };
}
