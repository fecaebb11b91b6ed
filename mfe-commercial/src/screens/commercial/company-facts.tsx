import type { CompanyRecord } from "@funduq/shared-types/contracts/company-profile";
import { identifiers } from "@funduq/shared-types/rules/company-identifiers";
import { Amount, Card, DetailList, Name } from "@funduq/shared-ui";
import { languageNames, useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import { rulesSentence } from "../../features/company/rule-sentence.ts";
import classes from "./commercial.module.css";

/** Who the company is, and what is agreed with it. */
export function CompanyFacts({ company }: { company: CompanyRecord }) {
  const t = useText("commercial");
  const address = [company.address1, company.address2, company.address3].filter(Boolean);
  const own = [company.customField1, company.customField2, company.customField3].filter(Boolean);
  return (
    <>
      <Card title={t("contact-details")}>
        <DetailList items={useContact(company, address.join(", "))} />
      </Card>
      <Card title={t("negotiated-rates")}>
        <Rates rates={company.rates} />
      </Card>
      <Card title={t("billing-rules")}>
        <p className={classes.plain}>{rulesSentence(company.billingRules, t)}</p>
        <DetailList
          items={[
            {
              label: t("terms.payment"),
              value: t("terms.within", { count: company.paymentTermsDays }),
            },
            {
              label: t("terms.credit-limit"),
              value:
                company.creditLimitCentimes === null ? (
                  <Nothing>{t("terms.no-limit")}</Nothing>
                ) : (
                  <Amount value={company.creditLimitCentimes} />
                ),
            },
          ]}
        />
      </Card>
      <Card title={t("legal")}>
        <DetailList
          items={identifiers.map((name) => ({
            label: t(`field.${name}`),
            value: <Code text={company[name]} />,
          }))}
        />
      </Card>
      {own.length > 0 && (
        <Card title={t("additional")}>
          {own.map((text) => (
            <p key={text} className={classes.plain}>
              <Name>{text}</Name>
            </p>
          ))}
        </Card>
      )}
    </>
  );
}

function Rates({ rates }: Pick<CompanyRecord, "rates">) {
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

function useContact(company: CompanyRecord, address: string) {
  const { contactPerson, phone, email, documentLanguage } = company;
  const t = useText("commercial");
  const named = (text: string | null) =>
    text ? <Name>{text}</Name> : <Nothing>{t("not-given")}</Nothing>;
  return [
    { label: t("contact-person"), value: named(contactPerson) },
    { label: t("phone"), value: <Code text={phone} href="tel:" /> },
    { label: t("email"), value: <Code text={email} href="mailto:" /> },
    { label: t("address"), value: named(address) },
    {
      label: t("terms.language"),
      value: documentLanguage ? (
        <span lang={documentLanguage}>{languageNames[documentLanguage]}</span>
      ) : (
        <Nothing>{t("terms.no-language")}</Nothing>
      ),
    },
  ];
}

/** A number or an address: left to right in every language, and one tap from being used. */
function Code({ text, href }: { text: string | null; href?: "tel:" | "mailto:" }) {
  const t = useText("commercial");
  if (!text) return <Nothing>{t("not-given")}</Nothing>;
  const code = <bdi dir="ltr">{text}</bdi>;
  if (!href) return code;
  return (
    <a className={classes.link} href={`${href}${linked(text)}`}>
      {code}
    </a>
  );
}

/** Escaped: a '?' or '&' in an e-mail address would otherwise add a subject or a copy to the mail. */
function linked(text: string): string {
  return encodeURIComponent(text.replace(/\s/g, "")).replaceAll("%40", "@").replaceAll("%2B", "+");
}

function Nothing({ children }: { children: ReactNode }) {
  return <span className={classes.nothing}>{children}</span>;
}
