import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, notify, Toolbar } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, useSession, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSeeHotelMutation } from "./account.endpoints.ts";
import classes from "./account.module.css";
import { LeaveDialog } from "./leave-dialog.tsx";

/** Names each hotel that was added to the account, until its owner has said on one device that they know. */
export function AddedNotices() {
  const session = useSession();
  const [leaving, setLeaving] = useState<HotelId>();
  if (!session || session.user.isSuperAdmin) return null;
  const left = session.hotels.find(({ hotelId }) => hotelId === leaving);
  return (
    <>
      {session.hotels
        .filter(({ isNew }) => isNew)
        .map((hotel) => (
          <AddedNotice key={hotel.hotelId} hotel={hotel} onLeave={setLeaving} />
        ))}
      {left && <LeaveDialog hotel={left} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

type AddedNoticeProps = { hotel: HotelMembership; onLeave: (hotelId: HotelId) => void };

function AddedNotice({ hotel: { hotelId, name, role }, onLeave }: AddedNoticeProps) {
  const t = useText("shell");
  const [see] = useSeeHotelMutation();
  const { submit, isSaving } = useSubmit(async (id: HotelId) => {
    const answer = await see(id);
    if (answer.error) notify.error(asFailure(answer.error));
    return answer;
  });
  return (
    <div className={classes.added}>
      <Toolbar label={t("account.added-label")}>
        <p role="status">{t("account.added", { hotel: name, role: t(`role.${role}`) })}</p>
        <Button saving={isSaving} onClick={() => void submit(hotelId)}>
          {t("account.added-known")}
        </Button>
        <Button
          aria-label={t("account.leave-named", { hotel: name })}
          onClick={() => onLeave(hotelId)}
        >
          {t("account.leave")}
        </Button>
      </Toolbar>
    </div>
  );
}
