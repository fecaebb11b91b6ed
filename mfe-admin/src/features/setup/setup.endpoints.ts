import type { RoomRef } from "@funduq/shared-types/contracts/room";
import type { FieldsOf, HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { FacilityId, HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints, type Tag } from "@funduq/shared-ui/state";

type Save<Name extends keyof FieldsOf> = { hotelId: HotelId; body: FieldsOf[Name] };
type FacilityRef = { hotelId: HotelId; facilityId: FacilityId };
type RemoveTaxes = { hotelId: HotelId; validFrom: CalendarDate; body: { seen: string } };
type Cache = {
  dispatch: (action: never) => unknown;
  queryFulfilled: Promise<{ data: HotelSetup }>;
};

/** A write answers with the whole set-up: what is shown next is what was saved, at once. */
async function keepAnswer(_: unknown, { dispatch, queryFulfilled }: Cache): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const { id } = answer.data;
  // What is there already is replaced on the spot: an upsert alone lets the old show once more.
  dispatch(setupEndpoints.util.updateQueryData("readSetup", id, () => answer.data) as never);
  dispatch(setupEndpoints.util.upsertQueryData("readSetup", id, answer.data) as never);
}

/** What another screen of this browser shows of it; other browsers hear of it themselves. */
const house: Tag[] = ["Hotel", "Room", "Availability", "Rate"];

const at = (hotelId: HotelId, path: string) => `hotels/${hotelId}/setup/${path}`;

/** A part that is saved whole: what the hotel is, its floors, types, restaurants and charges. */
const saved =
  <Name extends keyof FieldsOf>(path: string) =>
  ({ hotelId, body }: Save<Name>) => ({ url: at(hotelId, path), method: "PUT", body });

const added =
  <Name extends keyof FieldsOf>(path: string) =>
  ({ hotelId, body }: Save<Name>) => ({ url: at(hotelId, path), method: "POST", body });

const removed = (hotelId: HotelId, path: string) => ({
  url: at(hotelId, path),
  method: "DELETE",
  body: {},
});

const ofHouse = { onQueryStarted: keepAnswer, invalidatesTags: house };

export const setupEndpoints = injectEndpoints({
  owner: "mfe-admin/setup",
  endpoints: (build) => ({
    readSetup: build.query<HotelSetup, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/setup`,
      providesTags: ["Hotel", "Room", "Rate", "User", "Restaurant"],
    }),
    createHotel: build.mutation<HotelSetup, FieldsOf["create"]>({
      query: (body) => ({ url: "hotels", method: "POST", body }),
      ...ofHouse,
    }),
    saveInformation: build.mutation<HotelSetup, Save<"information">>({
      query: saved("information"),
      ...ofHouse,
    }),
    saveTaxes: build.mutation<HotelSetup, Save<"taxes">>({ query: saved("taxes"), ...ofHouse }),
    removeTaxes: build.mutation<HotelSetup, RemoveTaxes>({
      query: ({ hotelId, validFrom, body }) => ({
        ...removed(hotelId, `taxes/${validFrom}`),
        body,
      }),
      ...ofHouse,
    }),
    saveFloors: build.mutation<HotelSetup, Save<"floors">>({ query: saved("floors"), ...ofHouse }),
    saveRoomTypes: build.mutation<HotelSetup, Save<"roomTypes">>({
      query: saved("room-types"),
      ...ofHouse,
    }),
    saveRestaurants: build.mutation<HotelSetup, Save<"restaurants">>({
      query: saved("restaurants"),
      onQueryStarted: keepAnswer,
      invalidatesTags: ["Restaurant"],
    }),
    saveChargeItems: build.mutation<HotelSetup, Save<"chargeItems">>({
      query: saved("charge-items"),
      onQueryStarted: keepAnswer,
      invalidatesTags: ["Hotel"],
    }),
    addRooms: build.mutation<HotelSetup, Save<"newRooms">>({ query: added("rooms"), ...ofHouse }),
    saveRoom: build.mutation<HotelSetup, Save<"room"> & RoomRef>({
      query: ({ roomId, ...room }) => saved(`rooms/${roomId}`)(room),
      ...ofHouse,
    }),
    removeRoom: build.mutation<HotelSetup, RoomRef>({
      query: ({ hotelId, roomId }) => removed(hotelId, `rooms/${roomId}`),
      ...ofHouse,
    }),
    addFacility: build.mutation<HotelSetup, Save<"newFacility">>({
      query: added("facilities"),
      onQueryStarted: keepAnswer,
    }),
    saveFacility: build.mutation<HotelSetup, Save<"facility"> & FacilityRef>({
      query: ({ facilityId, ...facility }) => saved(`facilities/${facilityId}`)(facility),
      onQueryStarted: keepAnswer,
    }),
    removeFacility: build.mutation<HotelSetup, FacilityRef>({
      query: ({ hotelId, facilityId }) => removed(hotelId, `facilities/${facilityId}`),
      onQueryStarted: keepAnswer,
    }),
  }),
});

export const {
  useReadSetupQuery,
  useCreateHotelMutation,
  useSaveInformationMutation,
  useSaveTaxesMutation,
  useRemoveTaxesMutation,
  useSaveFloorsMutation,
  useSaveRoomTypesMutation,
  useAddRoomsMutation,
  useSaveRoomMutation,
  useRemoveRoomMutation,
  useAddFacilityMutation,
  useSaveFacilityMutation,
  useRemoveFacilityMutation,
  useSaveRestaurantsMutation,
  useSaveChargeItemsMutation,
} = setupEndpoints;
