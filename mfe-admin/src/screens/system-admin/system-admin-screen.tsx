import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { hotelLabels } from "@funduq/shared-types/rules/hotel-labels";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { Button, EmptyState, Page, PageHeader, TextField, Toolbar } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { useUrlSearch } from "@funduq/shared-ui/router";
import { useEffect, useMemo, useRef, useState } from "react";
import { useListHotelsQuery } from "../../features/hotels/hotels.endpoints.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { HotelsTable } from "./hotels-table.tsx";
import classes from "./integrity-card.module.css";
import { IntegrityCard } from "./integrity-card.tsx";
import { KeptMailsButton } from "./kept-mails-button.tsx";
import { CreateHotelButton } from "./setup-links.tsx";
import { SuperAdminsCard } from "./super-admins-card.tsx";

/** Every hotel of the installation, for the super admin (SYS-01). */
export function SystemAdminScreen() {
  const t = useText("admin");
  const { data, error, refetch } = useListHotelsQuery();
  const { text, query, setText } = useUrlSearch();
  const [deleting, setDeleting] = useState<HotelSummary>();
  const tools = useFocusAfterGone(data, deleting);
  const labelOf = useMemo(() => hotelLabels(data ?? []), [data]);
  const hotels = data?.filter((hotel) => matches(hotel, query));
  return (
    <Page>
      <PageHeader
        title={t("title")}
        subtitle={
          <span role="status">{hotels ? t("shown", { count: hotels.length }) : "\u00a0"}</span>
        }
        actions={
          <>
            <KeptMailsButton />
            <CreateHotelButton />
          </>
        }
      />
      <div ref={tools}>
        <Toolbar label={t("search")}>
          <TextField
            type="search"
            label={t("search")}
            labelHidden
            placeholder={t("search")}
            value={text}
            onChange={setText}
          />
        </Toolbar>
      </div>
      <HotelsTable
        hotels={hotels}
        labelOf={labelOf}
        onDelete={setDeleting}
        failure={data === undefined ? error : undefined}
        onRetry={() => void refetch()}
        empty={<NoHotel query={query} onClear={() => setText("")} />}
      />
      {deleting && (
        <DeleteDialog
          key={deleting.id}
          hotel={deleting}
          label={labelOf(deleting)}
          isGone={data !== undefined && isGoneFrom(data, deleting)}
          onClose={() => setDeleting((now) => (now === deleting ? undefined : now))}
        />
      )}
      <div className={classes.below}>
        <SuperAdminsCard />
      </div>
      {data?.length !== 0 && (
        <div className={classes.below}>
          <IntegrityCard />
        </div>
      )}
    </Page>
  );
}

const isGoneFrom = (hotels: readonly HotelSummary[], { id }: HotelSummary) =>
  !hotels.some((hotel) => hotel.id === id);

/** Focuses the search once a hotel is deleted: the focused button went with its row. */
function useFocusAfterGone(
  hotels: readonly HotelSummary[] | undefined,
  deleting: HotelSummary | undefined,
) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(deleting);
  useEffect(() => {
    if (deleting) last.current = deleting;
    else if (hotels && last.current && isGoneFrom(hotels, last.current)) {
      last.current = undefined;
      if (document.activeElement === document.body) box.current?.querySelector("input")?.focus();
    }
  }, [hotels, deleting]);
  return box;
}

function NoHotel({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useText("admin");
  if (query === "") return <EmptyState icon={HotelIcon} message={t("empty")} />;
  return (
    <EmptyState
      icon={HotelIcon}
      message={t("empty-search", { query })}
      action={<Button onClick={onClear}>{t("clear-search")}</Button>}
    />
  );
}

/** By name or city, however either is written. */
function matches({ name, city }: HotelSummary, query: string): boolean {
  return fitsName(`${name} ${city}`, query);
}
