import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { asFailure } from "@funduq/shared-ui/state";
import { useReadSetupQuery } from "./setup.endpoints.ts";

/** Reads the hotel again. Where that fails it says so and answers nothing: no old version counts as the latest. */
export function useReload(hotelId: HotelId): () => Promise<HotelSetup | undefined> {
  const { refetch } = useReadSetupQuery(hotelId);
  return async () => {
    const { data, error, isSuccess } = await refetch();
    if (!isSuccess) notify.error(asFailure(error));
    return isSuccess ? data : undefined;
  };
}
