import type { TillPerson } from "@funduq/shared-types/contracts/till-turn";
import { lazyDialog } from "@funduq/shared-ui";
import { asFailure, leavesDoubt } from "@funduq/shared-ui/state";
import { type ReactNode, useCallback, useRef, useState } from "react";
import type { Answer } from "../../../features/bills/use-bill-outbox.ts";
import { useTillMay, useTillPeople } from "../../../features/turns/use-till-turn.ts";

const ApprovalDialog = lazyDialog(
  async () => (await import("./approval-dialog.tsx")).ApprovalDialog,
);

/** What a manager reads of the correction before they enter their PIN. */
export type ApprovalWords = {
  title: string;
  /** The bill or receipt, where the title does not name it. */
  about?: string | undefined;
  facts: readonly { label: string; value: ReactNode }[];
};

export type Approval = {
  /** Who is at the till may not do it alone. */
  isNeeded: boolean;
  /** Nobody who could approve it has a PIN. */
  isMissing: boolean;
  /** Confirms at once, or once a manager has entered their PIN for this correction. */
  before: (correction: object, said: ApprovalWords, confirm: () => void) => void;
  dialog: ReactNode;
};

/** Whether who is at the till may correct, or somebody with a PIN who may could approve it (POS-11). */
export function useMayCorrect() {
  const mayAlone = useTillMay("pos.correct");
  const managers: readonly TillPerson[] =
    useTillPeople()?.people.filter(({ mayCorrect }) => mayCorrect) ?? [];
  return { mayAlone, managers, isPossible: mayAlone || managers.length > 0 };
}

type Waiting = { correction: string; said: ApprovalWords; confirm: () => void };

/**
 * Sends a correction with the PIN of a manager where who is at the till may not do it (POS-11). Where its answer was lost, the
 * same correction is sent again with the same approval; whatever else is confirmed needs another one.
 */
export function useApproval<Arg extends object, Result>(
  trigger: (arg: Arg & { approval?: string | undefined }) => PromiseLike<Answer<Result>>,
) {
  const { mayAlone, managers, isPossible } = useMayCorrect();
  const given = useRef<{ token: string; correction: string }>(undefined);
  const [waiting, setWaiting] = useState<Waiting>();

  const send = useCallback(
    async (arg: Arg): Promise<Answer<Result>> => {
      const answer = await trigger({ ...arg, approval: given.current?.token });
      const isInDoubt = answer.error !== undefined && leavesDoubt(asFailure(answer.error));
      if (!isInDoubt) given.current = undefined;
      return answer;
    },
    [trigger],
  );

  const approval: Approval = {
    isNeeded: !mayAlone,
    isMissing: !isPossible,
    before(correction, said, confirm) {
      const written = JSON.stringify(correction);
      if (given.current?.correction !== written) given.current = undefined;
      if (mayAlone || given.current) confirm();
      else setWaiting({ correction: written, said, confirm });
    },
    dialog: waiting && (
      <ApprovalDialog
        managers={managers}
        said={waiting.said}
        onApproved={(token) => {
          given.current = { token, correction: waiting.correction };
          setWaiting(undefined);
          waiting.confirm();
        }}
        onClose={() => setWaiting(undefined)}
      />
    ),
  };
  return [send, approval] as const;
}
