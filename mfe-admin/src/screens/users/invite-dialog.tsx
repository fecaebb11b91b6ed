import {
  type HotelRole,
  inviteUserSchema,
  type Section,
} from "@funduq/shared-types/contracts/user";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify, Stack, TextField } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import * as z from "zod/mini";
import { useInviteUserMutation } from "../../features/users/users.endpoints.ts";
import { emailFault } from "./email-fault.ts";
import { opensNothing, RoleSelect, SectionBoxes } from "./user-fields.tsx";

type InviteDialogProps = { hotelId: HotelId; onClose: () => void };
type Typed = { email: string; displayName: string; role: HotelRole; sections: Section[] };

const nobody: Typed = { email: "", displayName: "", role: "employee", sections: [] };
const contract = inviteUserSchema.check(
  z.refine((user) => !opensNothing(user), { path: ["sections"] }),
);

/**
 * Adds somebody by email; the invitation goes out at once (USR-02, USR-03). An employee needs a
 * section here: without one there is nothing that they could open (AUTH-12).
 */
export function InviteDialog({ hotelId, onClose }: InviteDialogProps) {
  const t = useText("admin");
  const [invite] = useInviteUserMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(invite);
  const form = useContractForm(contract, nobody, failure);
  const email = form.field("email");
  const { role } = form.values;
  const sections = form.field("sections");

  return (
    <FormDialog
      size="medium"
      title={t("users.add")}
      confirmLabel={t("users.invite")}
      failure={failure}
      failedText={failure?.code === "user.already-here" ? undefined : t("users.save-failed")}
      isSaving={isSaving}
      onSubmit={form.submit(async (user) => {
        if (!(await submit({ hotelId, ...user }))) return;
        notify.success(t("users.invited", { email: user.email }));
        onClose();
      })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextField
          {...email}
          label={t("users.email")}
          type="email"
          required
          onChange={(typed) => {
            clearFailure();
            email.onChange(typed);
          }}
          hint={t("users.email-hint")}
          error={email.error && t(emailFault(email.value))}
        />
        <TextField label={t("users.name")} maxLength={120} {...form.field("displayName")} />
        <RoleSelect role={role} onChange={(chosen) => form.setValue("role", chosen)} />
        <SectionBoxes
          role={role}
          chosen={sections.value}
          onChange={sections.onChange}
          error={sections.error && t("users.sections-missing")}
        />
      </Stack>
    </FormDialog>
  );
}
