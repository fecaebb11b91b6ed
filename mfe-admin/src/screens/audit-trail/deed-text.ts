import type {
  AuditEntry,
  AuditRights,
  AuditSubject,
  RightsChange,
} from "@funduq/shared-types/contracts/audit-trail";
import { formatList } from "@funduq/shared-ui/format";
import type { useText } from "@funduq/shared-ui/i18n";
import { isKnownDeed } from "./deeds.ts";

type Text = ReturnType<typeof useText<"admin">>;

/** What was done, as a sentence. */
export function deedText({ action }: AuditEntry, t: Text): string {
  return isKnownDeed(action) ? t(`did.${action}`) : t("trail.other-deed", { deed: action });
}

/** The room and the name of what it was about. */
export function subjectText({ room, name }: AuditSubject, t: Text): string {
  return [room && t("trail.room", { room }), name].filter(Boolean).join(" · ");
}

export type RightsLine = { what: string; was: string; is: string };

/** Each right that is different. */
export function rightsLines({ before, after }: RightsChange, t: Text): RightsLine[] {
  const sections = ({ sections }: AuditRights) =>
    formatList(sections.map((section) => t(`section.${section}`))) || "–";
  const lines = [
    { what: t("users.name"), was: before.displayName, is: after.displayName },
    { what: t("users.role"), was: t(`role.${before.role}`), is: t(`role.${after.role}`) },
    { what: t("users.sections"), was: sections(before), is: sections(after) },
    {
      what: t("users.status"),
      was: t(`user-status.${before.status}`),
      is: t(`user-status.${after.status}`),
    },
  ];
  return lines.filter(({ was, is }) => was !== is);
}
