import { DEFAULT_HIGH_BALANCE } from "@funduq/shared-types/rules/night-audit";
import { lawfulStayTax, lawfulStayTaxes } from "@funduq/shared-types/rules/tax";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import {
  Grid,
  MoneyField,
  NumberField,
  PhoneField,
  Select,
  Stack,
  TextField,
} from "@funduq/shared-ui";
import { formatMoney, formatWeekday } from "@funduq/shared-ui/format";
import type { useControlledForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useNamesake } from "../../features/hotels/use-namesake.ts";
import type { InformationToSave, TypedInformation } from "./information-form.ts";
import classes from "./setup.module.css";
import { useLawfulStayTax } from "./use-lawful-stay-tax.ts";

export type InformationForm = ReturnType<
  typeof useControlledForm<TypedInformation, InformationToSave>
>;

/** A Sunday, to name the days of the week by. */
const SUNDAY = calendarDate("2026-01-04");
const days = [6, 0, 1, 2, 3, 4, 5];

type InformationFieldsProps = {
  form: InformationForm;
  /** Undefined before the hotel is there. */
  hotelId: HotelId | undefined;
};

/** What the hotel is (SET-02). */
export function InformationFields({ form, hotelId }: InformationFieldsProps) {
  const t = useText("admin");
  const name = form.field("name");
  const namesake = useNamesake(name.value, hotelId);
  const stars = form.field("starRating");
  const stayTax = form.field("stayTaxCentimes");

  /** The stay tax of a new hotel follows its stars, unless another amount was typed. */
  function handleStars(rating: number | null) {
    const lawful = rating === null ? undefined : lawfulStayTax(rating);
    const isProposed = lawfulStayTaxes.some((amount) => amount === stayTax.value);
    if (!hotelId && lawful !== undefined && isProposed) stayTax.onChange(lawful);
    stars.onChange(rating);
  }
  return (
    <Stack gap={4}>
      <Grid min={16}>
        <TextField
          {...name}
          label={t("setup.name")}
          required
          maxLength={120}
          hint={namesake && t("setup.namesake", { city: namesake.city || "–" })}
          error={name.error && t("setup.name-missing")}
        />
        <NumberField {...stars} onChange={handleStars} label={t("setup.stars")} min={1} max={5} />
        <TextField {...form.field("address")} label={t("setup.address")} maxLength={300} />
        <TextField {...form.field("city")} label={t("setup.city")} maxLength={120} />
        <PhoneField {...form.field("phone")} label={t("setup.phone")} />
      </Grid>
      {!hotelId && <Taxes form={form} />}
      <Settings form={form} />
      <Registrations form={form} />
    </Stack>
  );
}

/** What a new hotel begins with; later rates are valid from a day on. */
function Taxes({ form }: { form: InformationForm }) {
  const t = useText("admin");
  const share = (path: "tvaBp" | "tdsBp") => {
    const field = form.field(path);
    return { ...field, error: field.error && t("setup.percent-wrong") };
  };
  const stars = form.field("starRating").value;
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t("setup.taxes")}</legend>
      <Grid min={16}>
        <TextField {...share("tvaBp")} label={t("setup.tva")} inputMode="decimal" dir="ltr" />
        <TextField {...share("tdsBp")} label={t("setup.tds")} inputMode="decimal" dir="ltr" />
        <MoneyField
          {...form.field("stayTaxCentimes")}
          label={t("setup.stay-tax")}
          hint={useLawfulStayTax(stars)}
        />
      </Grid>
    </fieldset>
  );
}

function Settings({ form }: { form: InformationForm }) {
  const t = useText("admin");
  const weekStart = form.field("weekStart");
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t("setup.settings")}</legend>
      <Stack gap={3}>
        <Grid min={16}>
          <MoneyField
            {...form.field("highBalanceThresholdCentimes")}
            label={t("setup.high-balance")}
            hint={t("setup.high-balance-hint", { amount: formatMoney(DEFAULT_HIGH_BALANCE) })}
          />
          <Select
            label={t("setup.week-start")}
            value={String(weekStart.value)}
            onChange={(day) => weekStart.onChange(Number(day))}
            options={days.map((day) => ({
              value: String(day),
              label: formatWeekday(addDays(SUNDAY, day), "long"),
            }))}
          />
        </Grid>
        <Grid min={16}>
          <NumberField
            {...form.field("firstReminderDays")}
            label={t("setup.first-reminder")}
            hint={t("setup.first-reminder-hint")}
            min={1}
            max={364}
          />
          <NumberField
            {...form.field("lastReminderDays")}
            label={t("setup.last-reminder")}
            hint={t("setup.last-reminder-hint")}
            min={2}
            max={365}
          />
        </Grid>
      </Stack>
    </fieldset>
  );
}

function Registrations({ form }: { form: InformationForm }) {
  const t = useText("admin");
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t("setup.registrations")}</legend>
      <Grid min={16}>
        <TextField {...form.field("nif")} label={t("setup.nif")} maxLength={60} dir="ltr" />
        <TextField {...form.field("rc")} label={t("setup.rc")} maxLength={60} dir="ltr" />
        <TextField {...form.field("nis")} label={t("setup.nis")} maxLength={60} dir="ltr" />
        <TextField {...form.field("rib")} label={t("setup.rib")} maxLength={60} dir="ltr" />
        <TextField
          {...form.field("customFieldName1")}
          label={t("setup.custom-name", { number: 1 })}
          maxLength={60}
        />
        <TextField
          {...form.field("customFieldValue1")}
          label={t("setup.custom-value", { number: 1 })}
          maxLength={120}
        />
        <TextField
          {...form.field("customFieldName2")}
          label={t("setup.custom-name", { number: 2 })}
          maxLength={60}
        />
        <TextField
          {...form.field("customFieldValue2")}
          label={t("setup.custom-value", { number: 2 })}
          maxLength={120}
        />
      </Grid>
    </fieldset>
  );
}
