import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { GroupIcon } from "@funduq/shared-ui/icons";
import { lazy, Suspense } from "react";
import { useGroupUrl } from "./use-group-url.ts";

const GroupPanel = lazy(async () => {
  const { GroupPanel: panel } = await import("./group-panel.tsx");
  return { default: panel };
});
const GroupsDrawer = lazy(async () => {
  const { GroupsDrawer: drawer } = await import("./groups-drawer.tsx");
  return { default: drawer };
});

/** What the dashboard's address says of groups: the list, or one group beside the rooms. */
export function GroupDesk({ hotelId }: { hotelId: HotelId }) {
  const url = useGroupUrl();
  return (
    <Suspense fallback={null}>
      {url.groupId && <GroupPanel key={url.groupId} {...{ hotelId, url }} groupId={url.groupId} />}
      {url.isList && <GroupsDrawer {...{ hotelId, url }} />}
    </Suspense>
  );
}

/** The way to the groups in the house and to come. */
export function GroupsButton() {
  const t = useText("frontoffice");
  const { openList } = useGroupUrl();
  return (
    <Button icon={GroupIcon} onClick={openList}>
      {t("group.open")}
    </Button>
  );
}
