import type { HotelUser, Invitation } from "@funduq/shared-types/contracts/user";
import { areas, areasOf } from "@funduq/shared-types/rules/permissions";
import { Badge, StatusBadge } from "@funduq/shared-ui";
import { formatDateTime, formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import classes from "./users.module.css";

export const nameOf = ({ displayName, email }: HotelUser) => displayName || email;

/** Whose role opens every section, whichever are ticked (AUTH-17). */
export const opensAll = ({ role }: Pick<HotelUser, "role">) =>
  areasOf({ isSuperAdmin: false, role, sections: [] }).length === areas.length;

export function Sections({ user }: { user: Pick<HotelUser, "role" | "sections"> }) {
  const t = useText("admin");
  const { sections } = user;
  if (opensAll(user)) return <>{t("users.sections-all")}</>;
  return <>{formatList(sections.map((section) => t(`section.${section}`))) || "–"}</>;
}

/**
 * Active or disabled; of an invited one, who can't be active yet, how far the mail has got (USR-03). Below it the last
 * sign-in, on the hotel's clock.
 */
export function Status({ user }: { user: HotelUser }) {
  const { status, invitation } = user;
  return (
    <span className={classes.status}>
      {status !== "active" && <StatusBadge status="user-disabled" />}
      {status === "active" && !invitation && <StatusBadge status="user-active" />}
      {invitation && <InvitationBadge invitation={invitation} />}
      {!invitation && <LastSignIn user={user} />}
    </span>
  );
}

function LastSignIn({ user: { lastSignInAt } }: { user: HotelUser }) {
  const t = useText("admin");
  const hotel = useHotel();
  if (!hotel || lastSignInAt === undefined) return null;
  if (lastSignInAt === null)
    return <small className={classes.signIn}>{t("users.never-signed-in")}</small>;
  const at = formatDateTime(lastSignInAt, hotel.timeZone);
  return (
    <small className={classes.signIn}>
      {t("users.last-sign-in")} <bdi>{at}</bdi>
    </small>
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
