import type { Tag } from "@funduq/shared-types/contracts/live";
import { baseApi } from "./base-api.ts";
import type { Dispatch } from "./store.ts";

/** Collects what changes make stale, and invalidates it once per frame. */
export function staleTags(dispatch: Dispatch) {
  const tags = new Set<Tag>();
  let frame = 0;
  function flush() {
    frame = 0;
    const changed = [...tags];
    tags.clear();
    dispatch(baseApi.util.invalidateTags(changed));
  }
  return {
    add(more: readonly Tag[]) {
      for (const tag of more) tags.add(tag);
      // A hidden tab paints no frames, and its stream goes on for some seconds.
      if (document.hidden) flush();
      else frame ||= requestAnimationFrame(flush);
    },
    cancel: () => cancelAnimationFrame(frame),
  };
}
