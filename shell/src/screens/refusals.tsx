import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import type { Section } from "@funduq/shared-types/contracts/user";
import type { ErrorCode } from "@funduq/shared-types/errors/catalogue";
import { Button, EmptyState, Page, PageHeader } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { useSelector, useSession } from "@funduq/shared-ui/state";
import { homePath } from "../guards/visitor.ts";
import { useLogOut } from "../session/use-log-out.ts";

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
export function AccessDenied({ section }: { section: Section }) {
  const t = useText("shell");
  return (
    <Page>
      <PageHeader title={sentence("section.denied", { section: t(`section.${section}`) })} />
      <EmptyState message={t("denied.hint")} action={<HomeButton />} />
    </Page>
  );
}

/** AUTH-18: in place of the dashboard, housekeeping, POS manager and POS sales. */
export function SubscriptionExpired({ hotel }: { hotel: HotelMembership }) {
  const t = useText("shell");
  const session = useSession();
  const date = hotel.expiresAt ? formatDateTime(hotel.expiresAt, hotel.timeZone) : "";
  return (
    <Page>
      <PageHeader title={sentence("subscription.expired")} />
      <EmptyState
        message={t("expired.hint", { hotel: hotel.name, date })}
        action={session?.user.isSuperAdmin ? <ExtendButton /> : <p>{t("expired.next")}</p>}
      />
    </Page>
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

export function NotFound() {
  const t = useText("shell");
  return (
    <Page>
      <PageHeader title={t("not-found.title")} />
      <EmptyState message={t("not-found.hint")} action={<HomeButton />} />
    </Page>
  );
}

/** AUTH-04: the account opens nothing. */
export function NoHotelAccess() {
  const t = useText("shell");
  const logOut = useLogOut();
  return (
    <main>
      <Page>
        <PageHeader title={sentence("session.no-hotel")} />
        <Button onClick={() => void logOut()}>{t("logout.submit")}</Button>
      </Page>
    </main>
  );
}
