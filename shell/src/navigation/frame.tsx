import type { View } from "@funduq/shared-types/contracts/department";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import {
  AppFrame,
  Button,
  LanguageSelect,
  LiveDot,
  lazyDialog,
  Name,
  ThemeSelect,
  viewIcon,
} from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { GuestIcon } from "@funduq/shared-ui/icons";
import { matchPath, useLocation, useNavigate } from "@funduq/shared-ui/router";
import {
  useHotel,
  useLiveStatus,
  useSelector,
  useServerAway,
  useSession,
} from "@funduq/shared-ui/state";
import { type ReactNode, useState } from "react";
import { AddedNotices } from "../account/added-notices.tsx";
import { opensAnything } from "../guards/visitor.ts";
import { HotelSwitch } from "../hotels/hotel-switch.tsx";
import { UpdateBar } from "../remotes/update-bar.tsx";
import { useSetPreferencesMutation } from "../session/session.endpoints.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { Brand } from "./brand.tsx";
import { useCommandCenter } from "./command-center.tsx";
import { ExpiryNotice } from "./expiry-notice.tsx";
import classes from "./navigation.module.css";
import { OfflineNotice } from "./offline-notice.tsx";
import { OverdueNotice } from "./overdue-notice.tsx";
import type { SwitcherOption } from "./switcher-options.ts";
import { type OutboxParts, useOutboxParts } from "./use-outbox-parts.ts";
import { useSwitcher, useViewAddress } from "./use-switcher.ts";

const AccountDialog = lazyDialog(
  async () => (await import("../account/account-dialog.tsx")).AccountDialog,
);

type FrameProps = { view: View | undefined; children: ReactNode };

/** What stands around every signed-in screen: the switcher, the hotel, the preferences, log-out. */
export function Frame({ view, children }: FrameProps) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const hotel = useHotel();
  const shownHotel = useShownHotel(view);
  const session = useSession();
  const views = useViews(view);
  const [accountOpened, setAccountOpened] = useState(false);
  const openAccount = () => setAccountOpened(true);
  const [unsentOpened, setUnsentOpened] = useState(false);
  const addressOf = useViewAddress();
  const commands = useCommandCenter(openAccount);
  const outbox = useOutboxParts();
  return (
    <AppFrame
      brand={<FrameHead hotel={shownHotel} />}
      status={
        <span className={classes.status}>
          {hotel && session && opensAnything(session, hotel.hotelId) && (
            <LiveStatus outbox={outbox} onOpen={() => setUnsentOpened(true)} />
          )}
          {commands.button}
        </span>
      }
      views={views.map(({ icon, ...entry }) => ({
        ...entry,
        href: addressOf(entry.value),
        icon: viewIcon(icon),
      }))}
      view={view?.id ?? ""}
      onView={(wanted) => void navigate(addressOf(wanted))}
      onLogOut={logOut}
      tools={<Tools onAccount={openAccount} />}
    >
      <OfflineNotice view={view} />
      <ExpiryNotice />
      <OverdueNotice hotel={shownHotel} />
      <AddedNotices />
      {commands.dialogs}
      {accountOpened && <AccountDialog onClose={() => setAccountOpened(false)} />}
      {outbox && unsentOpened && <outbox.UnsentList onClose={() => setUnsentOpened(false)} />}
      <UpdateBar />
      {children}
    </AppFrame>
  );
}

/** The switcher's entries. If the page shown is not one of them (a group's form, a wrong address), it is added as the first. */
function useViews(view: View | undefined): SwitcherOption[] {
  const t = useText("shell");
  const language = useLanguage();
  const listed = useSwitcher();
  if (listed.some(({ value }) => value === view?.id)) return listed;
  const label = view ? view.title[language] : t("nav.choose-view");
  return [{ value: view?.id ?? "", label, icon: view?.icon, disabled: true }, ...listed];
}

type LiveStatusProps = { outbox: OutboxParts | undefined; onOpen: () => void };

/** In step with the house only while the server knows who is there. */
function LiveStatus({ outbox, onOpen }: LiveStatusProps) {
  const status = useLiveStatus();
  const isAway = useServerAway();
  const lapsed = useSelector(({ session }) => session.lapsed);
  const known = lapsed ? "lapsed" : status;
  const shown = isAway ? "offline" : known;
  if (!outbox) return <LiveDot status={shown} />;
  return <outbox.OutboxDot status={shown} onOpen={onOpen} />;
}

/** The hotel that the screen is about: none while a new one is being set up. */
function useShownHotel(view: View | undefined): HotelMembership | undefined {
  const { pathname } = useLocation();
  const selected = useHotel();
  const isNew = view?.path && matchPath(view.path, pathname)?.params.hotelId === "new";
  return isNew ? undefined : selected;
}

function FrameHead({ hotel }: { hotel: HotelMembership | undefined }) {
  const t = useText("shell");
  const date = hotel && formatDate(hotel.businessDate);
  return (
    <>
      <Brand />
      {hotel && date && (
        <span className={classes.hotel}>
          <Name>{hotel.name}</Name>
          <span className={classes.date}>
            <span className={classes.wide}>{t("nav.business-date", { date })}</span>
            <span className={classes.narrow}>{date}</span>
          </span>
        </span>
      )}
    </>
  );
}

function Tools({ onAccount }: { onAccount: () => void }) {
  const t = useText("shell");
  const session = useSession();
  const [setPreferences] = useSetPreferencesMutation();
  return (
    <>
      <HotelSwitch />
      <div className={classes.preferences}>
        <LanguageSelect onChange={(language) => void setPreferences({ language })} />
        <ThemeSelect onChange={(theme) => void setPreferences({ theme })} />
        {session && (
          <div className={classes.user}>
            <p>{t("nav.user", { name: session.user.displayName })}</p>
            <Button wide icon={GuestIcon} aria-haspopup="dialog" onClick={onAccount}>
              {t("account.title")}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
