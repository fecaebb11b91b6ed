import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type {
  DeskSearch as DeskSearchAnswer,
  FoundByDesk,
} from "@funduq/shared-types/contracts/desk-search";
import type { FolioInvoice } from "@funduq/shared-types/contracts/folio-invoice";
import { foldName } from "@funduq/shared-types/rules/name-search";
import type { HotelId, RoomId } from "@funduq/shared-types/values/ids";
import { SearchField, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { DocumentLine, FoundLine, RoomLine } from "./found-line.tsx";
import { useSearchDeskQuery } from "./search.endpoints.ts";
import classes from "./search.module.css";

/** A room of the day shown, found by its number at once. */
type FoundRoom = { kind: "room"; id: RoomId; room: GridRoom };
/** An invoice or a credit note of a folio, found by its number. */
type FoundDocument = { kind: "document"; id: FolioInvoice["id"]; document: FolioInvoice };
export type Found = FoundByDesk | FoundRoom | FoundDocument;

type DeskSearchProps = {
  hotelId: HotelId;
  rooms: readonly GridRoom[];
  onOpen: (found: Found) => void;
};

const MOST_ROOMS = 4;

/**
 * Any stay or group of the hotel by name or phone: past, in the house, to come (FO-11, FO-12); a room by its number, and
 * an invoice of a folio by its own (FOL-11).
 */
export function DeskSearch({ hotelId, rooms, onOpen }: DeskSearchProps) {
  const t = useText("frontoffice");
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState("");
  const answer = useSearchDeskQuery(query ? { hotelId, query } : skipToken);
  const failed = answer.isError && !answer.isFetching;
  useShortcut({
    keys: "F3",
    label: t("search.label"),
    onPress: () => place.current?.querySelector("input")?.focus(),
  });

  return (
    <div ref={place} className={classes.search}>
      <SearchField
        label={t("search.label")}
        labelHidden
        placeholder={t("search.placeholder")}
        value={typed}
        onChange={setTyped}
        onSearch={setQuery}
        minLength={1}
        suggestions={[
          ...roomsOf(query, rooms),
          ...documentsOf(answer.currentData),
          ...(answer.currentData?.results ?? []),
        ]}
        isLoading={typed.trim() !== query || answer.isFetching}
        loadingNote={t("search.searching")}
        failedNote={failed ? t("search.failed") : undefined}
        itemKey={({ kind, id }) => `${kind}-${id}`}
        renderItem={(found) => <Line found={found} />}
        onPick={(found) => {
          setTyped("");
          onOpen(found);
        }}
      />
    </div>
  );
}

function Line({ found }: { found: Found }) {
  if (found.kind === "room") return <RoomLine room={found.room} />;
  if (found.kind === "document") return <DocumentLine document={found.document} />;
  return <FoundLine found={found} />;
}

function documentsOf(answer: DeskSearchAnswer | undefined): FoundDocument[] {
  const documents = answer?.documents ?? [];
  return documents.map((document) => ({ kind: "document", id: document.id, document }));
}

function roomsOf(query: string, rooms: readonly GridRoom[]): FoundRoom[] {
  const number = foldName(query);
  if (number === "") return [];
  const starting = rooms.filter((room) => foldName(room.number).startsWith(number));
  return starting.slice(0, MOST_ROOMS).map((room) => ({ kind: "room", id: room.id, room }));
}
