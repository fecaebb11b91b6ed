import type { HotelId } from "@funduq/shared-types/values/ids";
import { useDocument } from "@funduq/shared-ui/print";

/** Reads what a paper begins with, before the network is away. */
export function PaperAhead({ hotelId }: { hotelId: HotelId }) {
  useDocument("pos", hotelId);
  return null;
}
