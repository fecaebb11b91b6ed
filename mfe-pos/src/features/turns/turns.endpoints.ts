import type {
  SetTillPin,
  TakeTillTurn,
  TillPeople,
  TillTurn,
} from "@funduq/shared-types/contracts/till-turn";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { TILL_TURN_HEADER } from "@funduq/shared-types/values/till-turn";
import { injectEndpoints } from "@funduq/shared-ui/state";
import { turnHeaders } from "./till-turns.ts";

const endpoints = injectEndpoints({
  owner: "mfe-pos/turns",
  endpoints: (build) => ({
    listTillPeople: build.query<TillPeople, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/till-people`,
      providesTags: ["User"],
    }),
    /** `isFirst`: without the turn that has ended meanwhile. */
    takeTillTurn: build.mutation<TillTurn, TakeTillTurn & { hotelId: HotelId; isFirst?: boolean }>({
      query: ({ hotelId, isFirst, ...body }) => ({
        url: `hotels/${hotelId}/till-turns`,
        method: "POST",
        body,
        headers: isFirst ? {} : turnHeaders({ hotelId }),
      }),
      // What a waiter may see of a shift is less than what a manager may.
      invalidatesTags: (_, error, { purpose }) => (error || purpose === "approval" ? [] : ["Bill"]),
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
  }),
});

export const {
  useListTillPeopleQuery,
  useTakeTillTurnMutation,
  useEndTillTurnMutation,
  useSetOwnTillPinMutation,
} = endpoints;
