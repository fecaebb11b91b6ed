import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { asFailure, type Submit, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";

type Answer = { data: HotelSetup; error?: undefined } | { data?: undefined; error: unknown };

type Latest = {
  /** Reads the hotel again; nothing where that fails, which has been said then. */
  reload: () => Promise<HotelSetup | undefined>;
  /** Lays what was typed over what the hotel has now. */
  rebase: (latest: HotelSetup) => void;
};

type Saving<Arg> = Submit<Arg, HotelSetup> & {
  /** Somebody else was first, and what was typed stands over theirs: the next press saves it. */
  isRebased: boolean;
};

/** Saves a part of the set-up. Who comes too late loses nothing: the latest version shows under it. */
export function useSaving<Arg>(
  save: (arg: Arg) => PromiseLike<Answer>,
  { reload, rebase }: Latest,
): Saving<Arg> {
  const [isRebased, setRebased] = useState(false);
  const saving = useSubmit(async (arg: Arg) => {
    const answer = await save(arg);
    if (!answer.error || asFailure(answer.error).code !== "request.stale") return answer;
    const latest = await reload();
    if (latest) rebase(latest);
    setRebased(latest !== undefined);
    return answer;
  });
  return { ...saving, isRebased };
}
