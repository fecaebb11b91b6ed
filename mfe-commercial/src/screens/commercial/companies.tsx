import type { HotelId } from "@funduq/shared-types/values/ids";
import { Card, SegmentedControl, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./commercial.module.css";
import { CompanyDetails } from "./company-details.tsx";
import { CompanyList } from "./company-list.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { useCompanies } from "./use-companies.ts";
import { useCompanyUrl } from "./use-company-url.ts";

/** The list on one side, the chosen company on the other; on a narrow screen one of the two at a time. */
export function Companies({ hotelId }: { hotelId: HotelId }) {
  const t = useText("commercial");
  const { search, found, selectedId } = useCompanies(hotelId);
  return (
    <div className={classes.columns} data-selected={selectedId !== null}>
      <div className={classes.list}>
        <Card title={t("companies")}>
          <div className={classes.tools}>
            <TextField
              type="search"
              label={t("search")}
              labelHidden
              placeholder={t("search")}
              value={search.text}
              onChange={search.setText}
            />
            <StateChoice />
            <ExportMenu hotelId={hotelId} query={search.query} />
          </div>
          <CompanyList hotelId={hotelId} query={found} search={search} selectedId={selectedId} />
        </Card>
      </div>
      <div className={classes.details}>
        <CompanyDetails hotelId={hotelId} selectedId={selectedId} />
      </div>
    </div>
  );
}

/** The companies that are offered for new stays, or those that no longer are. */
function StateChoice() {
  const t = useText("commercial");
  const { values, change } = useCompanyUrl();
  return (
    <SegmentedControl
      label={t("state")}
      labelHidden
      value={values.state ?? "active"}
      onChange={(state) => change({ state: state === "archived" ? state : null })}
      options={[
        { value: "active", label: t("state.active") },
        { value: "archived", label: t("state.archived") },
      ]}
    />
  );
}
