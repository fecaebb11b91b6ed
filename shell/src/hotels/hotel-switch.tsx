import type { Session } from "@funduq/shared-types/contracts/session";
import { hotelLabels } from "@funduq/shared-types/rules/hotel-labels";
import { Name, SearchField, Select } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { asFailure, useHotel, useSession } from "@funduq/shared-ui/state";
import { useState } from "react";
import { hotelHomePath } from "../guards/visitor.ts";
import { useSearchHotelsQuery } from "./hotels.endpoints.ts";

/** Another hotel, at its default page. Super admins find it by typing: there may be thousands. */
export function HotelSwitch() {
  const session = useSession();
  if (session?.user.isSuperAdmin) return <HotelSearch />;
  return session && session.hotels.length > 1 ? <HotelSelect session={session} /> : null;
}

function HotelSelect({ session }: { session: Session }) {
  const t = useText("shell");
  const hotel = useHotel();
  const navigate = useNavigate();
  const labelOf = hotelLabels(session.hotels);
  return (
    <Select
      label={t("nav.hotel")}
      value={hotel?.hotelId ?? ""}
      placeholder={t("nav.choose-hotel")}
      options={session.hotels.map((each) => ({ value: each.hotelId, label: labelOf(each) }))}
      onChange={(hotelId) => {
        const chosen = session.hotels.find((each) => each.hotelId === hotelId);
        if (chosen) void navigate(hotelHomePath(chosen.hotelId));
      }}
    />
  );
}

function HotelSearch() {
  const t = useText("shell");
  const selected = useHotel();
  const navigate = useNavigate();
  /** Undefined while the field shows the selected hotel. */
  const [typed, setTyped] = useState<string>();
  const [query, setQuery] = useState("");
  const { currentData, error } = useSearchHotelsQuery(query, { skip: query === "" });
  const labelOf = hotelLabels(currentData ?? []);
  return (
    <SearchField
      label={t("nav.hotel")}
      placeholder={t("nav.find-hotel")}
      value={typed ?? selected?.name ?? ""}
      onChange={setTyped}
      onSearch={(text) => setQuery(typed === undefined ? "" : text)}
      minLength={1}
      suggestions={currentData ?? []}
      isLoading={currentData === undefined && !error}
      emptyNote={error && errorText(asFailure(error))}
      itemKey={({ id }) => id}
      renderItem={(each) => <Name>{labelOf(each)}</Name>}
      onPick={({ id }) => {
        setTyped(undefined);
        void navigate(hotelHomePath(id));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
