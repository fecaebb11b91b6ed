import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import type { Section } from "@funduq/shared-types/contracts/user";
import type { ErrorCode } from "@funduq/shared-types/errors/catalogue";
import { Button, LanguageSelect } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { LockedIcon, SearchIcon, TimeIcon } from "@funduq/shared-ui/icons";
import { useNavigate } from "@funduq/shared-ui/router";
import { useSelector, useSession } from "@funduq/shared-ui/state";
import type { Gate } from "../guards/gate.ts";
import { homePath } from "../guards/visitor.ts";
import { ChooseHotel } from "../hotels/choose-hotel.tsx";
import { Brand } from "../navigation/brand.tsx";
import { useLogOut } from "../session/use-log-out.ts";
import classes from "./refusal.module.css";
import { Refusal } from "./refusal.tsx";

/** What stands at an address in place of a screen that does not open. */
export function Refused({ gate }: { gate: Gate }) {
  switch (gate.kind) {
    case "no-hotel-access":
      return <NoHotelAccess />;
    case "hotel-needed":
      return <ChooseHotel viewId={gate.viewId} />;
    case "no-department":
      return <NoDepartment />;
    case "denied":
      return <AccessDenied section={gate.section} />;
    case "expired":
      return <SubscriptionExpired hotel={gate.hotel} />;
    default:
      return <NotFound />;
  }
}

/** A sentence of the error catalogue that the shell itself says. */
function sentence(code: ErrorCode, params: Record<string, string> = {}): string {
  return errorText({ code, message: "", params });
}

function HomeButton() {
  const t = useText("shell");
  const navigate = useNavigate();
  const { session, hotelId } = useSelector((state) => state.session);
  const home = session ? homePath(session, hotelId) : "/login";
  return (
    <Button onClick={() => void navigate(home)}>
      {session ? t("denied.home") : t("login.submit")}
    </Button>
  );
}

/** AUTH-13: 'Access denied for section: {section}'. */
function AccessDenied({ section }: { section: Section }) {
  const t = useText("shell");
  return (
    <Refusal
      icon={LockedIcon}
      title={sentence("section.denied", { section: t(`section.${section}`) })}
      hints={[t("denied.hint")]}
      action={<HomeButton />}
    />
  );
}

/** AUTH-18: in place of the dashboard, housekeeping, POS manager and POS sales. */
function SubscriptionExpired({ hotel }: { hotel: HotelMembership }) {
  const t = useText("shell");
  const session = useSession();
  const date = hotel.expiresAt ? formatDateTime(hotel.expiresAt, hotel.timeZone) : "";
  const hint = t("expired.hint", { hotel: hotel.name, date });
  const mayExtend = session?.user.isSuperAdmin === true;
  const logOut = useLogOut();
  return (
    <Refusal
      icon={TimeIcon}
      title={sentence("subscription.expired")}
      hints={mayExtend ? [hint] : [hint, t("expired.next")]}
      action={
        mayExtend ? (
          <ExtendButton />
        ) : (
          <Button onClick={() => void logOut()}>{t("logout.submit")}</Button>
        )
      }
    />
  );
}

function ExtendButton() {
  const t = useText("shell");
  const navigate = useNavigate();
  return (
    <Button variant="primary" onClick={() => void navigate("/")}>
      {t("expired.extend")}
    </Button>
  );
}

function NotFound() {
  const t = useText("shell");
  return (
    <Refusal
      icon={SearchIcon}
      title={t("not-found.title")}
      hints={[t("not-found.hint")]}
      action={<HomeButton />}
    />
  );
}

/** No release of this hotel's departments brings a screen for the visitor. */
function NoDepartment() {
  const t = useText("shell");
  const logOut = useLogOut();
  return (
    <Refusal
      icon={SearchIcon}
      title={t("no-department.title")}
      hints={[t("no-department.hint")]}
      action={<Button onClick={() => void logOut()}>{t("logout.submit")}</Button>}
    />
  );
}

/** AUTH-04: the account opens nothing. */
function NoHotelAccess() {
  const t = useText("shell");
  const logOut = useLogOut();
  const name = useSession()?.user.email ?? "";
  return (
    <main className={classes.alone}>
      <Brand />
      <Refusal
        icon={LockedIcon}
        title={sentence("session.no-hotel")}
        hints={[t("nav.user", { name })]}
        action={<Button onClick={() => void logOut()}>{t("logout.submit")}</Button>}
      />
      <LanguageSelect />
    </main>
  );
}
