import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, IconButton, Name, QueryView, Skeleton, StatusBadge } from "@funduq/shared-ui";
import { formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CancelledIcon,
  CloseIcon,
  EditIcon,
  ExpandIcon,
  FolioIcon,
  GroupIcon,
  NoteIcon,
} from "@funduq/shared-ui/icons";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import { useEffect, useRef, useState } from "react";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { StayDates } from "../from-to/stay-dates.tsx";
import { PurchaseOrderFact } from "../purchase-order/purchase-order-fact.tsx";
import { ReferenceLine } from "../reference/reference.tsx";
import { useReadGroupQuery } from "./group.endpoints.ts";
import { GroupBalance } from "./group-balance.tsx";
import { GroupBlockList } from "./group-block-list.tsx";
import { GroupDialogs } from "./group-dialogs.tsx";
import classes from "./group-panel.module.css";
import { arrivingStays, checkedInToday, keysOf } from "./group-steps.ts";
import type { RoomsNow } from "./room-to-clean.tsx";
import type { GroupUrl } from "./use-group-url.ts";

type GroupPanelProps = { hotelId: HotelId; groupId: GroupId; roomsNow: RoomsNow; url: GroupUrl };

/** A group beside the rooms (GRP-03): its blocks and its rooming list. Collapsed it leaves the rooms free. */
export function GroupPanel({ hotelId, groupId, roomsNow, url }: GroupPanelProps) {
  const t = useText("frontoffice");
  const [collapsed, setCollapsed] = useState(false);
  const query = useReadGroupQuery({ hotelId, groupId });
  const group = query.data;
  const body = useFocusOnList(group, url.task);
  return (
    <>
      <aside
        aria-label={t("group.panel")}
        className={classes.panel}
        data-collapsed={collapsed || undefined}
      >
        <header className={classes.head}>
          <Button
            variant="quiet"
            icon={collapsed ? GroupIcon : ExpandIcon}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          >
            <Name>{group?.name ?? t(query.isError ? "stay.group" : "loading")}</Name>
          </Button>
          <IconButton icon={CloseIcon} label={t("group.close")} onClick={url.close} />
        </header>
        {!collapsed && (
          <div className={classes.body} ref={body}>
            <QueryView
              query={query}
              skeleton={<Skeleton rows={8} />}
              errorMessage={t("group.load-failed")}
            >
              {(found) => <GroupDetails hotelId={hotelId} group={found} url={url} />}
            </QueryView>
          </div>
        )}
      </aside>
      {group && <GroupDialogs hotelId={hotelId} group={group} roomsNow={roomsNow} url={url} />}
    </>
  );
}

/**
 * Focuses the head of the list when the panel opens, so that 'Assign all' is the next stop of the keyboard, and once a
 * task is done ('Assign all', 'Check in all'): its button is gone.
 */
function useFocusOnList(group: Group | undefined, task: GroupUrl["task"]) {
  const isOpened = useRef(false);
  const hadTask = useRef(false);
  if (task) hadTask.current = true;
  const body = useFocusKept(
    (panel) => (hadTask.current ? listHead(panel) : null),
    [group],
    task !== undefined,
  );
  useEffect(() => {
    if (isOpened.current || !group) return;
    isOpened.current = true;
    if (!task && body.current) listHead(body.current)?.focus();
  }, [group, task, body]);
  return body;
}

const listHead = (panel: HTMLElement) => panel.querySelector("h2");

type GroupDetailsProps = { hotelId: HotelId; group: Group; url: GroupUrl };

function GroupDetails({ hotelId, group, url }: GroupDetailsProps) {
  const t = useText("frontoffice");
  const { company, contactPerson, status, assigned, rooms } = group;
  return (
    <>
      <div className={classes.facts}>
        <ReferenceLine reference={group.reference} isCopied />
        <p>
          <StatusBadge status={status} />{" "}
          <GroupBalance {...group} isCancelled={status === "Cancelled"} />{" "}
          <StayDates from={group.checkInDate} to={group.checkOutDate} format={formatDay} />
        </p>
        {company && company.name !== group.name && (
          <p>{t("group.company-is", { name: company.name })}</p>
        )}
        {contactPerson && <p>{t("group.contact-is", { name: contactPerson })}</p>}
        {company && status === "Confirmed" && <OrderOfGroup hotelId={hotelId} group={group} />}
        <p>{t("group.assigned", { assigned, rooms })}</p>
      </div>
      <GroupActions isOpen={status === "Confirmed"} url={url} />
      <StepActions group={group} url={url} />
      <h2 className={classes.listHead} tabIndex={-1}>
        {t("group.rooming-list")}
      </h2>
      {group.blocks.map((block) => (
        <GroupBlockList key={block.id} group={group} block={block} url={url} />
      ))}
    </>
  );
}

function OrderOfGroup({ hotelId, group }: Pick<GroupDetailsProps, "hotelId" | "group">) {
  const { id: groupId, version, name, purchaseOrder = null } = group;
  const t = useText("frontoffice");
  return (
    <p>
      {t("group.order-is")}{" "}
      <PurchaseOrderFact
        hotelId={hotelId}
        owner={{ groupId, version }}
        order={purchaseOrder}
        name={name}
        about={<Name>{name}</Name>}
      />
    </p>
  );
}

/** What is done to all guests of the group who have a room (GRP-09). */
function StepActions({ group, url }: { group: Group; url: GroupUrl }) {
  const t = useText("frontoffice");
  const mayCheckIn = useMay("bookings.write");
  const businessDate = useHotel()?.businessDate ?? group.checkInDate;
  if (group.assigned === 0) return null;
  return (
    <div className={classes.actions}>
      {mayCheckIn && arrivingStays(group, businessDate).length > 0 && (
        <Button onClick={() => url.start("check-in-all")}>{t("group.check-in-all")}</Button>
      )}
      {mayCheckIn && checkedInToday(group, businessDate).length > 0 && (
        <Button onClick={() => url.start("undo-check-ins")}>{t("group.undo-all")}</Button>
      )}
      {keysOf(group).length > 0 && (
        <Button onClick={() => url.start("keys")}>{t("group.keys")}</Button>
      )}
    </div>
  );
}

/** A group that was called off is only looked at. */
function GroupActions({ isOpen, url }: { isOpen: boolean; url: GroupUrl }) {
  const t = useText("frontoffice");
  const mayEdit = useMay("groups.write") && isOpen;
  return (
    <div className={classes.actions}>
      {mayEdit && (
        <Button icon={EditIcon} onClick={() => url.start("edit")}>
          {t("group.edit-blocks")}
        </Button>
      )}
      {isOpen && (
        <Button icon={NoteIcon} onClick={() => url.start("import")}>
          {t("group.import-list")}
        </Button>
      )}
      <Button icon={FolioIcon} onClick={() => url.start("account")}>
        {t("group.account")}
      </Button>
      {mayEdit && (
        <span className={classes.apart}>
          <Button variant="quiet" icon={CancelledIcon} onClick={() => url.start("cancel")}>
            {t("group.cancel")}
          </Button>
        </span>
      )}
    </div>
  );
}
