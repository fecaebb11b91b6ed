import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { GroupIcon } from "@funduq/shared-ui/icons";
import { Suspense } from "react";
import { lateDialog, latePart } from "../../late-part.ts";
import type { RoomsNow } from "./room-to-clean.tsx";
import { useGroupUrl } from "./use-group-url.ts";

const GroupPanel = latePart(async () => (await import("./group-panel.tsx")).GroupPanel);
const GroupsDrawer = lateDialog(async () => (await import("./groups-drawer.tsx")).GroupsDrawer);

/** What the dashboard's address says of groups: the list, or one group beside the rooms. */
export function GroupDesk({ hotelId, roomsNow }: { hotelId: HotelId; roomsNow: RoomsNow }) {
  const url = useGroupUrl();
  return (
    <Suspense fallback={null}>
      {url.groupId && (
        <GroupPanel
          key={url.groupId}
          hotelId={hotelId}
          url={url}
          groupId={url.groupId}
          roomsNow={roomsNow}
        />
      )}
      {url.isList && <GroupsDrawer hotelId={hotelId} url={url} onClose={url.closeList} />}
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
