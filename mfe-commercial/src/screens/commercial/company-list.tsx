import type { Company } from "@funduq/shared-types/contracts/company";
import { Button, EmptyState, Name, QueryView } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CompanyIcon, ForwardIcon } from "@funduq/shared-ui/icons";
import { Link, type UrlSearch } from "@funduq/shared-ui/router";
import type { KeyboardEvent } from "react";
import { COMPANIES_SHOWN } from "../../features/companies/companies-shown.ts";
import classes from "./commercial.module.css";
import { useCompanyUrl } from "./use-company-url.ts";

type CompanyListProps = {
  query: { data?: Company[] | undefined; error?: unknown; refetch: () => unknown };
  search: UrlSearch;
  selectedId: string | null;
};

export function CompanyList({ query, search, selectedId }: CompanyListProps) {
  const t = useText("commercial");
  return (
    <QueryView
      query={query}
      errorMessage={t("load-failed")}
      isEmpty={(companies) => companies.length === 0}
      empty={<NoCompany search={search} />}
    >
      {(companies) => (
        <>
          <p className={classes.count} role="status">
            {t("shown", { count: companies.length })}
          </p>
          <Rows companies={companies} selectedId={selectedId} />
          {companies.length === COMPANIES_SHOWN && (
            <p className={classes.count}>{t("first-shown", { limit: COMPANIES_SHOWN })}</p>
          )}
        </>
      )}
    </QueryView>
  );
}

function Rows({ companies, selectedId }: { companies: Company[]; selectedId: string | null }) {
  const t = useText("commercial");
  const { linkWith } = useCompanyUrl();
  return (
    <nav aria-label={t("companies")}>
      <ul className={classes.rows} onKeyDown={moveFocus}>
        {companies.map(({ id, name, contactPerson }) => (
          <li key={id}>
            <Link
              to={linkWith({ company: id })}
              className={classes.row}
              aria-current={id === selectedId ? "true" : undefined}
            >
              <span className={classes.rowText}>
                <strong>
                  <Name>{name}</Name>
                </strong>
                {contactPerson && <Name>{contactPerson}</Name>}
              </span>
              <ForwardIcon size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoCompany({ search }: { search: UrlSearch }) {
  const t = useText("commercial");
  if (search.query === "") return <EmptyState icon={CompanyIcon} message={t("empty")} />;
  return (
    <EmptyState
      icon={CompanyIcon}
      message={t("empty-search", { query: search.query })}
      action={<Button onClick={() => search.setText("")}>{t("clear-search")}</Button>}
    />
  );
}

/** The arrow keys walk along the rows; Enter opens one, as links do. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (!step) return;
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  event.preventDefault();
  const next = links[at + step];
  if (next instanceof HTMLElement) next.focus();
}
