import { layoutTableSchema, MAX_PLAN_UNITS } from "@funduq/shared-types/contracts/pos-floor";
import { tableNamesVerdict } from "@funduq/shared-types/rules/table-layout";
import {
  Button,
  Card,
  ConfirmPopover,
  Group,
  NumberField,
  SegmentedControl,
  Stack,
  TextField,
} from "@funduq/shared-ui";
import { formContract, useControlledForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon, RefreshIcon } from "@funduq/shared-ui/icons";
import { useEffect, useRef } from "react";
import classes from "./plan.module.css";
import type { PlanTable } from "./plan-tables.ts";

type TableFormProps = {
  table: PlanTable;
  /** All other tables of the restaurant. */
  others: readonly PlanTable[];
  isOccupied: boolean;
  /** Says every fault at once: a save was tried. */
  isTried: boolean;
  onChange: (table: PlanTable) => void;
  onDelete: () => void;
};

const TURN_DEGREES = 45;

/** The fields of one table of the plan: the same changes as by dragging, and its name and covers. */
export function TableForm(props: TableFormProps) {
  const { table, others, isOccupied, isTried, onChange, onDelete } = props;
  const t = useText("pos");
  const contract = formContract<PlanTable, PlanTable>(layoutTableSchema, {
    rules: (values) => ({
      name: others
        .filter(({ name }) => name.trim() !== "")
        .map((other) => tableNamesVerdict([other, values]))
        .find(({ allowed }) => !allowed),
    }),
  });
  const update = (patch: Partial<PlanTable>) => onChange({ ...table, ...patch });
  const form = useControlledForm(contract, { values: table, update });
  const check = useRef(form.check);
  check.current = form.check;
  useEffect(() => {
    if (isTried) check.current();
  }, [isTried]);

  return (
    <Card title={<bdi>{table.name || t("plan.new-table")}</bdi>}>
      <Stack>
        <TextField label={t("plan.name")} required maxLength={60} {...form.field("name")} />
        <NumberField label={t("plan.covers")} required min={1} max={99} {...form.field("covers")} />
        <TextField
          label={t("plan.area")}
          hint={t("plan.area-hint")}
          maxLength={40}
          {...form.field("area")}
        />
        <SegmentedControl
          label={t("plan.shape")}
          labelHidden={false}
          value={table.shape}
          onChange={(shape) => update({ shape })}
          options={[
            { value: "square", label: t("plan.square") },
            { value: "round", label: t("plan.round") },
          ]}
        />
        <div className={classes.numbers}>
          <NumberField label={t("plan.x")} min={0} max={MAX_PLAN_UNITS} {...form.field("planX")} />
          <NumberField label={t("plan.y")} min={0} max={MAX_PLAN_UNITS} {...form.field("planY")} />
          <NumberField label={t("plan.width")} min={1} max={24} {...form.field("width")} />
          <NumberField label={t("plan.height")} min={1} max={24} {...form.field("height")} />
          <NumberField label={t("plan.rotation")} min={0} max={359} {...form.field("rotation")} />
        </div>
        <Group justify="between">
          <Button
            icon={RefreshIcon}
            onClick={() => update({ rotation: ((table.rotation ?? 0) + TURN_DEGREES) % 360 })}
          >
            {t("plan.rotate")}
          </Button>
          {isOccupied ? (
            <p className={classes.hint}>{t("plan.has-bills")}</p>
          ) : (
            <ConfirmPopover
              trigger={<Button icon={DeleteIcon}>{t("plan.delete")}</Button>}
              question={t("plan.delete-question", { name: table.name })}
              confirmLabel={t("plan.delete")}
              onConfirm={onDelete}
            />
          )}
        </Group>
      </Stack>
    </Card>
  );
}
