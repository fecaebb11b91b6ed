import type { Session } from "@funduq/shared-types/contracts/session";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { rememberedHotel } from "./remembered-hotel.ts";

export type SessionState = {
  /** `unknown` until the first answer of the API. */
  status: "unknown" | "signed-out" | "signed-in";
  session: Session | null;
  hotelId: HotelId | null;
  /** The hotel that the session is read with. A super admin's lists it beside their own ones. */
  asked: HotelId | null;
  /** The server no longer knows this session; the screens and their input stay. */
  lapsed: boolean;
  /** It was ended on purpose (a log-out elsewhere, a lost device, an admin): nobody may read on here. */
  ended: boolean;
  /** Another person has signed in in this browser; who it is is being read. */
  changedHands: boolean;
  /** The hotel that the visitor chose to leave. */
  leaving: HotelId | null;
  /** The hotel that was deleted while it was on the screen. */
  removed: HotelId | null;
};

const initialState: SessionState = {
  status: "unknown",
  session: null,
  hotelId: null,
  asked: null,
  lapsed: false,
  ended: false,
  changedHands: false,
  leaving: null,
  removed: null,
};

/** Who is at this screen, and which hotel they look at. */
export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    signedIn: {
      prepare: (session: Session) => ({
        payload: { session, remembered: rememberedHotel(session.user.id) },
      }),
      reducer(
        state,
        { payload }: PayloadAction<{ session: Session; remembered: HotelId | undefined }>,
      ) {
        const { session, remembered } = payload;
        const hotelId = stillMine(session, state.hotelId) ?? hotelToStartIn(session, remembered);
        return {
          status: "signed-in",
          session,
          hotelId,
          asked: state.asked,
          lapsed: false,
          ended: false,
          changedHands: false,
          leaving: unlessJoinedAgain(state, session, state.leaving),
          removed: unlessJoinedAgain(state, session, state.removed),
        };
      },
    },
    signedOut: ({ asked }) => ({ ...initialState, asked, status: "signed-out" as const }),
    lapsed(state) {
      state.lapsed = true;
    },
    ended(state) {
      state.lapsed = true;
      state.ended = true;
    },
    changedHands: ({ asked }) => ({ ...initialState, asked, changedHands: true }),
    leavingHotel(state, { payload }: PayloadAction<HotelId | null>) {
      state.leaving = payload;
    },
    hotelRemoved(state, { payload }: PayloadAction<HotelId>) {
      state.removed = payload;
    },
    hotelSelected(state, { payload }: PayloadAction<HotelId | null>) {
      state.hotelId = state.session ? stillMine(state.session, payload) : null;
      if (state.hotelId && state.session?.user.isSuperAdmin) state.asked = state.hotelId;
    },
    hotelAsked(state, { payload }: PayloadAction<HotelId | null>) {
      state.asked = payload;
    },
  },
});

export const { signedIn, signedOut, hotelSelected } = sessionSlice.actions;

/**
 * The remembered hotel, or the only one of someone who is no super admin (AUTH-05). A hotel that was
 * added and not seen yet moves nobody away from the one they work in.
 */
function hotelToStartIn({ user, hotels }: Session, remembered?: HotelId): HotelId | null {
  const known = hotels.length === 1 ? hotels : hotels.filter(({ isNew }) => !isNew);
  const only = known.length === 1 && !user.isSuperAdmin ? known[0]?.hotelId : undefined;
  return hotels.find(({ hotelId }) => hotelId === remembered)?.hotelId ?? only ?? null;
}

/** Forgets a hotel that comes back into the session: when it is lost again, the reason is a new one. */
function unlessJoinedAgain(
  { session: before }: SessionState,
  session: Session,
  hotelId: HotelId | null,
): HotelId | null {
  const isListed = ({ hotels }: Session) => hotels.some((hotel) => hotel.hotelId === hotelId);
  return before && !isListed(before) && isListed(session) ? null : hotelId;
}

function stillMine({ hotels }: Session, wanted: HotelId | null): HotelId | null {
  return hotels.some(({ hotelId }) => hotelId === wanted) ? wanted : null;
}
