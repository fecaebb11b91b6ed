import type { GroupSummary } from "@funduq/shared-types/contracts/group";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  Drawer,
  EmptyState,
  Name,
  QueryView,
  Skeleton,
  StatusBadge,
} from "@funduq/shared-ui";
import { formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, ForwardIcon, GroupIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { useNavigate } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import { StayDates } from "../from-to/stay-dates.tsx";
import { ReferenceBeside } from "../reference/reference.tsx";
import { useListGroupsQuery } from "./group.endpoints.ts";
import { GroupBalance } from "./group-balance.tsx";
import classes from "./group-panel.module.css";
import type { GroupUrl } from "./use-group-url.ts";

type GroupsDrawerProps = { hotelId: HotelId; url: GroupUrl; onClose: () => void };

/** The groups in the house, to come, or not settled; the first arrival first. */
export function GroupsDrawer({ hotelId, url, onClose }: GroupsDrawerProps) {
  const t = useText("frontoffice");
  const query = useListGroupsQuery(hotelId);
  return (
    <Drawer
      opened
      title={t("group.open")}
      onClose={onClose}
      footer={<NewGroupButton hotelId={hotelId} />}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton rows={6} />}
        errorMessage={t("group.list-failed")}
        isEmpty={({ groups }) => groups.length === 0}
        empty={<EmptyState icon={GroupIcon} message={t("group.none")} />}
      >
        {({ groups }) => (
          <ul className={classes.list}>
            {groups.map((group) => (
              <li key={group.id}>
                <GroupLine group={group} onOpen={() => url.open(group.id)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Drawer>
  );
}

function GroupLine({ group, onOpen }: { group: GroupSummary; onOpen: () => void }) {
  const t = useText("frontoffice");
  const { name, company, status, checkInDate, checkOutDate, assigned, rooms } = group;
  const isWanting = status === "Confirmed" && assigned < rooms;
  return (
    <button type="button" className={classes.line} onClick={onOpen}>
      <strong className={classes.lineHead}>
        <Name>{name}</Name> <ForwardIcon size={18} />
      </strong>
      {company && company.name !== name && <Name>{company.name}</Name>}
      <span>
        <StayDates from={checkInDate} to={checkOutDate} format={formatDay} />
        <ReferenceBeside reference={group.reference} />
      </span>
      <span className={isWanting ? classes.wanting : undefined}>
        {isWanting && <WarningIcon size={16} />} {t("group.assigned", { assigned, rooms })}
      </span>
      <span className={classes.badges}>
        {status === "Cancelled" && <StatusBadge status={status} />}
        <GroupBalance {...group} isCancelled={group.status === "Cancelled"} />
      </span>
    </button>
  );
}

/** For users who may book groups. */
function NewGroupButton({ hotelId }: { hotelId: HotelId }) {
  const t = useText("frontoffice");
  const navigate = useNavigate();
  if (!useMay("groups.write")) return <p className={classes.muted}>{t("group.who-makes")}</p>;
  return (
    <Button
      variant="primary"
      icon={AddIcon}
      onClick={() => void navigate(viewPath("create-group", hotelId))}
    >
      {t("group.new")}
    </Button>
  );
}
