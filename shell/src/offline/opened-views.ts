import type { HotelId } from "@funduq/shared-types/values/ids";
import { deviceStorage, onWorkForgotten } from "@funduq/shared-ui/state";

const OPENED = "funduq.offline-view.";

/** Which views this device has opened for who is signed in, and so has kept something to show of without a network. */
export const openedViews = {
  note(hotelId: HotelId, viewId: string): void {
    deviceStorage.set(OPENED + hotelId + viewId, "1");
  },
  has: (hotelId: HotelId, viewId: string): boolean =>
    deviceStorage.get(OPENED + hotelId + viewId) !== null,
  forgetAll: (): void => deviceStorage.removeAll(OPENED),
};

// Their kept answers are removed at the same time, so these views have nothing to show any more.
onWorkForgotten(openedViews.forgetAll);
