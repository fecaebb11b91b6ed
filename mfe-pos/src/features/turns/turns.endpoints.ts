import type {
  RemoveTillPin,
  SetTillPin,
  TakeTillTurn,
  TillPeople,
  TillTurn,
} from "@funduq/shared-types/contracts/till-turn";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { TILL_TURN_HEADER } from "@funduq/shared-types/values/till-turn";
import { baseApi, injectEndpoints } from "@funduq/shared-ui/state";
import { noteEndedTurn, tillTurns, turnHeaders } from "./till-turns.ts";

type TurnWish = TakeTillTurn & {
  hotelId: HotelId;
  /** The account that is signed in at the till. */
  session: UserId;
  /** Without the turn that has ended meanwhile. */
  isFirst?: boolean;
};

const endpoints = injectEndpoints({
  owner: "mfe-pos/turns",
  endpoints: (build) => ({
    listTillPeople: build.query<TillPeople, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/till-people`,
      extraOptions: { keepLastKnown: true },
      providesTags: ["User"],
    }),
    takeTillTurn: build.mutation<TillTurn, TurnWish>({
      query: ({ hotelId, session: _, isFirst, ...body }) => ({
        url: `hotels/${hotelId}/till-turns`,
        method: "POST",
        body,
        headers: isFirst ? {} : turnHeaders({ hotelId }),
      }),
      transformErrorResponse: (failure, meta, wish) =>
        wish.purpose === "approval" ? noteEndedTurn(failure, meta, wish) : failure,
      /** Begins the turn, and only then reads again: what a waiter may see of a shift is less than what a manager may. */
      async onQueryStarted({ purpose, hotelId, session }, { dispatch, queryFulfilled }) {
        if (purpose === "approval") return;
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        tillTurns.begin(hotelId, session, answer.data);
        dispatch(baseApi.util.invalidateTags(["Bill"]));
      },
    }),
    endTillTurn: build.mutation<null, { hotelId: HotelId; token: string }>({
      query: ({ hotelId, token }) => ({
        url: `hotels/${hotelId}/till-turns/current`,
        method: "DELETE",
        headers: { [TILL_TURN_HEADER]: token },
      }),
    }),
    setOwnTillPin: build.mutation<null, SetTillPin & { hotelId: HotelId }>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/till-pins/own`,
        method: "PUT",
        body,
      }),
      invalidatesTags: ["User"],
    }),
    removeOwnTillPin: build.mutation<null, RemoveTillPin & { hotelId: HotelId }>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/till-pins/own/removal`,
        method: "POST",
        body,
      }),
      invalidatesTags: ["User"],
    }),
  }),
});

export const {
  useListTillPeopleQuery,
  useTakeTillTurnMutation,
  useEndTillTurnMutation,
  useSetOwnTillPinMutation,
  useRemoveOwnTillPinMutation,
} = endpoints;
