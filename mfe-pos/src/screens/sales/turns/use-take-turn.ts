import type { TurnPurpose } from "@funduq/shared-types/contracts/till-turn";
import type { UserId } from "@funduq/shared-types/values/ids";
import { asFailure, useHotel, useSession, useSubmit } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { useBillOutbox } from "../../../features/bills/use-bill-outbox.ts";
import { sendBriefly } from "../../../features/turns/send-briefly.ts";
import { isEndedTurn } from "../../../features/turns/till-turns.ts";
import { useTakeTillTurnMutation } from "../../../features/turns/turns.endpoints.ts";

/**
 * Takes a turn by a PIN, which begins a waiter's. What the former waiter has tapped is sent before, in their own turn, if that
 * takes no time; else it is sent in the next one, in their name. A turn that has ended meanwhile is no reason to refuse the
 * next one.
 */
export function useTakeTurn(purpose: TurnPurpose) {
  const hotelId = useHotel()?.hotelId;
  const session = useSession()?.user.id;
  const outbox = useBillOutbox();
  const [take] = useTakeTillTurnMutation();
  const send = useCallback(
    async (person: { userId: UserId; pin: string }) => {
      if (!hotelId || !session) throw new Error("nobody is signed in to a hotel");
      if (purpose === "waiter") await sendBriefly(outbox);
      const wish = { hotelId, session, purpose, ...person };
      const answer = await take(wish);
      const isOver = answer.error !== undefined && isEndedTurn(asFailure(answer.error));
      return isOver && purpose === "waiter" ? take({ ...wish, isFirst: true }) : answer;
    },
    [hotelId, session, outbox, purpose, take],
  );
  return useSubmit(send);
}
