import {
  type Guest,
  type GuestRef,
  idTypeSchema,
  isDocumentLine,
} from "@funduq/shared-types/contracts/guest";
import { countryCodes, countryName } from "@funduq/shared-types/rules/guest-countries";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  Dialog,
  FormDialog,
  notify,
  type Option,
  QueryView,
  Select,
  Skeleton,
  TextField,
} from "@funduq/shared-ui";
import { Combobox } from "@funduq/shared-ui/choices";
import { DateField } from "@funduq/shared-ui/dates";
import { compareTexts } from "@funduq/shared-ui/format";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { type ReactNode, useMemo } from "react";
import { DocumentLines } from "../guest/document-lines.tsx";
import { useShownValue } from "../guest/shown-value.ts";
import type { LinesForm } from "../guest/use-document-lines.ts";
import { changedProfile, type IdentityDraft } from "./identity-draft.ts";
import classes from "./police.module.css";
import { useReadIdentityQuery } from "./police-guest.endpoints.ts";
import { useIdentityForm } from "./use-identity-form.ts";

type CompleteFormDialogProps = { guestRef: GuestRef; onClose: () => void };

/** What is missing on a form is filled in where it is missed; it is the guest's own record. */
export function CompleteFormDialog({ guestRef, onClose }: CompleteFormDialogProps) {
  const t = useText("frontoffice");
  const query = useReadIdentityQuery(guestRef);
  if (query.data) return <IdentityForm guestRef={guestRef} onClose={onClose} guest={query.data} />;
  return (
    <Dialog opened onClose={onClose} title={t("police.fill")}>
      <QueryView query={query} skeleton={<Skeleton rows={6} />}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function IdentityForm({
  guestRef,
  guest: now,
  onClose,
}: CompleteFormDialogProps & { guest: Guest }) {
  const t = useText("frontoffice");
  const today = useHotel()?.businessDate;
  const { form, guest, theirs, submit, isSaving, failure } = useIdentityForm(now);
  const shown = useShownValue();
  const field = <Name extends keyof IdentityDraft>(name: Name) => {
    const other = theirs(name);
    const value = other && (shown(name, other.value) || t("cardex.emptied"));
    const isUnreadable = name === "idNumber" && guest.isIdNumberUnreadable;
    const unreadable = isUnreadable ? t("guest.number-unreadable") : undefined;
    const meanwhile = value && t("cardex.changed-meanwhile", { value });
    return { ...form.field(name), hint: meanwhile ?? unreadable };
  };
  const text = (name: "birthPlace" | "idNumber" | "idDeliveryPlace" | "profession") => (
    <TextField label={t(`police.field.${name}`)} {...field(name)} />
  );

  // What a document says of a day is one: the lines were read so.
  const update: LinesForm["update"] = ({ birthDate, idExpireDate: _, ...read }) =>
    form.setValues({ ...read, ...(birthDate && { birthDate: calendarDate(birthDate) }) });
  const name = field("fullName");
  const nameFault = isDocumentLine(name.value) ? t("guest.document-line") : name.error;

  const handleSubmit = form.submit(async (identity) => {
    const { version } = guest;
    if (!(await submit({ ...guestRef, ...changedProfile(guest, identity), version }))) return;
    notify.success(t("police.filled"));
    onClose();
  });

  return (
    <FormDialog
      size="medium"
      title={t("police.fill-title", { guest: guest.fullName })}
      confirmLabel={t("police.save")}
      failedText={t("police.fill-failed")}
      onSubmit={() => handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      {today && <DocumentLines form={{ values: form.values, businessDate: today, update }} />}
      <div className={classes.fields}>
        <div className={classes.wide}>
          <TextField label={t("police.field.fullName")} {...name} error={name.error && nameFault} />
        </div>
        <Nationality {...field("nationality")} />
        <DateField
          label={t("police.field.birthDate")}
          {...field("birthDate")}
          {...(today && { max: today })}
        />
        {text("birthPlace")}
        {text("profession")}
        <Select
          label={t("police.field.idType")}
          placeholder={t("police.id-type")}
          {...field("idType")}
          options={idTypeSchema.options.map((value) => ({
            value,
            label: t(`police.id-type.${value}`),
          }))}
        />
        {text("idNumber")}
        <DateField
          label={t("police.field.idDeliveryDate")}
          {...field("idDeliveryDate")}
          min={form.values.birthDate ?? undefined}
          {...(today && { max: today })}
        />
        {text("idDeliveryPlace")}
        <div className={classes.wide}>
          <TextField label={t("police.field.address")} {...field("address")} />
        </div>
      </div>
    </FormDialog>
  );
}

type NationalityProps = {
  name: string;
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: ReactNode;
  hint: string | undefined;
};

/** A country found by typing; a word that came from another system is one of the choices. */
function Nationality(field: NationalityProps) {
  const t = useText("frontoffice");
  const language = useLanguage();
  const { value } = field;
  const options = useMemo(() => countries(language, value), [language, value]);
  return <Combobox label={t("police.field.nationality")} {...field} options={options} />;
}

function countries(language: string, value: string): Option[] {
  const known = countryCodes.map((code) => ({ value: code, label: countryName(code, language) }));
  const sorted = known.sort((one, other) => compareTexts(one.label, other.label));
  if (value === "" || countryCodes.includes(value)) return sorted;
  return [{ value, label: value }, ...sorted];
}
