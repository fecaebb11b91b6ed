import { type IdType, idTypeSchema, type ProfileField } from "@funduq/shared-types/contracts/guest";
import { isExpired } from "@funduq/shared-types/rules/guest-profile";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { FieldSet, PhoneField, Select, TextField } from "@funduq/shared-ui";
import { Combobox } from "@funduq/shared-ui/choices";
import { DateField } from "@funduq/shared-ui/dates";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import grid from "../dialog/form-grid.module.css";
import classes from "./cardex.module.css";
import { useCountries } from "./countries.ts";
import { useShownValue } from "./shown-value.ts";
import type { CardexForm } from "./use-cardex-form.ts";

/** The fields of the profile (GST-02), in the order in which a document is read. */
export function ProfileFields({ form }: { form: CardexForm }) {
  const t = useText("frontoffice");
  const countries = useCountries(form.values.nationality);
  const shared = useShared(form);
  return (
    <div className={classes.stack}>
      <FieldSet legend={t("cardex.person")}>
        <div className={grid.fields}>
          <Text form={form} field="fullName" width="half" required autoFocus />
          <Text form={form} field="nameOtherScript" width="half" />
          <Day
            form={form}
            field="birthDate"
            width="half"
            start={addDays(form.businessDate, -35 * 365)}
            max={form.businessDate}
          />
          <Text form={form} field="birthPlace" width="half" />
          <div className={grid.half}>
            <Combobox
              {...shared("nationality")}
              value={form.values.nationality ?? ""}
              options={countries}
            />
          </div>
          <Text form={form} field="profession" width="half" />
          {/* The police ask for all of it: it is read without moving about in it. */}
          <Text form={form} field="address" width="whole" />
        </div>
      </FieldSet>
      <FieldSet legend={t("cardex.contact")}>
        <div className={grid.fields}>
          <div className={grid.half}>
            <PhoneField {...shared("phone")} value={form.values.phone ?? ""} />
          </div>
          <div className={grid.half}>
            <TextField {...shared("email")} type="email" value={form.values.email ?? ""} />
          </div>
        </div>
      </FieldSet>
      <DocumentFields form={form} />
    </div>
  );
}

const idTypeTexts: Record<IdType, "cardex.passport" | "cardex.national-id" | "cardex.license"> = {
  Passport: "cardex.passport",
  "National ID": "cardex.national-id",
  "Driver's License": "cardex.license",
};

function DocumentFields({ form }: { form: CardexForm }) {
  const t = useText("frontoffice");
  const shared = useShared(form);
  const idType = shared("idType");
  return (
    <FieldSet legend={t("cardex.document")}>
      <div className={grid.fields}>
        <div className={grid.half}>
          <Select<IdType | "none">
            {...idType}
            value={(idType.value as IdType | null) ?? "none"}
            onChange={(chosen) => idType.onChange(chosen === "none" ? null : chosen)}
            options={[
              { value: "none", label: t("cardex.id-type-none") },
              ...idTypeSchema.options.map((value) => ({ value, label: t(idTypeTexts[value]) })),
            ]}
          />
        </div>
        <div className={grid.half}>
          <TextField {...shared("idNumber")} dir="ltr" value={form.values.idNumber ?? ""} />
        </div>
        <Day form={form} field="idDeliveryDate" max={form.businessDate} />
        <Day form={form} field="idExpireDate" />
        <Text form={form} field="idDeliveryPlace" />
      </div>
      <ExpiredNotice form={form} />
    </FieldSet>
  );
}

function ExpiredNotice({ form: { values, businessDate } }: { form: CardexForm }) {
  const t = useText("frontoffice");
  const idExpireDate = values.idExpireDate as CalendarDate | null;
  if (!idExpireDate || !isExpired({ idExpireDate }, businessDate)) return null;
  return (
    <p role="status" className={classes.warning}>
      <WarningIcon size={18} /> {t("cardex.expired", { date: formatDateShort(idExpireDate) })}
    </p>
  );
}

type PlainField =
  | "fullName"
  | "nameOtherScript"
  | "birthPlace"
  | "profession"
  | "address"
  | "idDeliveryPlace";
/** A third of the row, half of it or all; on a phone each has a row of its own. */
const columns = { narrow: grid.narrow, half: grid.half, whole: undefined } as const;
type Width = keyof typeof columns;
type TextProps = {
  form: CardexForm;
  field: PlainField;
  width?: Width;
  required?: boolean;
  autoFocus?: boolean;
};

function Text({ form, field, width = "narrow", ...more }: TextProps) {
  const shared = useShared(form);
  return (
    <div className={columns[width]}>
      <TextField {...shared(field)} {...more} value={form.values[field] ?? ""} />
    </div>
  );
}

type DayProps = {
  form: CardexForm;
  field: "birthDate" | "idDeliveryDate" | "idExpireDate";
  width?: Width;
  start?: CalendarDate;
  /** The last day that it can be; undefined where it may be to come. */
  max?: CalendarDate;
};

function Day({ form, field, width = "narrow", start, max }: DayProps) {
  const shared = useShared(form);
  return (
    <div className={columns[width]}>
      <DateField
        {...shared(field)}
        takesAnyDay
        start={start}
        max={max}
        value={form.values[field] as CalendarDate | null}
      />
    </div>
  );
}

/** What every field of the form has: its label, what the form binds it to, and what somebody else wrote meanwhile. */
function useShared(form: CardexForm) {
  const t = useText("frontoffice");
  const shownValue = useShownValue();
  return (field: ProfileField) => {
    const theirs = form.theirs(field);
    const value = theirs && (shownValue(field, theirs.value) || t("cardex.emptied"));
    const isUnreadable = field === "idNumber" && form.guest?.isIdNumberUnreadable;
    const unreadable = isUnreadable ? t("guest.number-unreadable") : undefined;
    return {
      ...form.field(field),
      label: t(`cardex.${field}`),
      hint: value ? t("cardex.changed-meanwhile", { value }) : unreadable,
    };
  };
}
