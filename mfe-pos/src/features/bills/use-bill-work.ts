import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { asFailure, leavesDoubt } from "@funduq/shared-ui/state";
import { useCallback, useRef } from "react";
import { type Answer, useBillOutbox } from "./use-bill-outbox.ts";

type Work<Body, Result> = {
  ref: BillRef;
  trigger: (arg: BillRef & { body: Body }) => PromiseLike<Answer<Result>>;
  changed: (result: Result) => readonly OpenBill[];
};

/**
 * Sends what needs the bill's version (split, merge, discount) or must not overtake its operations (void): after them, with
 * the version that they made. Where the answer was lost, the next try names the same version, so that the same request has the
 * same key and is done once. For `useSubmit`.
 */
export function useBillWork<Body, Result>({ ref, trigger, changed }: Work<Body, Result>) {
  const outbox = useBillOutbox();
  const versionInDoubt = useRef<number>(undefined);
  return useCallback(
    (bodyFor: (version: number) => Body) => {
      const send = async (bill: OpenBill | undefined) => {
        const version = versionInDoubt.current ?? bill?.version ?? 0;
        const answer = await trigger({ ...ref, body: bodyFor(version) });
        const isLost = answer.error !== undefined && leavesDoubt(asFailure(answer.error));
        versionInDoubt.current = isLost ? version : undefined;
        return answer;
      };
      return outbox.alone(ref, send, changed);
    },
    [outbox, ref, trigger, changed],
  );
}
