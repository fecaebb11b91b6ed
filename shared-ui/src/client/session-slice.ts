import type { Session } from "@funduq/shared-types/contracts/session";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { rememberedHotel } from "./remembered-hotel.ts";

export type SessionState = {
  /** `unknown` until the first answer of the API. */
  status: "unknown" | "signed-out" | "signed-in";
  session: Session | null;
  hotelId: HotelId | null;
  /** The server no longer knows this session; the screens and their input stay. */
  lapsed: boolean;
};

const initialState: SessionState = {
  status: "unknown",
  session: null,
  hotelId: null,
  lapsed: false,
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
        return { status: "signed-in", session, hotelId, lapsed: false };
      },
    },
    signedOut: () => ({ ...initialState, status: "signed-out" as const }),
    lapsed(state) {
      state.lapsed = true;
    },
    hotelSelected(state, { payload }: PayloadAction<HotelId | null>) {
      state.hotelId = state.session ? stillMine(state.session, payload) : null;
    },
  },
});

export const { signedIn, signedOut, hotelSelected } = sessionSlice.actions;

/** The remembered hotel, or the only one of someone who is no super admin (AUTH-05). */
function hotelToStartIn({ user, hotels }: Session, remembered?: HotelId): HotelId | null {
  const only = hotels.length === 1 && !user.isSuperAdmin ? hotels[0]?.hotelId : undefined;
  return only ?? hotels.find(({ hotelId }) => hotelId === remembered)?.hotelId ?? null;
}

function stillMine({ hotels }: Session, wanted: HotelId | null): HotelId | null {
  return hotels.some(({ hotelId }) => hotelId === wanted) ? wanted : null;
}
