import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { hotelLabels } from "@funduq/shared-types/rules/hotel-labels";
import { viewPath } from "@funduq/shared-types/rules/views";
import {
  Button,
  EmptyState,
  ErrorCard,
  Name,
  Page,
  PageHeader,
  TextField,
  useDebouncedValue,
} from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { asFailure, useSession } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSearchHotelsQuery } from "./hotels.endpoints.ts";
import classes from "./hotels.module.css";

const DEBOUNCE_MS = 300;

/** For an address that needs a hotel while none is selected: 'Select a hotel first.' (AUTH-13). */
export function ChooseHotel({ viewId }: { viewId: string }) {
  const t = useText("shell");
  const session = useSession();
  return (
    <Page>
      <PageHeader title={t("hotels.title")} subtitle={t("hotels.hint")} />
      <p role="status" className={classes.wanted}>
        {errorText({ code: "section.hotel-not-selected", params: {} })}
      </p>
      {session?.user.isSuperAdmin ? (
        <AnyHotel viewId={viewId} />
      ) : (
        <HotelButtons viewId={viewId} hotels={session?.hotels ?? []} none={t("hotels.none")} />
      )}
    </Page>
  );
}

/** The first hotels by name, and others by typing. */
function AnyHotel({ viewId }: { viewId: string }) {
  const t = useText("shell");
  const [typed, setTyped] = useState("");
  const query = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const { data, error, refetch } = useSearchHotelsQuery(query);
  const hotels = data?.map(({ id, name, city }) => ({ hotelId: id, name, city }));
  return (
    <div className={classes.any}>
      <TextField
        type="search"
        label={t("hotels.search")}
        value={typed}
        onChange={setTyped}
        autoFocus
      />
      {error && <ErrorCard failure={asFailure(error)} onRetry={() => void refetch()} />}
      {!error && hotels && (
        <HotelButtons
          viewId={viewId}
          hotels={hotels}
          none={query === "" ? t("hotels.none") : t("hotels.none-found")}
        />
      )}
    </div>
  );
}

type HotelButtonsProps = {
  viewId: string;
  hotels: readonly Pick<HotelMembership, "hotelId" | "name" | "city">[];
  /** Said where there is no hotel. */
  none: string;
};

function HotelButtons({ viewId, hotels, none }: HotelButtonsProps) {
  const navigate = useNavigate();
  if (hotels.length === 0) return <EmptyState message={none} />;
  const labelOf = hotelLabels(hotels);
  return (
    <div className={classes.hotels}>
      {hotels.map(({ hotelId, ...hotel }) => (
        <Button key={hotelId} wide onClick={() => void navigate(viewPath(viewId, hotelId))}>
          <Name>{labelOf(hotel)}</Name>
        </Button>
      ))}
    </div>
  );
}
