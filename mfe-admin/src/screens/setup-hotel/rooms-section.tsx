import type { HotelSetup, SetupFacility, SetupRoom } from "@funduq/shared-types/contracts/setup";
import type { FloorId } from "@funduq/shared-types/values/ids";
import { Button, Group, Name, notify, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ReactNode, useState } from "react";
import { AddRoomsDialog } from "./add-rooms-dialog.tsx";
import { EditRoomDialog } from "./edit-room-dialog.tsx";
import { FacilityDialog } from "./facility-dialog.tsx";
import { FacilityItem, RoomItem } from "./floor-items.tsx";
import { Section } from "./section.tsx";
import classes from "./setup.module.css";
import { useFloorWord } from "./use-floor-word.ts";

type Floor = HotelSetup["floors"]["list"][number];

/**
 * The open dialog, with the row as it was when it opened. It is rendered beside the lists: it stays open
 * with what was typed when another admin moves or deletes the room.
 */
type Asked =
  | { what: "rooms"; floor: Floor }
  | { what: "room"; room: SetupRoom }
  | { what: "facility"; floorId: FloorId; facility?: SetupFacility };

/** The rooms and facilities of each floor (SET-07). */
export function RoomsSection({ setup }: { setup: HotelSetup }) {
  const t = useText("admin");
  const [asked, setAsked] = useState<Asked>();
  const floors = setup.floors.list;
  return (
    <Section id="rooms" title={t("setup.rooms")}>
      {floors.length === 0 && <p className={classes.muted}>{t("setup.rooms-need-floor")}</p>}
      {floors.map((floor) => (
        <FloorRooms key={floor.id} setup={setup} floor={floor} onAsk={setAsked} />
      ))}
      {asked && <AskedDialog asked={asked} setup={setup} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

type FloorRoomsProps = { setup: HotelSetup; floor: Floor; onAsk: (asked: Asked) => void };

function FloorRooms({ setup, floor, onAsk }: FloorRoomsProps) {
  const t = useText("admin");
  const floorId = floor.id;
  const called = useFloorWord()(floor.name);
  const rooms = setup.rooms.filter((room) => room.floorId === floorId);
  const facilities = setup.facilities.filter((facility) => facility.floorId === floorId);

  function handleAddRoom() {
    // Words of the specification: without a type there is nothing that a room could be.
    if (setup.roomTypes.list.length === 0) notify.error(t("setup.create-type-first"));
    else onAsk({ what: "rooms", floor });
  }
  return (
    <div className={classes.floor}>
      <Group justify="between">
        <div>
          <h3>
            <Name>{called}</Name>
          </h3>
          <p className={classes.muted}>{t("setup.rooms-count", { count: rooms.length })}</p>
        </div>
        <FloorButtons
          floor={called}
          onAddRoom={handleAddRoom}
          onAddFacility={() => onAsk({ what: "facility", floorId })}
        />
      </Group>
      {rooms.length === 0 && <p className={classes.muted}>{t("setup.no-rooms")}</p>}
      <Stack>
        <ItemList label={t("setup.rooms-of", { floor: called })} count={rooms.length}>
          {rooms.map((room) => (
            <RoomItem
              key={room.id}
              setup={setup}
              room={room}
              onEdit={() => onAsk({ what: "room", room })}
            />
          ))}
        </ItemList>
        <ItemList label={t("setup.facilities-of", { floor: called })} count={facilities.length}>
          {facilities.map((facility) => (
            <FacilityItem
              key={facility.id}
              setup={setup}
              facility={facility}
              onEdit={() => onAsk({ what: "facility", floorId, facility })}
            />
          ))}
        </ItemList>
      </Stack>
    </div>
  );
}

type FloorButtonsProps = { floor: string; onAddRoom: () => void; onAddFacility: () => void };

function FloorButtons({ floor, onAddRoom, onAddFacility }: FloorButtonsProps) {
  const t = useText("admin");
  return (
    <Group>
      <Button aria-label={t("setup.add-room-to", { floor })} onClick={onAddRoom}>
        {t("setup.add-room")}
      </Button>
      <Button
        variant="quiet"
        aria-label={t("setup.add-facility-to", { floor })}
        onClick={onAddFacility}
      >
        {t("setup.add-facility")}
      </Button>
    </Group>
  );
}

type AskedDialogProps = { asked: Asked; setup: HotelSetup; onClose: () => void };

function AskedDialog({ asked, setup, onClose }: AskedDialogProps) {
  if (asked.what === "room")
    return <EditRoomDialog setup={setup} room={asked.room} onClose={onClose} />;
  if (asked.what === "rooms")
    return <AddRoomsDialog setup={setup} floor={asked.floor} onClose={onClose} />;
  const { what: _, ...place } = asked;
  return <FacilityDialog hotelId={setup.id} {...place} onClose={onClose} />;
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
