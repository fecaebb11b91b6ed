import type {
  HappyHourRef,
  SavedHappyHour,
  SaveHappyHour,
} from "@funduq/shared-types/contracts/pos-happy-hour";
import { injectEndpoints } from "@funduq/shared-ui/state";

const urlOf = ({ hotelId, restaurantId, happyHourId }: HappyHourRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/happy-hours/${happyHourId}`;

export const happyHoursEndpoints = injectEndpoints({
  owner: "mfe-pos/happy-hours",
  endpoints: (build) => ({
    saveHappyHour: build.mutation<SavedHappyHour, HappyHourRef & { body: SaveHappyHour }>({
      query: ({ body, ...ref }) => ({ url: urlOf(ref), method: "PUT", body }),
      // Also when it failed: what somebody else has saved meanwhile must be seen.
      invalidatesTags: ["Restaurant"],
    }),
    removeHappyHour: build.mutation<void, HappyHourRef>({
      query: (ref) => ({ url: urlOf(ref), method: "DELETE" }),
      invalidatesTags: ["Restaurant"],
    }),
  }),
});

export const { useSaveHappyHourMutation, useRemoveHappyHourMutation } = happyHoursEndpoints;
