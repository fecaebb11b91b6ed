import {
  type HotelRole,
  inviteUserSchema,
  type Section,
} from "@funduq/shared-types/contracts/user";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { useInviteUserMutation } from "../../features/users/users.endpoints.ts";
import { opensNothing as nothingFor, RoleSelect, SectionBoxes } from "./user-fields.tsx";

type InviteDialogProps = { hotelId: HotelId; onClose: () => void };

/**
 * Adds somebody by email; the invitation goes out at once (USR-02, USR-03). An employee needs a
 * section here: without one there is nothing that they could open (AUTH-12).
 */
export function InviteDialog({ hotelId, onClose }: InviteDialogProps) {
  const t = useText("admin");
  const [email, setEmail] = useState("");
  const [displayName, setDisplayName] = useState("");
  const [role, setRole] = useState<HotelRole>("employee");
  const [sections, setSections] = useState<Section[]>([]);
  const [asked, setAsked] = useState(false);
  const [invite] = useInviteUserMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(invite);
  const emailField = useRef<HTMLDivElement>(null);
  const sectionsField = useRef<HTMLDivElement>(null);
  const wanted = inviteUserSchema.safeParse({ email, displayName, role, sections });
  const fault = emailFault(email, wanted.success);
  const opensNothing = nothingFor({ role, sections });

  async function handleSubmit() {
    setAsked(true);
    if (!wanted.success) return emailField.current?.querySelector("input")?.focus();
    if (opensNothing) return sectionsField.current?.querySelector("input")?.focus();
    if (!(await submit({ hotelId, ...wanted.data }))) return;
    notify.success(t("users.invited", { email: wanted.data.email }));
    onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t("users.add")}
      confirmLabel={t("users.invite")}
      failure={failure}
      failedText={failure?.code === "user.already-here" ? undefined : t("users.save-failed")}
      isSaving={isSaving}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <div ref={emailField}>
          <TextField
            label={t("users.email")}
            type="email"
            name="email"
            required
            value={email}
            onChange={(typed) => {
              clearFailure();
              setEmail(typed);
            }}
            hint={t("users.email-hint")}
            error={asked && fault ? t(fault) : undefined}
          />
        </div>
        <TextField
          label={t("users.name")}
          name="displayName"
          maxLength={120}
          value={displayName}
          onChange={setDisplayName}
        />
        <RoleSelect role={role} onChange={setRole} />
        <div ref={sectionsField}>
          <SectionBoxes
            role={role}
            chosen={sections}
            onChange={setSections}
            error={asked && opensNothing ? t("users.sections-missing") : undefined}
          />
        </div>
      </Stack>
    </FormDialog>
  );
}

function emailFault(email: string, valid: boolean) {
  if (email.trim() === "") return "users.email-missing";
  return valid ? undefined : "users.email-wrong";
}
