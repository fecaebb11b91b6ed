import { foldName } from "@funduq/shared-types/rules/name-search";
import { useId, useState } from "react";
import { usePartsText } from "../../i18n/parts-text.ts";
import { ExpandIcon } from "../../icons.ts";
import { IconButton } from "../button/button.tsx";
import type { Option } from "../field/choice-fields.tsx";
import { Field, type FieldProps } from "../field/field.tsx";
import { inputProps } from "../field/text-fields.tsx";
import { ChoiceList } from "./choice-list.tsx";
import classes from "./choices.module.css";
import { comboboxProps, useChoices } from "./use-choices.ts";

type ComboboxProps<Value extends string> = FieldProps & {
  value: Value | "";
  /** '' when the field was emptied; never with `required`. */
  onChange: (value: Value | "") => void;
  options: readonly Option<Value>[];
  placeholder?: string;
};

/**
 * One of a long list, found by typing: a nationality, a company. When the user leaves the field, typed text
 * that matches one option alone chooses it; other text is removed. For up to a dozen options `Select` is the better one.
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { value, onChange, options, placeholder, disabled, readOnly, label } = props;
  const t = usePartsText();
  const listId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === value);
  const list = useChoices({ options, text: typed ?? "", onPick: pick });

  function pick(picked: Value) {
    list.close();
    setTyped(undefined);
    if (picked !== value) onChange(picked);
  }
  function leave() {
    const text = typed?.trim();
    const meant = text ? onlyMatch(list.matches, text) : undefined;
    list.close();
    setTyped(undefined);
    if (text === "" && !props.required) onChange("");
    else if (meant && meant !== value) onChange(meant);
    props.onBlur?.();
  }

  return (
    <>
      <Field {...props}>
        {(control) => (
          <div ref={setAnchor} className={classes.field}>
            <input
              {...inputProps(props, control)}
              {...comboboxProps(list, listId)}
              placeholder={placeholder}
              value={typed ?? chosen?.label ?? ""}
              onChange={({ target }) => {
                setTyped(target.value);
                list.open(target.value.trim() === "" ? -1 : 0);
              }}
              onClick={() => {
                if (!readOnly) list.open();
              }}
              onKeyDown={(event) => {
                if (readOnly || list.handleKey(event)) return;
                if (event.key !== "Escape" || typed === undefined) return;
                // The dialog around it stays; what was chosen is back.
                event.preventDefault();
                event.stopPropagation();
                setTyped(undefined);
              }}
              onBlur={leave}
            />
            <span className={classes.toggle}>
              <IconButton
                icon={ExpandIcon}
                label={t("choices.open")}
                tabIndex={-1}
                disabled={disabled || readOnly}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  anchor?.querySelector("input")?.focus();
                  if (list.opened) list.close();
                  else list.open();
                }}
              />
            </span>
          </div>
        )}
      </Field>
      {list.opened && (
        <ChoiceList
          id={listId}
          label={label}
          anchor={anchor}
          matches={list.matches}
          active={list.active}
          isChosen={(option) => option === value}
          onPick={pick}
          onClose={list.close}
        />
      )}
    </>
  );
}

/** The only option that fits what was typed, or the one of just this name: 'Niger' is not 'Nigeria'. */
function onlyMatch<Value extends string>(matches: readonly Option<Value>[], text: string) {
  const exact = matches.filter(({ label }) => foldName(label).trim() === foldName(text).trim());
  const [match, ...others] = exact.length > 0 ? exact : matches;
  return others.length > 0 || match?.disabled ? undefined : match?.value;
}
