import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { FloorId } from "@funduq/shared-types/values/ids";
import { Button, Group, Name, notify, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ReactNode, useState } from "react";
import { AddRoomsDialog } from "./add-rooms-dialog.tsx";
import { FacilityDialog } from "./facility-dialog.tsx";
import { FacilityItem, RoomItem } from "./floor-items.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";

type Floor = HotelSetup["floors"]["list"][number];

/** The rooms and facilities of each floor (SET-07). */
export function RoomsSection({ setup }: { setup: HotelSetup }) {
  const t = useText("admin");
  const floors = setup.floors.list;
  return (
    <Section id="rooms" title={t("setup.rooms")}>
      {floors.length === 0 && <p className={classes.muted}>{t("setup.rooms-need-floor")}</p>}
      {floors.map((floor) => (
        <FloorRooms key={floor.id} setup={setup} floor={floor} />
      ))}
    </Section>
  );
}

function FloorRooms({ setup, floor }: { setup: HotelSetup; floor: Floor }) {
  const t = useText("admin");
  const [adding, setAdding] = useState<"rooms" | "facility">();
  const rooms = setup.rooms.filter(({ floorId }) => floorId === floor.id);
  const facilities = setup.facilities.filter(({ floorId }) => floorId === floor.id);

  function handleAddRoom() {
    // Words of the specification: without a type there is nothing that a room could be.
    if (setup.roomTypes.list.length === 0) notify.error(t("setup.create-type-first"));
    else setAdding("rooms");
  }
  return (
    <div className={classes.floor}>
      <Group justify="between">
        <div>
          <h3>
            <Name>{floor.name}</Name>
          </h3>
          <p className={classes.muted}>{t("setup.rooms-count", { count: rooms.length })}</p>
        </div>
        <FloorButtons
          floor={floor}
          onAddRoom={handleAddRoom}
          onAddFacility={() => setAdding("facility")}
        />
      </Group>
      {rooms.length === 0 && <p className={classes.muted}>{t("setup.no-rooms")}</p>}
      <Stack>
        <ItemList label={t("setup.rooms-of", { floor: floor.name })} count={rooms.length}>
          {rooms.map((room) => (
            <RoomItem key={room.id} setup={setup} room={room} />
          ))}
        </ItemList>
        <ItemList label={t("setup.facilities-of", { floor: floor.name })} count={facilities.length}>
          {facilities.map((facility) => (
            <FacilityItem key={facility.id} setup={setup} facility={facility} />
          ))}
        </ItemList>
      </Stack>
      <Adding what={adding} setup={setup} floorId={floor.id} onClose={() => setAdding(undefined)} />
    </div>
  );
}

type FloorButtonsProps = { floor: Floor; onAddRoom: () => void; onAddFacility: () => void };

function FloorButtons({ floor, onAddRoom, onAddFacility }: FloorButtonsProps) {
  const t = useText("admin");
  return (
    <Group>
      <Button aria-label={t("setup.add-room-to", { floor: floor.name })} onClick={onAddRoom}>
        {t("setup.add-room")}
      </Button>
      <Button
        variant="quiet"
        aria-label={t("setup.add-facility-to", { floor: floor.name })}
        onClick={onAddFacility}
      >
        {t("setup.add-facility")}
      </Button>
    </Group>
  );
}

type AddingProps = {
  what: "rooms" | "facility" | undefined;
  setup: HotelSetup;
  floorId: FloorId;
  onClose: () => void;
};

function Adding({ what, setup, floorId, onClose }: AddingProps) {
  if (what === "rooms") return <AddRoomsDialog setup={setup} floorId={floorId} onClose={onClose} />;
  if (what === "facility")
    return <FacilityDialog hotelId={setup.id} floorId={floorId} onClose={onClose} />;
  return null;
}

type ItemListProps = { label: string; count: number; children: ReactNode };

function ItemList({ label, count, children }: ItemListProps) {
  if (count === 0) return null;
  return (
    <ul className={classes.rooms} aria-label={label}>
      {children}
    </ul>
  );
}
