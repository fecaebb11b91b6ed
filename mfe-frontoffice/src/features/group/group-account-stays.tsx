import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { BookingId } from "@funduq/shared-types/values/ids";
import { Amount, Button, EmptyState, Name, StatusBadge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon } from "@funduq/shared-ui/icons";
import { folioName } from "../folio/folio-texts.ts";
import classes from "./group-panel.module.css";

type StaysProps = { account: GroupAccount; onManage: (booking: BookingId) => void };

/** What each stay of the group owes, and what all of them come to. */
export function Stays({ account, onManage }: StaysProps) {
  const t = useText("frontoffice");
  return (
    <>
      <h3 className={classes.next}>{t("group-account.stays")}</h3>
      {account.stays.length === 0 ? (
        <EmptyState icon={FolioIcon} message={t("group.account-empty")} />
      ) : (
        <>
          <ul className={classes.entries}>
            {account.stays.map((stay) => (
              <StayLine
                key={stay.bookingId}
                stay={stay}
                onManage={() => onManage(stay.bookingId)}
              />
            ))}
          </ul>
          <Sums account={account} />
        </>
      )}
    </>
  );
}

type Stay = GroupAccount["stays"][number];

function StayLine({ stay, onManage }: { stay: Stay; onManage: () => void }) {
  const t = useText("frontoffice");
  const { guestName, roomNumber, status, folios } = stay;
  return (
    <li className={classes.entry}>
      <span className={classes.who}>
        <Name>{guestName}</Name>
        <span className={classes.muted}>
          {t("palette.room", { number: roomNumber })} <StatusBadge status={status} />
        </span>
        {folios.map((folio) => (
          <span key={folio.id} className={classes.muted}>
            {t("group.folio-balance", { folio: folioName(folio, t) })}{" "}
            <Amount strong value={folio.balanceCentimes} />
          </span>
        ))}
      </span>
      <Button aria-label={t("group.manage-of", { guest: guestName })} onClick={onManage}>
        {t("group.manage")}
      </Button>
    </li>
  );
}

function Sums({ account }: { account: GroupAccount }) {
  const t = useText("frontoffice");
  return (
    <div className={classes.sums}>
      <span>
        {t("group.charges")} <Amount value={account.chargesCentimes} />
      </span>
      <span>
        {t("group.payments")} <Amount value={account.paymentsCentimes} />
      </span>
      <span>
        {t("group.balance")} <Amount strong value={account.balanceCentimes} />
      </span>
    </div>
  );
}
