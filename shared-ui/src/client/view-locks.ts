import type { HotelId } from "@funduq/shared-types/values/ids";
import { deviceStorage, tabStorage } from "./storage.ts";

type ViewOfHotel = { hotelId: HotelId; viewId: string };

/** Who opens a view, as this tab knows it. */
export type ViewLock = {
  /** The account that was signed in when the view began to ask for a person; null where it does not ask. */
  session: string | null;
  /** What the department keeps of the person for whom it is open in this tab; null while it is locked. */
  opened: string | null;
};

const ASKS = "funduq.view-lock.";
const OPENED = "funduq.view-opened.";
const keyOf = ({ hotelId, viewId }: ViewOfHotel) => `${hotelId}.${viewId}`;

/**
 * Views that ask who is there, such as a till where waiters change by PIN. That a view asks is remembered on the device, and
 * for whom it is open in the tab: a page that is loaded again goes on, a new tab is locked. The shell asks it too.
 */
export const viewLocks = {
  read(place: ViewOfHotel): ViewLock {
    const key = keyOf(place);
    const session = deviceStorage.get(ASKS + key);
    return { session, opened: session === null ? null : tabStorage.get(OPENED + key) };
  },
  write(place: ViewOfHotel, { session, opened }: ViewLock): void {
    const key = keyOf(place);
    deviceStorage.set(ASKS + key, session);
    tabStorage.set(OPENED + key, opened);
  },
  /** Whether the view waits for a person before it shows anything to who is signed in. */
  isLocked(place: ViewOfHotel, userId: string): boolean {
    const { session, opened } = viewLocks.read(place);
    return session === userId && opened === null;
  },
  forgetAll(): void {
    deviceStorage.removeAll(ASKS);
    tabStorage.removeAll(OPENED);
  },
};
