import { emailSchema, type HotelUser } from "@funduq/shared-types/contracts/user";
import { FormDialog, notify, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { type UserRef, useCorrectEmailMutation } from "../../features/users/users.endpoints.ts";
import { nameOf } from "./user-words.tsx";

type CorrectEmailDialogProps = { user: HotelUser; userRef: UserRef; onClose: () => void };

/** The address of somebody who has not signed in yet; the next invitation goes to the right one (USR-03). */
export function CorrectEmailDialog({ user, userRef, onClose }: CorrectEmailDialogProps) {
  const t = useText("admin");
  const [seen, setSeen] = useState(user);
  const [email, setEmail] = useState(user.email);
  const [asked, setAsked] = useState(false);
  const [correct] = useCorrectEmailMutation();
  const saving = useSubmit(correct);
  const { failure } = saving;
  const field = useRef<HTMLDivElement>(null);
  const wanted = emailSchema.safeParse(email);
  const fault = faultOf(email, wanted.data, seen.email);

  async function handleSubmit() {
    setAsked(true);
    if (!wanted.success || fault) return field.current?.querySelector("input")?.focus();
    // Whoever was told that a colleague was first sends what stands here the next time.
    const known = failure?.code === "request.stale" ? user : seen;
    setSeen(known);
    const { version } = known;
    if (!(await saving.submit({ ...userRef, email: wanted.data, version }))) return;
    notify.success(t("users.invited", { email: wanted.data }));
    onClose();
  }

  const isExplained = failure?.code === "request.stale" || failure?.code.startsWith("user.");
  return (
    <FormDialog
      title={t("users.correct-title", { name: nameOf(user) })}
      confirmLabel={t("users.invite")}
      failure={failure}
      failedText={isExplained ? undefined : t("users.save-failed")}
      isSaving={saving.isSaving}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <div ref={field}>
        <TextField
          label={t("users.email")}
          type="email"
          name="email"
          required
          value={email}
          onChange={setEmail}
          hint={t("users.correct-hint", { email: user.email })}
          error={asked && fault ? t(fault) : undefined}
        />
      </div>
    </FormDialog>
  );
}

function faultOf(typed: string, email: string | undefined, before: string) {
  if (typed.trim() === "") return "users.email-missing";
  if (email === undefined) return "users.email-wrong";
  return email === before ? "users.email-same" : undefined;
}
