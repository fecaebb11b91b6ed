import type { Modifier, ModifierGroup, PosItem } from "@funduq/shared-types/contracts/pos-menu";
import { choicesOf } from "@funduq/shared-types/rules/bill-dishes";
import { Amount, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./dialogs.module.css";
import { Stepper } from "./stepper.tsx";

type OptionGroupProps = {
  group: ModifierGroup;
  /** How often each option was chosen. */
  countOf: (option: Modifier) => number;
  /** Items that are sold out: such a dish can't be chosen. */
  soldOut: ReadonlySet<PosItem["id"]>;
  onToggle: (option: Modifier) => void;
  onCount: (option: Modifier, count: number) => void;
};

/** The options of a group by finger. Of several dishes of a set's course, the same one may be chosen more than once. */
export function OptionGroup({ group, countOf, soldOut, onToggle, onCount }: OptionGroupProps) {
  const { name, course, most, modifiers } = group;
  const choices = choicesOf(group);
  const isSoldOut = ({ itemId }: Modifier) => Boolean(itemId && soldOut.has(itemId));
  const first = modifiers.find((option) => !isSoldOut(option));
  const counted = new Set(course && most > 1 ? choices : []);
  const chosen = choices.reduce((sum, option) => sum + countOf(option), 0);
  return (
    <fieldset className={classes.group}>
      <legend>
        <Name>{name}</Name>
        <Range group={group} />
      </legend>
      <div className={classes.options}>
        {modifiers.map((option) => {
          const count = countOf(option);
          return counted.has(option) ? (
            <div key={option.id} className={classes.dish} data-chosen={count > 0 || undefined}>
              <Stepper
                isFirst={option === first}
                label={option.name}
                value={count}
                min={0}
                max={isSoldOut(option) ? count : count + most - chosen}
                onChange={(wanted) => onCount(option, wanted)}
              />
              <Extra option={option} isSoldOut={isSoldOut(option)} />
            </div>
          ) : (
            <button
              key={option.id}
              type="button"
              data-autofocus={option === first ? "" : undefined}
              className={classes.option}
              aria-pressed={count > 0}
              disabled={isSoldOut(option) && count === 0}
              onClick={() => onToggle(option)}
            >
              <Name>{option.name}</Name>
              <Extra option={option} isSoldOut={isSoldOut(option)} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What an option adds to the price, or that its dish is sold out. */
function Extra({ option, isSoldOut }: { option: Modifier; isSoldOut: boolean }) {
  const t = useText("till");
  if (isSoldOut) return <span className={classes.muted}>{t("sold-out")}</span>;
  if (option.priceCentimes <= 0) return null;
  return (
    <bdi dir="ltr">
      + <Amount value={option.priceCentimes} />
    </bdi>
  );
}

/** How many of a group: so many, up to so many, or between two numbers. */
function Range({ group: { least, most, modifiers, course } }: { group: ModifierGroup }) {
  const t = useText("till");
  const upTo = course ? most : Math.min(most, modifiers.length);
  return (
    <span className={classes.muted}>
      {least === upTo && t("choose-exactly", { count: least })}
      {least === 0 && t("choose-up-to", { count: upTo })}
      {least > 0 && least < upTo && t("choose-between", { least, most: upTo })}
    </span>
  );
}
