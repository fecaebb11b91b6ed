import { type HotelUser, userStatusSchema } from "@funduq/shared-types/contracts/user";
import { FormDialog, notify, Select, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import type { UserRef } from "../../features/users/users.endpoints.ts";
import { DisableQuestion } from "./disable-question.tsx";
import { useUserForm } from "./use-user-form.ts";
import { RoleSelect, SectionBoxes } from "./user-fields.tsx";
import { nameOf, Sections } from "./user-words.tsx";
import classes from "./users.module.css";

type EditDialogProps = {
  user: HotelUser;
  userRef: UserRef;
  /** Nobody changes their own rights; another admin does. */
  isOwn: boolean;
  onClose: () => void;
};

/** What a colleague is and may do; the email is fixed once saved (USR-02). Disabling asks (USR-04). */
export function EditDialog({ user, userRef, isOwn, onClose }: EditDialogProps) {
  const t = useText("admin");
  const form = useUserForm(user, userRef);
  const { values } = form;
  const [asked, setAsked] = useState(false);
  const [asking, setAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const focusOn = (selector: string) =>
    fields.current?.querySelector<HTMLInputElement>(selector)?.focus();

  async function save() {
    setAsking(false);
    if (!(await form.save())) return;
    const displayName = values.displayName.trim();
    notify.success(t("users.saved", { name: nameOf({ ...user, displayName }) }));
    onClose();
  }

  function handleSubmit() {
    setAsked(true);
    if (form.isNameWrong) return focusOn("input[name=displayName]");
    if (form.opensNothing) return focusOn("input[type=checkbox]");
    if (form.wantsOut) return setAsking(true);
    void save();
  }

  return (
    <FormDialog
      size="medium"
      title={t("users.edit-title", { name: nameOf(user) })}
      confirmLabel={t("users.save")}
      failure={form.failure}
      failedText={isExplained(form.failure) ? undefined : t("users.save-failed")}
      failureFacts={<SavedMeanwhile form={form} />}
      isSaving={form.isSaving}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div ref={fields}>
        <Stack gap={4}>
          <TextField
            label={t("users.name")}
            name="displayName"
            maxLength={120}
            value={values.displayName}
            onChange={(displayName) => form.type({ displayName })}
            error={asked && form.isNameWrong ? t("users.name-wrong") : undefined}
          />
          <TextField
            label={t("users.email")}
            value={user.email}
            onChange={() => undefined}
            hint={t(user.invitation === null ? "users.email-fixed" : "users.email-open")}
            readOnly
          />
          <Rights form={form} asked={asked} isOwn={isOwn} />
        </Stack>
      </div>
      <DisableQuestion
        name={nameOf(user)}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void save()}
      />
    </FormDialog>
  );
}

/** Says all that there is to say by itself. */
function isExplained(failure: ApiFailure | undefined): boolean {
  return failure?.code === "request.stale" || failure?.code.startsWith("user.own-") === true;
}

type RightsProps = { form: ReturnType<typeof useUserForm>; asked: boolean; isOwn: boolean };

function Rights({ form, asked, isOwn }: RightsProps) {
  const t = useText("admin");
  const { values } = form;
  return (
    <>
      <RoleSelect role={values.role} onChange={(role) => form.type({ role })} disabled={isOwn} />
      <SectionBoxes
        role={values.role}
        chosen={values.sections}
        onChange={(sections) => form.type({ sections })}
        error={asked && form.opensNothing ? t("users.sections-missing") : undefined}
        disabled={isOwn}
      />
      <Select
        label={t("users.status")}
        value={values.status}
        onChange={(status) => form.type({ status })}
        disabled={isOwn}
        options={userStatusSchema.options.map((value) => ({
          value,
          label: t(`user-status.${value}`),
        }))}
      />
      {isOwn && <p className={classes.what}>{t("users.own-rights")}</p>}
    </>
  );
}

/** Where somebody else was first, what they have saved. */
function SavedMeanwhile({ form: { theirs } }: { form: ReturnType<typeof useUserForm> }) {
  const t = useText("admin");
  if (!theirs) return null;
  return (
    <p className={classes.what}>
      {t("users.saved-meanwhile")} {t(`role.${theirs.role}`)} · <Sections user={theirs} /> ·{" "}
      {t(`user-status.${theirs.status}`)}
    </p>
  );
}
