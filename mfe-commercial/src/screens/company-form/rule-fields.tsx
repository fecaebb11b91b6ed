import {
  type BillingRuleDraft,
  type RuleDepartment,
  type RuleFrequency,
  ruleDepartmentSchema,
  ruleFrequencySchema,
} from "@funduq/shared-types/contracts/company-profile";
import { parseOptionalMoney } from "@funduq/shared-types/values/parse-money";
import { Button, IconButton, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, DeleteIcon } from "@funduq/shared-ui/icons";
import { useRef } from "react";
import { departmentName, rulesSentence } from "../../features/company/rule-sentence.ts";
import { AmountField } from "./amount-field.tsx";
import classes from "./company-form.module.css";
import { Meanwhile } from "./meanwhile.tsx";
import type { CompanyForm } from "./use-company-form.ts";

const departments = ruleDepartmentSchema.options;

/** What the company pays by itself, line by line and in one sentence. */
export function RuleFields({ form }: { form: CompanyForm }) {
  const t = useText("commercial");
  const { billingRules } = form.values;
  const section = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const free = departments.find(
    (each) => !billingRules.some(({ department }) => department === each),
  );
  const set = (rules: BillingRuleDraft[]) => form.update({ billingRules: rules });

  function add(department: RuleDepartment) {
    const key = Math.max(-1, ...billingRules.map((rule) => rule.key)) + 1;
    set([...billingRules, { key, department, limitCentimes: "", frequency: "perStay" }]);
  }

  /** Removes the rule with its button, and moves the focus to the previous rule's button or to 'Add'. */
  function remove(index: number) {
    const buttons = section.current?.querySelectorAll<HTMLElement>("[data-remove]");
    (buttons?.[index - 1] ?? adding.current)?.focus();
    set(billingRules.filter((_, at) => at !== index));
  }
  const changed = form.meanwhile("billingRules");
  return (
    <div ref={section} className={classes.rules}>
      <p role="status" className={classes.sentence}>
        {sentenceOf(billingRules, t)}
      </p>
      {changed && (
        <p className={classes.note}>
          <Meanwhile
            isTyped={changed.isTyped}
            value={sentenceOf((changed.value ?? []) as BillingRuleDraft[], t)}
          />
        </p>
      )}
      {billingRules.map((rule, index) => (
        <RuleLine
          key={rule.key}
          field={form.item("billingRules", index)}
          place={index + 1}
          onRemove={() => remove(index)}
        />
      ))}
      <p className={classes.note}>{t("rules.hint")}</p>
      <div>
        <Button ref={adding} icon={AddIcon} aria-disabled={!free} onClick={() => free && add(free)}>
          {t("rules.add")}
        </Button>
      </div>
    </div>
  );
}

/** Leaves out the rules whose amount can't be read (yet). */
function sentenceOf(
  rules: readonly BillingRuleDraft[],
  t: ReturnType<typeof useText<"commercial">>,
) {
  const read = rules.flatMap(({ department, frequency, limitCentimes: typed }) => {
    const limitCentimes = parseOptionalMoney(typed);
    return limitCentimes === undefined || limitCentimes < 0
      ? []
      : [{ department, frequency, limitCentimes }];
  });
  return rulesSentence(read, t);
}

type RuleLineProps = {
  field: ReturnType<CompanyForm["item"]>;
  place: number;
  onRemove: () => void;
};

function RuleLine({ field, place, onRemove }: RuleLineProps) {
  const t = useText("commercial");
  return (
    <fieldset className={classes.rule}>
      <legend className={classes.ruleName}>{t("rules.place", { place })}</legend>
      <Select<RuleDepartment>
        {...field("department")}
        label={t("rules.department")}
        options={departments.map((value) => ({ value, label: departmentName(value, t) }))}
      />
      <AmountField
        {...field("limitCentimes")}
        label={t("rules.limit")}
        hint={t("rules.limit-hint")}
      />
      <Select<RuleFrequency>
        {...field("frequency")}
        label={t("rules.frequency")}
        options={ruleFrequencySchema.options.map((value) => ({
          value,
          label: t(`rules.${value}`),
        }))}
      />
      <div className={classes.remove}>
        <IconButton
          data-remove
          icon={DeleteIcon}
          label={t("rules.remove", { place })}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}
