import type { GuestRef } from "@funduq/shared-types/contracts/guest";
import { viewPath } from "@funduq/shared-types/rules/views";
import { useText } from "@funduq/shared-ui/i18n";
import { Link } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import classes from "./cardex.module.css";

/** For who may read the audit trail: the way to who looked at this guest's documents. */
export function ReadsLink({ hotelId, guestId }: GuestRef) {
  const t = useText("frontoffice");
  if (!useMay("users.manage")) return null;
  return (
    <Link
      className={classes.link}
      to={`${viewPath("audit-trail", hotelId)}?view=identity&guest=${guestId}`}
    >
      {t("cardex.who-read")}
    </Link>
  );
}
