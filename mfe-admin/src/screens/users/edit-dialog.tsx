import {
  type ChangeUser,
  type HotelUser,
  userStatusSchema,
} from "@funduq/shared-types/contracts/user";
import { FormDialog, notify, Select, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { useState } from "react";
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
  const displayName = form.field("displayName");
  const [asked, setAsked] = useState<ChangeUser>();

  async function save(body: ChangeUser) {
    setAsked(undefined);
    if (!(await form.save(body))) return;
    notify.success(t("users.saved", { name: nameOf({ ...user, displayName: body.displayName }) }));
    onClose();
  }

  function handleChecked(body: ChangeUser) {
    if (body.status === "disabled" && user.status === "active") setAsked(body);
    else void save(body);
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
      onSubmit={form.submit(handleChecked)}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextField
          {...displayName}
          label={t("users.name")}
          maxLength={120}
          error={displayName.error && t("users.name-wrong")}
        />
        <TextField
          label={t("users.email")}
          value={user.email}
          onChange={() => undefined}
          hint={t(user.invitation === null ? "users.email-fixed" : "users.email-open")}
          readOnly
        />
        <Rights form={form} isOwn={isOwn} />
      </Stack>
      <DisableQuestion
        name={nameOf(user)}
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void save(asked)}
      />
    </FormDialog>
  );
}

/** Says all that there is to say by itself. */
function isExplained(failure: ApiFailure | undefined): boolean {
  return failure?.code === "request.stale" || failure?.code.startsWith("user.own-") === true;
}

type RightsProps = { form: ReturnType<typeof useUserForm>; isOwn: boolean };

function Rights({ form, isOwn }: RightsProps) {
  const t = useText("admin");
  const role = form.field("role");
  const sections = form.field("sections");
  return (
    <>
      <RoleSelect role={role.value} onChange={role.onChange} disabled={isOwn} />
      <SectionBoxes
        role={role.value}
        chosen={sections.value}
        onChange={sections.onChange}
        error={sections.error && t("users.sections-missing")}
        disabled={isOwn}
      />
      <Select
        {...form.field("status")}
        label={t("users.status")}
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
