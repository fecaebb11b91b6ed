import {
  type HotelIntegrity,
  hotelIntegritySchema,
} from "@funduq/shared-types/contracts/integrity";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export const integrityEndpoints = injectEndpoints({
  owner: "mfe-admin/integrity",
  endpoints: (build) => ({
    checkIntegrity: build.query<HotelIntegrity, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/integrity`,
      responseSchema: hotelIntegritySchema,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyCheckIntegrityQuery } = integrityEndpoints;
