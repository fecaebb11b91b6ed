import type { HotelMembership, Session } from "@funduq/shared-types/contracts/session";
import { type Action, may, type Principal } from "@funduq/shared-types/rules/permissions";
import { useMemo } from "react";
import { asOfIn } from "./last-known-slice.ts";
import { useSelector } from "./store.ts";

/** Who is signed in; undefined on the sign-in pages. */
export function useSession(): Session | undefined {
  return useSelector(({ session }) => session.session) ?? undefined;
}

/** The selected hotel, with the user's role in it; undefined while none is selected. */
export function useHotel(): HotelMembership | undefined {
  return useSelector(({ session }) =>
    session.session?.hotels.find(({ hotelId }) => hotelId === session.hotelId),
  );
}

/** What the user is in the selected hotel, as the permission rules ask it. */
export function usePrincipal(): Principal | undefined {
  const session = useSession();
  const hotel = useHotel();
  return useMemo(() => {
    if (session?.user.isSuperAdmin) return { isSuperAdmin: true };
    return hotel && { isSuperAdmin: false, role: hotel.role, sections: hotel.sections };
  }, [session, hotel]);
}

/** Whether the user may do `action` in the selected hotel. The API enforces the same table. */
export function useMay(action: Action): boolean {
  const principal = usePrincipal();
  return principal !== undefined && may(principal, action);
}

/** As of when what is on the screen is known, where the server can't be reached; undefined while it is the server's. */
export function useAsOf(): string | undefined {
  return useSelector(asOfIn);
}
