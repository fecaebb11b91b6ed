import type { TillPerson } from "@funduq/shared-types/contracts/till-turn";
import { lazyDialog } from "@funduq/shared-ui";
import { asFailure } from "@funduq/shared-ui/state";
import { type ReactNode, useCallback, useRef, useState } from "react";
import type { Answer } from "../../../features/bills/outbox.ts";
import { isEndedTurn } from "../../../features/turns/till-turns.ts";
import { useTillMay, useTillPeople } from "../../../features/turns/use-till-turn.ts";

const ApprovalDialog = lazyDialog(
  async () => (await import("./approval-dialog.tsx")).ApprovalDialog,
);

export type Approval = {
  /** Who is at the till may not do it alone. */
  isNeeded: boolean;
  /** Nobody who could approve it has a PIN. */
  isMissing: boolean;
  /** Does it at once, or once a manager has entered their PIN. */
  before: (confirm: () => void) => void;
  dialog: ReactNode;
};

/** Whether who is at the till may correct, or somebody with a PIN who may could approve it (POS-11). */
export function useMayCorrect() {
  const mayAlone = useTillMay("pos.correct");
  const managers: readonly TillPerson[] =
    useTillPeople()?.people.filter(({ mayCorrect }) => mayCorrect) ?? [];
  return { mayAlone, managers, isPossible: mayAlone || managers.length > 0 };
}

/**
 * Sends a correction with the PIN of a manager where who is at the till may not do it (POS-11). A refusal that is no fault
 * of the approval keeps it for the next try.
 */
export function useApproval<Arg extends object, Result>(
  trigger: (arg: Arg & { approval?: string | undefined }) => PromiseLike<Answer<Result>>,
) {
  const { mayAlone, managers, isPossible } = useMayCorrect();
  const token = useRef<string>(undefined);
  const [waiting, setWaiting] = useState<{ confirm: () => void }>();

  const send = useCallback(
    async (arg: Arg): Promise<Answer<Result>> => {
      const answer = await trigger({ ...arg, approval: token.current });
      const isUsed = answer.error === undefined || isEndedTurn(asFailure(answer.error));
      if (isUsed) token.current = undefined;
      return answer;
    },
    [trigger],
  );

  const approval: Approval = {
    isNeeded: !mayAlone,
    isMissing: !isPossible,
    before(confirm) {
      if (mayAlone || token.current !== undefined) confirm();
      else setWaiting({ confirm });
    },
    dialog: waiting && (
      <ApprovalDialog
        managers={managers}
        onApproved={(approved) => {
          token.current = approved;
          setWaiting(undefined);
          waiting.confirm();
        }}
        onClose={() => setWaiting(undefined)}
      />
    ),
  };
  return [send, approval] as const;
}
