import type { HotelId } from "@funduq/shared-types/values/ids";
import { Card, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./commercial.module.css";
import { CompanyDetails } from "./company-details.tsx";
import { CompanyList } from "./company-list.tsx";
import { useCompanies } from "./use-companies.ts";

/** The list on one side, the chosen company on the other; on a phone one of the two at a time. */
export function Companies({ hotelId }: { hotelId: HotelId }) {
  const t = useText("commercial");
  const { search, found, everyone, selectedId } = useCompanies(hotelId);
  const known = [...(found.data ?? []), ...(everyone.data ?? [])];
  const selected = known.find(({ id }) => id === selectedId);
  return (
    <div className={classes.columns} data-selected={selectedId !== null}>
      <div className={classes.list}>
        <Card title={t("companies")}>
          <TextField
            type="search"
            label={t("search")}
            labelHidden
            placeholder={t("search")}
            value={search.text}
            onChange={search.setText}
          />
          <div className={classes.found}>
            <CompanyList query={found} search={search} selectedId={selectedId} />
          </div>
        </Card>
      </div>
      <div className={classes.details}>
        <CompanyDetails
          company={selected}
          isSelected={selectedId !== null}
          isLoading={everyone.isFetching}
        />
      </div>
    </div>
  );
}
