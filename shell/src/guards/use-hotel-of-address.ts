import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import {
  type ApiFailure,
  asFailure,
  hotelSelected,
  rememberedHotel,
  sessionSlice,
  signedIn,
  useDispatch,
  useSelector,
} from "@funduq/shared-ui/state";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from "react";
import { sessionEndpoints } from "../session/session.endpoints.ts";

/** The hotel of the address that a super admin's session does not list. */
export type AwaitedHotel = {
  /** The API is still being asked for it. Afterwards there is no such hotel. */
  isAwaited: boolean;
  /** Why it could not be asked. */
  failure?: ApiFailure | undefined;
  retry: () => void;
};

/**
 * The hotel of the address is the selected one, however the visitor came here. A super admin's session lists
 * a hotel only after it was asked for; where the address names none, the remembered hotel is asked for.
 */
export function useHotelOfAddress(hotelId: HotelId | undefined): AwaitedHotel {
  const dispatch = useDispatch();
  const session = useSelector((state) => state.session.session);
  const isListed = session?.hotels.some((hotel) => hotel.hotelId === hotelId) ?? false;
  useLayoutEffect(() => {
    if (hotelId && isListed) dispatch(hotelSelected(hotelId));
  }, [dispatch, hotelId, isListed]);

  const superAdmin = session?.user.isSuperAdmin ? session.user.id : undefined;
  const isUnknown = superAdmin !== undefined && hotelId !== undefined && !isListed;
  const [outcome, setOutcome] = useState<{ hotelId: HotelId; failure?: ApiFailure | undefined }>();
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isUnknown) return;
    let isHere = true;
    dispatch(sessionSlice.actions.hotelAsked(hotelId));
    void dispatch(askFor(hotelId)).then(({ data, error }) => {
      if (!isHere) return;
      if (data) dispatch(signedIn(data));
      setOutcome({ hotelId, failure: error && asFailure(error) });
    });
    return () => {
      isHere = false;
      setOutcome(undefined);
    };
  }, [dispatch, isUnknown, hotelId, attempt]);

  useRememberedHotel(hotelId === undefined ? superAdmin : undefined);
  const isOpen = outcome?.hotelId !== hotelId || outcome?.failure !== undefined;
  return { isAwaited: isUnknown && isOpen, failure: outcome?.failure, retry };
}

/** Asks once for the hotel that this super admin looked at last on this device. */
function useRememberedHotel(superAdmin: UserId | undefined): void {
  const dispatch = useDispatch();
  const { hotelId, asked } = useSelector((state) => state.session);
  const ask = useEffectEvent((userId: UserId) => {
    const remembered = rememberedHotel(userId);
    if (remembered && remembered !== asked) dispatch(sessionSlice.actions.hotelAsked(remembered));
  });
  const isWithoutHotel = hotelId === null;
  useEffect(() => {
    if (superAdmin && isWithoutHotel) ask(superAdmin);
  }, [superAdmin, isWithoutHotel]);
}

const askFor = (hotelId: HotelId) =>
  sessionEndpoints.endpoints.readSession.initiate(hotelId, {
    forceRefetch: true,
    subscribe: false,
  });
