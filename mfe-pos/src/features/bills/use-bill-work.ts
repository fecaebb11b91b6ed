import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { useCallback } from "react";
import type { Answer } from "./outbox.ts";
import { useOutbox } from "./use-outbox.ts";

type Work<Body, Result> = {
  ref: BillRef;
  trigger: (arg: BillRef & { body: Body }) => PromiseLike<Answer<Result>>;
  changed: (result: Result) => readonly OpenBill[];
};

/**
 * Sends what needs the bill's version (split, merge, discount) or must not overtake its operations (void): after them, with
 * the version that they made. For `useSubmit`.
 */
export function useBillWork<Body, Result>({ ref, trigger, changed }: Work<Body, Result>) {
  const outbox = useOutbox();
  return useCallback(
    (bodyFor: (version: number) => Body) =>
      outbox.alone(ref, (bill) => trigger({ ...ref, body: bodyFor(bill?.version ?? 0) }), changed),
    [outbox, ref, trigger, changed],
  );
}
