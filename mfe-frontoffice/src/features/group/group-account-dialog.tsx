import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import {
  Amount,
  Button,
  Dialog,
  EmptyState,
  Name,
  QueryView,
  Skeleton,
  StatusBadge,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon } from "@funduq/shared-ui/icons";
import { folioName } from "../folio/folio-texts.ts";
import { useReadGroupAccountQuery } from "./group-account.endpoints.ts";
import classes from "./group-panel.module.css";

type GroupAccountDialogProps = {
  hotelId: HotelId;
  group: Group;
  onManage: (booking: BookingId) => void;
  onClose: () => void;
};

/** What the stays of a group owe and have paid together, and each by itself. */
export function GroupAccountDialog({ hotelId, group, onManage, onClose }: GroupAccountDialogProps) {
  const t = useText("frontoffice");
  const query = useReadGroupAccountQuery({ hotelId, groupId: group.id });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("group.accountOf", { name: group.name })}
      footer={query.data && <Sums account={query.data} />}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton rows={6} />}
        errorMessage={t("group.accountFailed")}
        isEmpty={({ stays }) => stays.length === 0}
        empty={<EmptyState icon={FolioIcon} message={t("group.accountEmpty")} />}
      >
        {({ stays }) => (
          <ul className={classes.entries}>
            {stays.map((stay) => (
              <StayLine
                key={stay.bookingId}
                stay={stay}
                onManage={() => onManage(stay.bookingId)}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
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
            {t("group.folioBalance", { folio: folioName(folio, t) })}{" "}
            <Amount strong value={folio.balanceCentimes} />
          </span>
        ))}
      </span>
      <Button aria-label={t("group.manageOf", { guest: guestName })} onClick={onManage}>
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
