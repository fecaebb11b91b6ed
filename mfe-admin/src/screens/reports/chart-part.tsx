import { FieldSet, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type chartParts, partsOf, purposeWord } from "../../features/reports/purpose-words.ts";
import { reportText } from "../../features/reports/report-text.ts";
import classes from "./chart-dialog.module.css";
import type { ChartForm } from "./use-chart-form.ts";

type ChartPartProps = {
  part: (typeof chartParts)[number];
  form: ChartForm;
  /** The purpose whose code has the focus when the dialog opens. */
  start: string | undefined;
};

/** The accounts of one part of the chart: what each is for, its code and its label. */
export function ChartPart({ part, form, start }: ChartPartProps) {
  const t = useText("admin");
  return (
    <FieldSet legend={t(`chart.part.${part}`)}>
      <ul className={classes.rows}>
        {form.values.rows.map(({ purpose }, index) => {
          if (partsOf(purpose).part !== part) return null;
          const what = purposeWord(purpose, reportText(t));
          return (
            <li key={purpose} className={classes.row}>
              <span className={classes.what}>
                <bdi>{what}</bdi>
              </span>
              <TextField
                {...form.field(`rows.${index}.code`)}
                label={t("chart.code-of", { what })}
                labelHidden
                placeholder={t("chart.code")}
                dir="ltr"
                maxLength={12}
                autoFocus={purpose === start}
              />
              <TextField
                {...form.field(`rows.${index}.label`)}
                label={t("chart.label-of", { what })}
                labelHidden
                placeholder={t("chart.label")}
                maxLength={80}
              />
            </li>
          );
        })}
      </ul>
    </FieldSet>
  );
}
