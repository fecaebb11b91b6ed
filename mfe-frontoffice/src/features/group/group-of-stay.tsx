import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { groupTakesOver, takenOverByGroup } from "@funduq/shared-types/rules/group-account";
import type { GroupId } from "@funduq/shared-types/values/ids";
import { Name } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { Link, urlText, useUrlState } from "@funduq/shared-ui/router";
import { useReadGroupQuery } from "./group.endpoints.ts";
import classes from "./group-panel.module.css";

const schema = { booking: urlText, panel: urlText, list: urlText, group: urlText };

type GroupOfStayProps = { bookingRef: BookingRef; booking: Booking; groupId: GroupId };

/** The group that a stay belongs to, the way to its panel, and whether it pays. */
export function GroupOfStay({ bookingRef: { hotelId }, booking, groupId }: GroupOfStayProps) {
  const t = useText("frontoffice");
  const { data, isLoading } = useReadGroupQuery({ hotelId, groupId });
  const name = data?.name ?? t(isLoading ? "loading" : "stay.group");
  return (
    <span className={classes.ofStay}>
      <Link to={usePanelOf(groupId)} title={t("stay.open-group", { name })}>
        <Name>{name}</Name>
      </Link>{" "}
      <span className={classes.muted}>{payingText(booking, t)}</span>
    </span>
  );
}

/** The group beside the rooms: the stay that lay over them is left. */
function usePanelOf(groupId: GroupId) {
  const { linkWith } = useUrlState(schema);
  return linkWith({ booking: null, panel: null, list: null, group: groupId });
}

/** What the group's account has taken over of the stay, and where it takes no more. */
function payingText(booking: Booking, t: ReturnType<typeof useText<"frontoffice">>): string {
  const centimes = takenOverByGroup(booking.folios);
  const taken = centimes > 0 && t("stay.group-pays", { amount: formatMoney(centimes) });
  if (!groupTakesOver(booking))
    return [taken, t("stay.group-called-off")].filter(Boolean).join(" ");
  return taken || t("stay.group-pays-nothing");
}
