import type { HotelMembership, Session } from "@funduq/shared-types/contracts/session";
import { hotelLabels } from "@funduq/shared-types/rules/hotel-labels";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, DetailList, Dialog, Name, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { LogOutIcon } from "@funduq/shared-ui/icons";
import { useSession } from "@funduq/shared-ui/state";
import { useEffect, useId, useRef, useState } from "react";
import classes from "./account.module.css";
import { EndOthersDialog } from "./end-others-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

type AccountDialogProps = { onClose: () => void };

/** One's own account: who one is, the hotels one works in and may leave, and one's other devices. */
export function AccountDialog({ onClose }: AccountDialogProps) {
  const t = useText("shell");
  const session = useSession();
  const [leaving, setLeaving] = useState<HotelId>();
  const [ending, setEnding] = useState(false);
  if (!session) return null;
  const { user, hotels } = session;
  const left = hotels.find(({ hotelId }) => hotelId === leaving);
  return (
    <Dialog opened onClose={onClose} title={t("account.title")}>
      <Stack gap={6}>
        <DetailList
          items={[
            { label: t("account.name"), value: <Name>{user.displayName}</Name> },
            { label: t("account.email"), value: <bdi dir="ltr">{user.email}</bdi> },
          ]}
        />
        <OwnHotels session={session} onLeave={setLeaving} />
        <section className={classes.part}>
          <h3>{t("account.devices")}</h3>
          <p className={classes.hint}>{t("account.devices-hint")}</p>
          <div>
            <Button icon={LogOutIcon} onClick={() => setEnding(true)}>
              {t("account.end-others")}
            </Button>
          </div>
        </section>
      </Stack>
      {left && <LeaveDialog hotel={left} onClose={() => setLeaving(undefined)} />}
      {ending && <EndOthersDialog onClose={() => setEnding(false)} />}
    </Dialog>
  );
}

type OwnHotelsProps = { session: Session; onLeave: (hotelId: HotelId) => void };

function OwnHotels({ session: { user, hotels }, onLeave }: OwnHotelsProps) {
  const t = useText("shell");
  const id = useId();
  const heading = useFocusAfterLeaving(hotels);
  const labelOf = hotelLabels(hotels);
  return (
    <section className={classes.part}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t("account.hotels")}
      </h3>
      {user.isSuperAdmin && <p>{t("account.all-hotels")}</p>}
      {!user.isSuperAdmin && hotels.length === 0 && <p>{t("account.no-hotel")}</p>}
      {!user.isSuperAdmin && hotels.length > 0 && (
        <ul className={classes.hotels} aria-labelledby={id}>
          {hotels.map((hotel) => (
            <li key={hotel.hotelId}>
              <div className={classes.hotel}>
                <strong>
                  <Name>{labelOf(hotel)}</Name>
                </strong>
                <span className={classes.hint}>{t(`role.${hotel.role}`)}</span>
              </div>
              <Button
                aria-label={t("account.leave-named", { hotel: labelOf(hotel) })}
                onClick={() => onLeave(hotel.hotelId)}
              >
                {t("account.leave")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Focuses the list's heading once a hotel is left: its button is gone. */
function useFocusAfterLeaving(hotels: readonly HotelMembership[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(hotels.length);
  useEffect(() => {
    if (hotels.length < count.current) heading.current?.focus();
    count.current = hotels.length;
  }, [hotels.length]);
  return heading;
}
