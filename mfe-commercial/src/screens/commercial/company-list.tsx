import { type Company, MOST_COMPANIES } from "@funduq/shared-types/contracts/company";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState, Name } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { CompanyIcon, EditIcon } from "@funduq/shared-ui/icons";
import { Link, type UrlSearch } from "@funduq/shared-ui/router";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { companyPath } from "../../features/company/company-path.ts";
import classes from "./commercial.module.css";
import { useCompanyUrl } from "./use-company-url.ts";

type CompanyListProps = {
  hotelId: HotelId;
  query: {
    data?: Company[] | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  search: UrlSearch;
  selectedId: string | null;
};

/** All companies that were found, in the order of their lower-cased names (COM-01). */
export function CompanyList({ hotelId, query, search, selectedId }: CompanyListProps) {
  const t = useText("commercial");
  const { open } = useCompanyUrl();
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      <DataTable
        label={t("companies")}
        columns={useColumns(hotelId, selectedId)}
        rows={data}
        rowKey={({ id }) => id}
        onOpen={({ id }) => open(id)}
        failure={error}
        errorMessage={t("load-failed")}
        onRetry={refetch}
        empty={<NoCompany search={search} />}
        counted={(count) => t("shown", { count, grouped: formatNumber(count) })}
        busy={isFetching && data !== undefined}
        phone="cards"
      />
      {data?.length === MOST_COMPANIES && (
        <p className={classes.note}>{t("first-shown", { limit: formatNumber(MOST_COMPANIES) })}</p>
      )}
    </>
  );
}

function useColumns(hotelId: HotelId, selectedId: string | null): Column<Company>[] {
  const t = useText("commercial");
  const { linkTo } = useCompanyUrl();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("field.name"),
        sortBy: ({ name }) => name.toLowerCase(),
        cell: ({ id, name }) => (
          <Link
            to={linkTo(id)}
            className={classes.name}
            aria-current={id === selectedId ? "true" : undefined}
          >
            <Name>{name}</Name>
          </Link>
        ),
      },
      {
        id: "contact",
        header: t("contact-person"),
        sortBy: ({ contactPerson }) => contactPerson,
        cell: ({ contactPerson }) => contactPerson && <Name>{contactPerson}</Name>,
      },
      {
        id: "edit",
        header: t("edit"),
        width: "8rem",
        cell: ({ id, name }) => (
          <Link
            to={companyPath(hotelId, id)}
            className={classes.edit}
            aria-label={t("edit-of", { name })}
          >
            <EditIcon size={18} /> {t("edit")}
          </Link>
        ),
      },
    ],
    [t, linkTo, hotelId, selectedId],
  );
}

function NoCompany({ search }: { search: UrlSearch }) {
  const t = useText("commercial");
  const { values } = useCompanyUrl();
  if (search.query === "")
    return <EmptyState icon={CompanyIcon} message={t(values.state ? "empty-archived" : "empty")} />;
  return (
    <EmptyState
      icon={CompanyIcon}
      message={t("empty-search", { query: search.query })}
      action={<Button onClick={() => search.setText("")}>{t("clear-search")}</Button>}
    />
  );
}
