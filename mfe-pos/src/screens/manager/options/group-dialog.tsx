import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  ModifierGroup,
  PosMenu,
  SaveModifierGroup,
} from "@funduq/shared-types/contracts/pos-menu";
import { LAST_COURSE } from "@funduq/shared-types/values/bill-limits";
import { modifierGroupIdSchema } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, NumberField, notify, Select, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSaveModifierGroupMutation } from "../../../features/menu/menu.endpoints.ts";
import { useBasedSave } from "../../../features/menu/use-based-save.ts";
import classes from "../manager.module.css";
import { SavedMeanwhile } from "../saved-meanwhile.tsx";
import { ModifierFields } from "./modifier-fields.tsx";
import { useGroupForm } from "./use-group-form.ts";

type GroupDialogProps = {
  place: RestaurantRef;
  menu: PosMenu;
  /** Undefined adds one. */
  group: ModifierGroup | undefined;
  onClose: () => void;
};

/** A group of options, or a course of a set: how many are chosen, and what each adds to the price (POS-01, POS-09). */
export function GroupDialog({ place, menu, group, onClose }: GroupDialogProps) {
  const t = useText("pos");
  const [groupId] = useState(() => group?.id ?? modifierGroupIdSchema.parse(newKey()));
  const current = menu.modifierGroups.find(({ id }) => id === groupId);
  const [trigger] = useSaveModifierGroupMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, current);
  const form = useGroupForm(group, failure);

  async function handleSubmit(body: SaveModifierGroup) {
    const saved = await save((version) => ({ ...place, groupId, body: { ...body, version } }));
    if (!saved) return;
    notify.success(t("menu.saved", { name: body.name }));
    onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t(group ? "options.edit" : "options.add")}
      confirmLabel={t("menu.save")}
      failure={failure}
      failureFacts={
        <SavedMeanwhile isOvertaken={isOvertaken}>
          <Name>{current?.name ?? ""}</Name> ·{" "}
          <Name>{current?.modifiers.map(({ name }) => name).join(" · ") ?? ""}</Name>
        </SavedMeanwhile>
      }
      isSaving={isSaving}
      onSubmit={form.submit(handleSubmit)}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={t("menu.name")}
        hint={t(form.values.course ? "options.course-name-hint" : "options.name-hint")}
        required
        maxLength={60}
        autoFocus
      />
      <div className={classes.pair}>
        <NumberField {...form.field("least")} label={t("options.least")} required min={0} />
        <NumberField {...form.field("most")} label={t("options.most")} required min={1} />
      </div>
      <CourseSelect form={form} />
      <ModifierFields form={form} menu={menu} />
    </FormDialog>
  );
}

/** Whether the group is a course of a set, and when the kitchen prepares its dishes. */
function CourseSelect({ form }: { form: ReturnType<typeof useGroupForm> }) {
  const t = useText("pos");
  const field = form.field("course");

  function choose(course: number | null) {
    // A new course asks for one dish at least: otherwise a set could be sent without its main. The manager can set it to 0.
    if (course && !field.value && !form.values.least) form.setValue("least", 1);
    field.onChange(course);
  }

  return (
    <Select
      {...field}
      label={t("options.course")}
      hint={t("options.course-hint")}
      value={String(field.value ?? "")}
      onChange={(chosen) => choose(chosen === "" ? null : Number(chosen))}
      options={[
        { value: "", label: t("options.no-course") },
        ...courses.map((number) => ({
          value: String(number),
          label: t("options.course-number", { number }),
        })),
      ]}
    />
  );
}

const courses = Array.from({ length: LAST_COURSE }, (_, index) => index + 1);
