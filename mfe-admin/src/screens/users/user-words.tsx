import type { HotelUser, Invitation } from "@funduq/shared-types/contracts/user";
import { Badge, StatusBadge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./users.module.css";

export function Sections({ user: { sections } }: { user: HotelUser }) {
  const t = useText("admin");
  return <>{sections.map((section) => t(`section.${section}`)).join(", ") || "–"}</>;
}

const toneOf = { sent: "info", waiting: "neutral", failed: "warning" } as const;

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
  return <Badge tone={toneOf[invitation]}>{t(`invitation.${invitation}`)}</Badge>;
}
