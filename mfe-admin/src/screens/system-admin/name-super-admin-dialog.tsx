import { emailSchema } from "@funduq/shared-types/contracts/user";
import { CallFailure, FormDialog, notify, TextField, TypedConfirm } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { useNameSuperAdminMutation } from "../../features/super-admins/super-admins.endpoints.ts";

/** Asks for the email, and then to type it once more: a super admin opens every hotel (SYS-06). */
export function NameSuperAdminDialog({ onClose }: { onClose: () => void }) {
  const t = useText("admin");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState(false);
  const [confirming, setConfirming] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const wanted = emailSchema.safeParse(typed);
  const fault = wanted.success ? undefined : t(missingOrWrong(typed));
  function handleSubmit() {
    setAsked(true);
    if (wanted.success) setConfirming(wanted.data);
    else field.current?.querySelector("input")?.focus();
  }
  if (confirming) return <ConfirmName email={confirming} onClose={onClose} />;
  return (
    <FormDialog
      title={t("super-admins.name")}
      confirmLabel={t("super-admins.continue")}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div ref={field}>
        <TextField
          label={t("users.email")}
          type="email"
          name="email"
          required
          value={typed}
          onChange={setTyped}
          hint={t("super-admins.email-hint")}
          error={asked ? fault : undefined}
        />
      </div>
    </FormDialog>
  );
}

const missingOrWrong = (typed: string) =>
  typed.trim() === "" ? "users.email-missing" : "users.email-wrong";

function ConfirmName({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useText("admin");
  const [name] = useNameSuperAdminMutation();
  const { submit, isSaving, failure } = useSubmit(name);
  async function handleConfirm() {
    const named = await submit({ email });
    if (!named) return;
    const said = named.hasSignedIn ? "super-admins.named" : "super-admins.named-link";
    notify.success(t(said, { email }));
    onClose();
  }
  return (
    <TypedConfirm
      opened
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={t("super-admins.name-question", { email })}
      confirmLabel={t("super-admins.name")}
      word={email}
      wordLabel={t("super-admins.name-type", { email })}
      saving={isSaving}
    >
      <p>{t("super-admins.name-effect")}</p>
      <CallFailure failure={failure} sentence={t("super-admins.name-failed")} />
    </TypedConfirm>
  );
}
