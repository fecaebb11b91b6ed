import type { HotelUser, Invitation } from "@funduq/shared-types/contracts/user";
import { Badge, StatusBadge } from "@funduq/shared-ui";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./users.module.css";

export const nameOf = ({ displayName, email }: HotelUser) => displayName || email;

export function Sections({ user: { sections } }: { user: HotelUser }) {
  const t = useText("admin");
  return <>{formatList(sections.map((section) => t(`section.${section}`))) || "–"}</>;
}

/** Active or disabled; and of an invited one, how far the mail has got (USR-03). */
export function Status({ user: { status, invitation } }: { user: HotelUser }) {
  return (
    <span className={classes.status}>
      <StatusBadge status={status === "active" ? "user-active" : "user-disabled"} />
      {invitation && <InvitationBadge invitation={invitation} />}
    </span>
  );
}

function InvitationBadge({ invitation }: { invitation: Invitation }) {
  const t = useText("admin");
  if (invitation === "failed")
    return <span className={classes.failed}>{t("invitation.failed")}</span>;
  return (
    <Badge tone={invitation === "sent" ? "info" : "neutral"}>{t(`invitation.${invitation}`)}</Badge>
  );
}
