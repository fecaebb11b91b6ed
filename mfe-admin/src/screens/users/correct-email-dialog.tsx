import { type HotelUser, inviteUserSchema } from "@funduq/shared-types/contracts/user";
import { FormDialog, notify, TextField } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import * as z from "zod/mini";
import { type UserRef, useCorrectEmailMutation } from "../../features/users/users.endpoints.ts";
import { emailFault } from "./email-fault.ts";
import { nameOf } from "./user-words.tsx";

const newEmail = z.pick(inviteUserSchema, { email: true });
type NewEmail = z.infer<typeof newEmail>;

type CorrectEmailDialogProps = { user: HotelUser; userRef: UserRef; onClose: () => void };

/** The address of somebody who has not signed in yet; the next invitation goes to the right one (USR-03). */
export function CorrectEmailDialog({ user, userRef, onClose }: CorrectEmailDialogProps) {
  const t = useText("admin");
  const [seen, setSeen] = useState(user);
  const [correct] = useCorrectEmailMutation();
  const { submit, isSaving, failure } = useSubmit(correct);
  const isNew = z.refine<NewEmail>(({ email }) => email !== seen.email, { path: ["email"] });
  const contract = newEmail.check(isNew);
  const form = useContractForm(contract, { email: user.email }, failure);
  const field = form.field("email");
  const isSame = newEmail.safeParse(form.values).data?.email === seen.email;

  async function save({ email }: NewEmail) {
    // After a conflict the next submit is based on the colleague's version, which the dialog shows by then.
    const known = failure?.code === "request.stale" ? user : seen;
    setSeen(known);
    const { version } = known;
    if (!(await submit({ ...userRef, email, version }))) return;
    notify.success(t("users.invited", { email }));
    onClose();
  }

  const isExplained = failure?.code === "request.stale" || failure?.code.startsWith("user.");
  return (
    <FormDialog
      title={t("users.correct-title", { name: nameOf(user) })}
      confirmLabel={t("users.invite")}
      failure={failure}
      failedText={isExplained ? undefined : t("users.save-failed")}
      isSaving={isSaving}
      onSubmit={form.submit(save)}
      onClose={onClose}
    >
      <TextField
        {...field}
        label={t("users.email")}
        type="email"
        required
        hint={t("users.correct-hint", { email: user.email })}
        error={field.error && t(isSame ? "users.email-same" : emailFault(field.value))}
      />
    </FormDialog>
  );
}
