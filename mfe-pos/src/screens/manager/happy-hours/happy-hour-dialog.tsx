import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { HappyHour, SaveHappyHour } from "@funduq/shared-types/contracts/pos-happy-hour";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { happyHourIdSchema } from "@funduq/shared-types/values/ids";
import { Checkbox, FormDialog, Name, notify, TextField } from "@funduq/shared-ui";
import { DateField, TimeField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSaveHappyHourMutation } from "../../../features/menu/happy-hours.endpoints.ts";
import { useBasedSave } from "../../../features/menu/use-based-save.ts";
import classes from "../manager.module.css";
import { SavedMeanwhile } from "../saved-meanwhile.tsx";
import { DaysField } from "./days-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import { type HappyHourForm, useHappyHourForm } from "./use-happy-hour-form.ts";

type HappyHourDialogProps = {
  place: RestaurantRef;
  menu: PosMenu;
  /** Undefined adds one. */
  happyHour: HappyHour | undefined;
  onClose: () => void;
};

/** When a happy hour is, and what it changes (POS-09). */
export function HappyHourDialog({ place, menu, happyHour, onClose }: HappyHourDialogProps) {
  const t = useText("pos");
  const [happyHourId] = useState(() => happyHour?.id ?? happyHourIdSchema.parse(newKey()));
  const current = menu.happyHours?.find(({ id }) => id === happyHourId);
  const [trigger] = useSaveHappyHourMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, current);
  const form = useHappyHourForm(happyHour, failure);

  async function handleSubmit(body: SaveHappyHour) {
    const saved = await save((version) => ({ ...place, happyHourId, body: { ...body, version } }));
    if (!saved) return;
    notify.success(t("menu.saved", { name: body.name }));
    onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t(happyHour ? "happy.edit" : "happy.add")}
      confirmLabel={t("menu.save")}
      failure={failure}
      failureFacts={
        <SavedMeanwhile isOvertaken={isOvertaken}>
          <Name>{current?.name ?? ""}</Name>{" "}
          <bdi dir="ltr">{current && t("happy.hours", { from: current.from, to: current.to })}</bdi>
        </SavedMeanwhile>
      }
      isSaving={isSaving}
      onSubmit={form.submit(handleSubmit)}
      onClose={onClose}
    >
      <TextField {...form.field("name")} label={t("menu.name")} required maxLength={60} autoFocus />
      <Checkbox
        label={t("happy.active")}
        checked={form.values.isActive}
        onChange={(isActive) => form.setValue("isActive", isActive)}
      />
      <DaysField form={form} />
      <Hours form={form} />
      <PriceFields form={form} menu={menu} />
    </FormDialog>
  );
}

function Hours({ form }: { form: HappyHourForm }) {
  const t = useText("pos");
  const { from, to, firstDate } = form.values;
  const endsNextDay = from !== null && to !== null && to <= from;
  return (
    <div className={classes.pair}>
      <TimeField {...form.field("from")} label={t("happy.from")} required />
      <TimeField
        {...form.field("to")}
        label={t("happy.to")}
        required
        hint={endsNextDay ? t("happy.next-day") : undefined}
      />
      <DateField
        {...form.field("firstDate")}
        label={t("happy.first-date")}
        hint={t("happy.date-hint")}
      />
      <DateField
        {...form.field("lastDate")}
        label={t("happy.last-date")}
        start={firstDate ?? undefined}
        takesAnyDay
      />
    </div>
  );
}
