import type { Company } from "@funduq/shared-types/contracts/company";
import { Amount, Card, DetailList, EmptyState, Name, Skeleton, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { BackIcon, CompanyIcon } from "@funduq/shared-ui/icons";
import { Link } from "@funduq/shared-ui/router";
import type { ReactNode } from "react";
import classes from "./commercial.module.css";
import { useCompanyUrl } from "./use-company-url.ts";

type CompanyDetailsProps = {
  company: Company | undefined;
  isSelected: boolean;
  isLoading: boolean;
};

export function CompanyDetails({ company, isSelected, isLoading }: CompanyDetailsProps) {
  const t = useText("commercial");
  if (company) return <Details company={company} />;
  if (isSelected && isLoading) return <Skeleton rows={4} />;
  return (
    <Card>
      {isSelected && <BackToList />}
      <EmptyState
        icon={CompanyIcon}
        message={isSelected ? t("company-not-found") : t("select-company")}
      />
    </Card>
  );
}

function Details({ company }: { company: Company }) {
  const t = useText("commercial");
  return (
    <article aria-label={company.name}>
      <BackToList />
      <Stack gap={4}>
        <h2 className={classes.company}>
          <Name>{company.name}</Name>
        </h2>
        <Card title={t("contact-details")}>
          <DetailList items={useContact(company)} />
        </Card>
        <Card title={t("negotiated-rates")}>
          <Rates rates={company.rates} />
        </Card>
        <Card title={t("legal")}>
          <DetailList items={[{ label: t("nif"), value: <Code text={company.nif} /> }]} />
        </Card>
      </Stack>
    </article>
  );
}

function Rates({ rates }: Pick<Company, "rates">) {
  const t = useText("commercial");
  return (
    <table className={classes.rates}>
      <caption className={classes.note}>{t("per-night")}</caption>
      <tbody>
        {rates.map((rate, index) => {
          const persons = t("persons", { count: index + 1 });
          return (
            <tr key={persons}>
              <th scope="row">{persons}</th>
              <td>
                {rate > 0 ? <Amount value={rate} strong /> : <Nothing>{t("not-agreed")}</Nothing>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function useContact({ contactPerson, phone, email }: Company) {
  const t = useText("commercial");
  return [
    {
      label: t("contact-person"),
      value: contactPerson ? <Name>{contactPerson}</Name> : <Nothing>{t("not-given")}</Nothing>,
    },
    { label: t("phone"), value: <Code text={phone} href="tel:" /> },
    { label: t("email"), value: <Code text={email} href="mailto:" /> },
  ];
}

/** A number or an address: left to right in every language, and one tap from being used. */
function Code({ text, href }: { text: string | null; href?: "tel:" | "mailto:" }) {
  const t = useText("commercial");
  if (!text) return <Nothing>{t("not-given")}</Nothing>;
  const code = <bdi dir="ltr">{text}</bdi>;
  if (!href) return code;
  return (
    <a className={classes.link} href={`${href}${text.replace(/\s/g, "")}`}>
      {code}
    </a>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <span className={classes.nothing}>{children}</span>;
}

/** Only a phone needs it, where the details stand in the place of the list. */
function BackToList() {
  const t = useText("commercial");
  const { linkWith } = useCompanyUrl();
  return (
    <Link className={classes.back} to={linkWith({ company: null })}>
      <BackIcon />
      {t("back-to-list")}
    </Link>
  );
}
