import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupAccount, GroupPosting } from "@funduq/shared-types/contracts/group-account";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { groupReversalVerdict } from "@funduq/shared-types/rules/group-account";
import { refused } from "@funduq/shared-types/rules/verdict";
import { notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import classes from "../folio/folio.module.css";
import { postingEffect, postingText } from "../folio/folio-texts.ts";
import { RefundForm } from "../folio/refund-dialog.tsx";
import {
  useRefundGroupMutation,
  useReverseGroupPostingMutation,
} from "./group-account.endpoints.ts";

type CorrectionProps = { groupRef: GroupRef; account: GroupAccount; onClose: () => void };

/** Takes a line of the group's own back, with a reason (FOL-02). */
export function GroupReversalDialog(props: CorrectionProps & { posting: GroupPosting }) {
  const { groupRef, account, posting, onClose } = props;
  const t = useText("frontoffice");
  const [reverse] = useReverseGroupPostingMutation();
  const { submit, isSaving, failure } = useSubmit(reverse);
  const verdict = groupReversalVerdict(posting);
  const after = folioBalance(account) - postingEffect(posting);

  async function handleSubmit(reason: string) {
    if (!(await submit({ ...groupRef, postingId: posting.id, reason }))) return;
    notify.success(t("groupAccount.reversed"));
    onClose();
  }

  return (
    <ReasonDialog
      title={t("reverse.title")}
      confirmLabel={t("reverse.confirm")}
      failedText={t("reverse.failed")}
      missing={errorText(refused("folio.reversal-reason-missing", { fields: [] }))}
      whyNot={verdict.allowed ? undefined : errorText(verdict)}
      onSubmit={(reason) => void handleSubmit(reason)}
      {...{ failure, isSaving, onClose }}
    >
      <p>
        {t("move.posting", {
          description: postingText(posting, t),
          amount: formatMoney(postingEffect(posting)),
        })}
      </p>
      <p>{t("reverse.prompt")}</p>
      <p className={classes.note}>
        {t("groupAccount.afterReversal", { amount: formatMoney(after) })}
      </p>
    </ReasonDialog>
  );
}

/** Gives back what the group has paid too much. */
export function GroupRefundDialog(props: CorrectionProps & { name: string }) {
  const { groupRef, account, name, onClose } = props;
  const t = useText("frontoffice");
  const [refund] = useRefundGroupMutation();
  const { submit, isSaving, failure } = useSubmit(refund);
  const amount = formatMoney(Math.max(0, -folioBalance(account)));
  return (
    <RefundForm
      account={{ name, postings: account.postings }}
      credit={t("groupAccount.credit", { amount })}
      onRefund={(wanted) => submit({ ...groupRef, ...wanted })}
      {...{ isSaving, failure, onClose }}
    />
  );
}
