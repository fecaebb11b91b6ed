import {
  type HotelRole,
  type HotelUser,
  hotelRoleSchema,
  type Section,
  sectionSchema,
} from "@funduq/shared-types/contracts/user";
import { grantableRoles } from "@funduq/shared-types/rules/user-management";
import { Checkbox, FieldSet, Group, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { usePrincipal } from "@funduq/shared-ui/state";
import type { ReactNode } from "react";
import { opensAll } from "./user-words.tsx";

/** An employee first, as most are; the rest as the specification lists it (USR-02). */
const roles: readonly HotelRole[] = [
  "employee",
  "manager",
  ...hotelRoleSchema.options.filter((role) => role !== "employee" && role !== "manager"),
];

/** An employee opens the sections and nothing else (AUTH-12). */
export function opensNothing({ role, sections }: Pick<HotelUser, "role" | "sections">): boolean {
  return role === "employee" && sections.length === 0;
}

type RoleSelectProps = {
  role: HotelRole;
  onChange: (role: HotelRole) => void;
  disabled?: boolean;
};

/** The roles that the signed-in user may give: a manager can not make hotel admins (SYS-06). */
export function RoleSelect({ role, onChange, disabled = false }: RoleSelectProps) {
  const t = useText("admin");
  const principal = usePrincipal();
  const grantable = principal ? grantableRoles(principal) : [];
  const offered = roles.filter((value) => value === role || grantable.includes(value));
  return (
    <Select
      label={t("users.role")}
      value={role}
      onChange={onChange}
      disabled={disabled}
      options={offered.map((value) => ({ value, label: t(`role.${value}`) }))}
    />
  );
}

type SectionBoxesProps = {
  /** One that opens every section has all of them; what was chosen waits for one that does not. */
  role: HotelRole;
  chosen: readonly Section[];
  onChange: (sections: Section[]) => void;
  error: ReactNode;
  disabled?: boolean;
};

export function SectionBoxes({ role, chosen, onChange, error, disabled }: SectionBoxesProps) {
  const t = useText("admin");
  const hasAll = opensAll({ role });
  const toggle = (section: Section, on: boolean) =>
    onChange(on ? [...chosen, section] : chosen.filter((other) => other !== section));
  return (
    <FieldSet legend={t("users.sections")} error={error}>
      <Group>
        {sectionSchema.options.map((section) => (
          <Checkbox
            key={section}
            label={t(`section.${section}`)}
            checked={hasAll || chosen.includes(section)}
            onChange={(on) => toggle(section, on)}
            disabled={hasAll || disabled}
          />
        ))}
      </Group>
    </FieldSet>
  );
}
