import {
  type HotelRole,
  hotelRoleSchema,
  inviteUserSchema,
  type Section,
  sectionSchema,
} from "@funduq/shared-types/contracts/user";
import type { HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  Checkbox,
  Dialog,
  FieldSet,
  Group,
  InlineError,
  notify,
  Select,
  Stack,
  TextField,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { useInviteUserMutation } from "../../features/users/users.endpoints.ts";

type InviteDialogProps = { hotelId: HotelId; onClose: () => void };

/** An employee first, as most are; the rest as the specification lists it (USR-02). */
const roles: readonly HotelRole[] = [
  "employee",
  "manager",
  ...hotelRoleSchema.options.filter((role) => role !== "employee" && role !== "manager"),
];

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
  const opensNothing = role === "employee" && sections.length === 0;

  async function handleSubmit() {
    setAsked(true);
    if (!wanted.success) return emailField.current?.querySelector("input")?.focus();
    if (opensNothing) return sectionsField.current?.querySelector("input")?.focus();
    const user = await submit({ hotelId, ...wanted.data });
    if (!user) return;
    notify.success(t("users.invited", { email: user.email }));
    onClose();
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("users.add")}
      onSubmit={() => void handleSubmit()}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" saving={isSaving}>
            {t("users.invite")}
          </Button>
        </>
      }
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
        <Select
          label={t("users.role")}
          value={role}
          onChange={setRole}
          options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <div ref={sectionsField}>
          <SectionBoxes
            chosen={sections}
            onChange={setSections}
            error={asked && opensNothing ? t("users.sections-missing") : undefined}
          />
        </div>
        <InlineError
          failure={failure}
          message={failure?.code === "user.already-here" ? undefined : t("users.save-failed")}
        />
      </Stack>
    </Dialog>
  );
}

function emailFault(email: string, valid: boolean) {
  if (email.trim() === "") return "users.email-missing";
  return valid ? undefined : "users.email-wrong";
}

type SectionBoxesProps = {
  chosen: readonly Section[];
  onChange: (sections: Section[]) => void;
  error: string | undefined;
};

function SectionBoxes({ chosen, onChange, error }: SectionBoxesProps) {
  const t = useText("admin");
  const toggle = (section: Section, on: boolean) =>
    onChange(on ? [...chosen, section] : chosen.filter((other) => other !== section));
  return (
    <FieldSet legend={t("users.sections")} error={error}>
      <Group>
        {sectionSchema.options.map((section) => (
          <Checkbox
            key={section}
            label={t(`section.${section}`)}
            checked={chosen.includes(section)}
            onChange={(on) => toggle(section, on)}
          />
        ))}
      </Group>
    </FieldSet>
  );
}
