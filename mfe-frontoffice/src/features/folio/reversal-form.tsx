import type { Posting } from "@funduq/shared-types/contracts/folio";
import { refused, type Verdict } from "@funduq/shared-types/rules/verdict";
import { notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import type { ComponentProps, ReactNode } from "react";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import classes from "./folio.module.css";
import { postingWithTva } from "./folio-texts.ts";

type ReversalFormProps = Pick<
  ComponentProps<typeof ReasonDialog>,
  "failure" | "isSaving" | "onClose"
> & {
  /** All lines of its folio or account: the TVA that was added to it is taken back too. */
  postings: readonly Posting[];
  posting: Posting;
  verdict: Verdict;
  /** What the balance comes to afterwards, and what is said once it was done. */
  after: string;
  done: string;
  /** Takes it back; answers nothing where it was not. */
  onReverse: (reason: string) => Promise<unknown>;
  /** What can be taken back with it. */
  children?: ReactNode;
};

/** Takes a line of a folio or a group's account back, with a reason: nothing posted is ever changed (FOL-02). */
export function ReversalForm(props: ReversalFormProps) {
  const { postings, posting, verdict, after, done, onReverse, children, ...dialog } = props;
  const t = useText("frontoffice");

  async function handleSubmit(reason: string) {
    if (!(await onReverse(reason))) return;
    notify.success(done);
    dialog.onClose();
  }

  return (
    <ReasonDialog
      title={t("reverse.title")}
      confirmLabel={t("reverse.confirm")}
      failedText={t("reverse.failed")}
      missing={errorText(refused("folio.reversal-reason-missing", { fields: [] }))}
      whyNot={verdict.allowed ? undefined : errorText(verdict)}
      danger
      onSubmit={(reason) => void handleSubmit(reason)}
      {...dialog}
    >
      <p>{postingWithTva(postings, posting, t)}</p>
      <p>{t("reverse.prompt")}</p>
      {posting.night && <p>{t("reverse.night")}</p>}
      {children}
      <p className={classes.note}>{after}</p>
    </ReasonDialog>
  );
}
