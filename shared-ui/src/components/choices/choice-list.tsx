import { useEffect, useRef } from "react";
import { usePartsText } from "../../i18n/parts-text.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { DoneIcon } from "../../icons.ts";
import type { Option } from "../field/choice-fields.tsx";
import { VisuallyHidden } from "../layout/layout.tsx";
import { Floating } from "../overlay/floating.tsx";
import classes from "./choices.module.css";

type ChoiceListProps<Value extends string> = {
  id: string;
  label: string;
  anchor: HTMLElement | null;
  matches: readonly Option<Value>[];
  active: number;
  isChosen: (value: Value) => boolean;
  isMulti?: boolean;
  onPick: (value: Value) => void;
  onClose: () => void;
};

/** The list under a combobox. The focus stays in the field; a tick marks what is chosen. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { id, label, anchor, matches, active, isChosen, isMulti, onPick, onClose } = props;
  const t = useUiText();
  return (
    <Floating anchor={anchor} onClose={onClose} matchWidth>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMulti}
        className={classes.list}
      >
        {matches.map((option, index) => (
          <Choice
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            isActive={index === active}
            isChosen={isChosen(option.value)}
            onPick={() => onPick(option.value)}
          />
        ))}
      </div>
      {matches.length === 0 && <p className={classes.none}>{t("no-suggestions")}</p>}
      <Count count={matches.length} />
    </Floating>
  );
}

function Count({ count }: { count: number }) {
  const t = usePartsText();
  return (
    <VisuallyHidden>
      <span role="status">{t("choices.matches", { count })}</span>
    </VisuallyHidden>
  );
}

type ChoiceProps<Value extends string> = {
  id: string;
  option: Option<Value>;
  isActive: boolean;
  isChosen: boolean;
  onPick: () => void;
};

function Choice<Value extends string>({
  id,
  option,
  isActive,
  isChosen,
  onPick,
}: ChoiceProps<Value>) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus stays
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      data-active={isActive || undefined}
      className={classes.option}
      onClick={() => {
        if (!option.disabled) onPick();
      }}
    >
      <span className={classes.tick}>{isChosen && <DoneIcon size={16} />}</span>
      <bdi>{option.label}</bdi>
    </div>
  );
}
