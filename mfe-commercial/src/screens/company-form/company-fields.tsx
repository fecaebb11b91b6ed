import {
  type CompanyTextField,
  MOST_PAYMENT_DAYS,
} from "@funduq/shared-types/contracts/company-profile";
import { type Identifier, looksUnusual } from "@funduq/shared-types/rules/company-identifiers";
import { Card, Grid, NumberField, PhoneField, Stack, TextField } from "@funduq/shared-ui";
import { latinDigits } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AmountField } from "./amount-field.tsx";
import classes from "./company-form.module.css";
import { DocumentLanguageField } from "./document-language-field.tsx";
import { KnownCompanies } from "./known-companies.tsx";
import { useMeanwhile } from "./meanwhile.tsx";
import { RuleFields } from "./rule-fields.tsx";
import type { CompanyForm } from "./use-company-form.ts";

type FormProps = { form: CompanyForm };

/** The sections of a company's record, in the specification's order (COM-02). */
export function CompanyFields({ form }: FormProps) {
  const t = useText("commercial");
  return (
    <>
      <Card title={t("information")}>
        <Grid min={16}>
          <Text form={form} field="name" most={160} required autoFocus={!form.company} />
          <Text form={form} field="nameOtherScript" most={160} hint={t("other-script-hint")} />
        </Grid>
        <KnownCompanies form={form} />
      </Card>
      <Card title={t("negotiated-rates")}>
        <p className={classes.note}>{t("per-night")}</p>
        <Rates form={form} />
      </Card>
      <Card title={t("billing-rules")}>
        <Stack gap={4}>
          <RuleFields form={form} />
          <Terms form={form} />
        </Stack>
      </Card>
      <Card title={t("address")}>
        <Grid min={16}>
          <Text form={form} field="address1" most={120} />
          <Text form={form} field="address2" most={120} />
          <Text form={form} field="address3" most={120} />
        </Grid>
      </Card>
      <Card title={t("legal")}>
        <Grid min={14}>
          <Code form={form} field="rc" />
          <Code form={form} field="nif" />
          <Code form={form} field="nis" />
          <Code form={form} field="art" />
        </Grid>
      </Card>
      <Card title={t("contact-details")}>
        <Contact form={form} />
      </Card>
      <Card title={t("additional")}>
        <Grid min={16}>
          <Text form={form} field="customField1" most={200} />
          <Text form={form} field="customField2" most={200} />
          <Text form={form} field="customField3" most={200} />
        </Grid>
      </Card>
    </>
  );
}

const persons = [1, 2, 3, 4] as const;

function Rates({ form }: FormProps) {
  const t = useText("commercial");
  const meanwhile = useMeanwhile(form);
  return (
    <Grid min={11}>
      {persons.map((count) => (
        <AmountField
          key={count}
          {...form.field(`rate${count}`)}
          label={t("rate-for", { persons: t("persons", { count }) })}
          hint={meanwhile(`rate${count}`)}
        />
      ))}
    </Grid>
  );
}

/** When the company pays, and how much it may owe. */
function Terms({ form }: FormProps) {
  const t = useText("commercial");
  const meanwhile = useMeanwhile(form);
  return (
    <Grid min={14}>
      <NumberField
        {...form.field("paymentTermsDays")}
        label={t("terms.days")}
        hint={meanwhile("paymentTermsDays") ?? t("terms.days-hint")}
        min={0}
        max={MOST_PAYMENT_DAYS}
      />
      <AmountField
        {...form.field("creditLimit")}
        label={t("terms.credit-limit")}
        hint={meanwhile("creditLimit") ?? t("terms.credit-limit-hint")}
      />
    </Grid>
  );
}

function Contact({ form }: FormProps) {
  const t = useText("commercial");
  const meanwhile = useMeanwhile(form);
  const phone = form.field("phone");
  const email = form.field("email");
  return (
    <Grid min={16}>
      <Text form={form} field="contactPerson" most={120} />
      <PhoneField
        {...phone}
        value={phone.value ?? ""}
        label={t("phone")}
        hint={meanwhile("phone")}
      />
      <TextField
        {...email}
        type="email"
        value={email.value ?? ""}
        label={t("email")}
        hint={meanwhile("email")}
      />
      <DocumentLanguageField form={form} />
    </Grid>
  );
}

type TextProps = FormProps & {
  field: CompanyTextField;
  most: number;
  hint?: string;
  required?: boolean;
  autoFocus?: boolean;
};

function Text({ form, field, most, hint, ...more }: TextProps) {
  const t = useText("commercial");
  const meanwhile = useMeanwhile(form);
  const bound = form.field(field);
  return (
    <TextField
      {...bound}
      {...more}
      value={bound.value ?? ""}
      label={t(`field.${field}`)}
      maxLength={most}
      hint={meanwhile(field) ?? hint}
    />
  );
}

/** An identifier: left to right, in Latin digits, and asked to be checked where it looks unlike others. */
function Code({ form, field }: FormProps & { field: Identifier }) {
  const t = useText("commercial");
  const meanwhile = useMeanwhile(form);
  const bound = form.field(field);
  const value = bound.value ?? "";
  const unusual = !bound.error && looksUnusual(field, value) ? t(`unusual.${field}`) : undefined;
  return (
    <TextField
      {...bound}
      dir="ltr"
      value={value}
      onChange={(text) => bound.onChange(latinDigits(text))}
      label={t(`field.${field}`)}
      maxLength={40}
      hint={meanwhile(field) ?? unusual}
    />
  );
}
