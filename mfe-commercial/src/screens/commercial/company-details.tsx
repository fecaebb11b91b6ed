import type { CompanyRecord } from "@funduq/shared-types/contracts/company-profile";
import { companyIdSchema, type HotelId } from "@funduq/shared-types/values/ids";
import { Badge, Card, EmptyState, Name, QueryView, Skeleton, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { BackIcon, CompanyIcon, EditIcon } from "@funduq/shared-ui/icons";
import { Link } from "@funduq/shared-ui/router";
import { asFailure, skipToken } from "@funduq/shared-ui/state";
import { useReadCompanyQuery } from "../../features/company/company.endpoints.ts";
import { companyPath } from "../../features/company/company-path.ts";
import { ArchiveActions } from "./archive-actions.tsx";
import classes from "./commercial.module.css";
import { CompanyTabs } from "./company-tabs.tsx";
import { useCompanyUrl } from "./use-company-url.ts";

type CompanyDetailsProps = { hotelId: HotelId; selectedId: string | null };

/** The company that was chosen, also one that the search does not find (COM-01). */
export function CompanyDetails({ hotelId, selectedId }: CompanyDetailsProps) {
  const t = useText("commercial");
  const companyId = companyIdSchema.safeParse(selectedId).data;
  const query = useReadCompanyQuery(companyId ? { hotelId, companyId } : skipToken);
  if (selectedId === null)
    return (
      <Card>
        <EmptyState icon={CompanyIcon} message={t("select-company")} />
      </Card>
    );
  const failed = query.error !== undefined && asFailure(query.error).code === "company.not-found";
  if (!companyId || failed)
    return (
      <Card>
        <BackToList />
        <EmptyState icon={CompanyIcon} message={t("company-not-found")} />
      </Card>
    );
  return (
    <QueryView
      query={{ ...query, data: query.currentData }}
      skeleton={<Skeleton rows={4} />}
      errorMessage={t("load-failed")}
    >
      {(company) => <Details key={company.id} hotelId={hotelId} company={company} />}
    </QueryView>
  );
}

function Details({ hotelId, company }: { hotelId: HotelId; company: CompanyRecord }) {
  const t = useText("commercial");
  return (
    <article aria-label={company.name}>
      <BackToList />
      <Stack gap={4}>
        <header className={classes.head}>
          <h2 className={classes.company}>
            <Name>{company.name}</Name>
          </h2>
          {company.archivedAt !== null && <Badge>{t("archived")}</Badge>}
          {company.nameOtherScript && (
            <p className={classes.note}>
              <Name>{company.nameOtherScript}</Name>
            </p>
          )}
          <div className={classes.actions}>
            <Link to={companyPath(hotelId, company.id)} className={classes.edit}>
              <EditIcon size={18} /> {t("edit")}
            </Link>
            <ArchiveActions hotelId={hotelId} company={company} />
          </div>
        </header>
        {company.archivedAt !== null && <p className={classes.note}>{t("archived-hint")}</p>}
        <CompanyTabs hotelId={hotelId} company={company} />
      </Stack>
    </article>
  );
}

/** Only a narrow screen needs it, where the details stand in the place of the list. */
function BackToList() {
  const t = useText("commercial");
  const { linkTo } = useCompanyUrl();
  return (
    <Link className={classes.back} to={linkTo(null)}>
      <BackIcon />
      {t("back-to-list")}
    </Link>
  );
}
