import type { HotelId } from "@funduq/shared-types/values/ids";

/** A page that is being reloaded releases its locks within this time; another tab keeps them. */
const RELOAD_MS = 1000;

const claims = new Map<HotelId, Promise<boolean>>();

/**
 * Claims a new hotel's id for this page until the page is closed. False if another tab has claimed it: a duplicated
 * tab has a copy of the session storage, and so of the draft. Where the browser has no locks, every id is free.
 */
export function claimId(id: HotelId): Promise<boolean> {
  const claim = claims.get(id) ?? requestLock(id);
  claims.set(id, claim);
  return claim;
}

function requestLock(id: HotelId): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks
      .request(`funduq.new-hotel.${id}`, { signal: AbortSignal.timeout(RELOAD_MS) }, hold)
      .catch(() => resolve(false));
  });
}
