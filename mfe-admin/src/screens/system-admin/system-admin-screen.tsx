import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { Button, EmptyState, Page, PageHeader, TextField, Toolbar } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HotelIcon } from "@funduq/shared-ui/icons";
import { useUrlSearch } from "@funduq/shared-ui/router";
import { useListHotelsQuery } from "../../features/hotels/hotels.endpoints.ts";
import { HotelsTable } from "./hotels-table.tsx";
import classes from "./integrity-card.module.css";
import { IntegrityCard } from "./integrity-card.tsx";
import { CreateHotelButton } from "./setup-links.tsx";

/** Every hotel of the installation, for the super admin (SYS-01). */
export function SystemAdminScreen() {
  const t = useText("admin");
  const { data, error, refetch } = useListHotelsQuery();
  const { text, query, setText } = useUrlSearch();
  const hotels = data?.filter((hotel) => matches(hotel, query));
  return (
    <Page>
      <PageHeader
        title={t("title")}
        subtitle={
          <span role="status">{hotels ? t("shown", { count: hotels.length }) : "\u00a0"}</span>
        }
        actions={<CreateHotelButton />}
      />
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
      <HotelsTable
        hotels={hotels}
        failure={data === undefined ? error : undefined}
        onRetry={() => void refetch()}
        empty={<NoHotel query={query} onClear={() => setText("")} />}
      />
      {data && data.length > 0 && (
        <div className={classes.below}>
          <IntegrityCard hotels={data} />
        </div>
      )}
    </Page>
  );
}

function NoHotel({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useText("admin");
  if (query === "") return <EmptyState icon={HotelIcon} message={t("empty")} />;
  return (
    <EmptyState
      icon={HotelIcon}
      message={t("emptySearch", { query })}
      action={<Button onClick={onClear}>{t("clearSearch")}</Button>}
    />
  );
}

/** By name or city, however either is written. */
function matches({ name, city }: HotelSummary, query: string): boolean {
  return fitsName(`${name} ${city}`, query);
}
