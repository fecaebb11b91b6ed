import type { CompanyDuplicate } from "@funduq/shared-types/contracts/company-profile";
import { identifierKey } from "@funduq/shared-types/rules/company-identifiers";
import { Badge, Name, useDebouncedValue } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Link } from "@funduq/shared-ui/router";
import { skipToken } from "@funduq/shared-ui/state";
import { useFindCompanyDuplicatesQuery } from "../../features/company/company.endpoints.ts";
import { companyPath } from "../../features/company/company-path.ts";
import classes from "./company-form.module.css";
import type { CompanyForm } from "./use-company-form.ts";

const DEBOUNCE_MS = 300;
/** Shorter texts match too many companies. */
const MIN_NAME_LENGTH = 3;
const MIN_NIF_LENGTH = 6;

/** Companies that the record may be about already: the same NIF, or a name like it in either script. */
export function KnownCompanies({ form }: { form: CompanyForm }) {
  const t = useText("commercial");
  const companies = useKnown(form);
  return (
    <div aria-live="polite">
      {companies.length > 0 && (
        <section className={classes.known}>
          <h3>{t(form.company ? "known.others" : "known.title")}</h3>
          <ul>
            {companies.map((company) => (
              <Known key={company.id} form={form} company={company} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function useKnown({ hotelId, company, values }: CompanyForm): readonly CompanyDuplicate[] {
  const name = useDebouncedValue((values.name ?? "").trim(), DEBOUNCE_MS);
  const nif = useDebouncedValue(values.nif ?? "", DEBOUNCE_MS);
  const search = {
    ...(name.length >= MIN_NAME_LENGTH && name !== company?.name && { name }),
    ...(identifierKey(nif).length >= MIN_NIF_LENGTH && nif !== company?.nif && { nif }),
  };
  const isAsked = Object.keys(search).length > 0;
  const except = company && { except: company.id };
  const query = useFindCompanyDuplicatesQuery(
    isAsked ? { hotelId, ...search, ...except } : skipToken,
  );
  return query.currentData?.companies ?? [];
}

function Known({ form, company }: { form: CompanyForm; company: CompanyDuplicate }) {
  const t = useText("commercial");
  const { id, name, nif, contactPerson, isArchived, reasons } = company;
  return (
    <li>
      <Link className={classes.knownName} to={companyPath(form.hotelId, id)}>
        <Name>{name}</Name>
      </Link>
      {isArchived && <Badge>{t("archived")}</Badge>}
      <span className={classes.note}>
        {reasons.map((reason) => t(`known.${reason}`)).join(" · ")}
        {contactPerson && (
          <>
            {" · "}
            <Name>{contactPerson}</Name>
          </>
        )}
        {nif && (
          <>
            {" · "}
            {t("nif")} <bdi dir="ltr">{nif}</bdi>
          </>
        )}
      </span>
    </li>
  );
}
