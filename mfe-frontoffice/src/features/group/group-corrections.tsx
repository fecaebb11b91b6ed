import type { Group, GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupAccount, GroupPosting } from "@funduq/shared-types/contracts/group-account";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { creditKind } from "@funduq/shared-types/rules/folio-payment";
import { groupReversalVerdict } from "@funduq/shared-types/rules/group-account";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { effectWithTva } from "../folio/folio-texts.ts";
import { RefundForm } from "../folio/refund-dialog.tsx";
import { ReversalForm } from "../folio/reversal-form.tsx";
import {
  useRefundGroupMutation,
  useReverseGroupPostingMutation,
} from "./group-account.endpoints.ts";
import { useGroupDue } from "./use-group-credit.ts";

type CorrectionProps = { groupRef: GroupRef; account: GroupAccount; onClose: () => void };

/** Takes a line of the group's own back (FOL-02). */
export function GroupReversalDialog(props: CorrectionProps & { posting: GroupPosting }) {
  const { groupRef, account, posting, onClose } = props;
  const t = useText("frontoffice");
  const [reverse] = useReverseGroupPostingMutation();
  const { submit, isSaving, failure } = useSubmit(reverse);
  const amount = formatMoney(folioBalance(account) - effectWithTva(account.postings, posting));
  return (
    <ReversalForm
      postings={account.postings}
      posting={posting}
      verdict={groupReversalVerdict(posting)}
      after={t("group-account.after-reversal", { amount })}
      done={t("group-account.reversed")}
      onReverse={(reason) => submit({ ...groupRef, postingId: posting.id, reason })}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    />
  );
}

/** Gives back what the group’s account is in credit. */
export function GroupRefundDialog(props: CorrectionProps & { group: Group }) {
  const { groupRef, account, group, onClose } = props;
  const t = useText("frontoffice");
  const [refund] = useRefundGroupMutation();
  const { submit, isSaving, failure } = useSubmit(refund);
  const due = useGroupDue(group, account);
  const amount = formatMoney(Math.max(0, -due.balanceCentimes));
  const isDeposit = creditKind(due) === "deposit";
  return (
    <RefundForm
      account={{ name: group.name, postings: account.postings }}
      due={due}
      credit={t(isDeposit ? "group-account.in-deposit" : "group-account.credit", { amount })}
      onRefund={(wanted) => submit({ ...groupRef, ...wanted })}
      isSaving={isSaving}
      failure={failure}
      onClose={onClose}
    />
  );
}
