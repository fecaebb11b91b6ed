import type { FoundByDesk } from "@funduq/shared-types/contracts/desk-search";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { SearchField, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { FoundLine } from "./found-line.tsx";
import { useSearchDeskQuery } from "./search.endpoints.ts";
import classes from "./search.module.css";

type DeskSearchProps = { hotelId: HotelId; onOpen: (found: FoundByDesk) => void };

/** Any stay or group of the hotel by name or phone: past, in the house, to come (FO-11, FO-12). */
export function DeskSearch({ hotelId, onOpen }: DeskSearchProps) {
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
        suggestions={answer.currentData?.results ?? []}
        isLoading={typed.trim() !== query || answer.isFetching}
        loadingNote={t("search.searching")}
        {...(failed && { emptyNote: t("search.failed") })}
        itemKey={({ kind, id }) => `${kind}-${id}`}
        renderItem={(found) => <FoundLine found={found} />}
        onPick={(found) => {
          setTyped("");
          onOpen(found);
        }}
      />
    </div>
  );
}
