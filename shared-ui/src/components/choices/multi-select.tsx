import { type KeyboardEvent, useId, useRef, useState } from "react";
import { usePartsText } from "../../i18n/parts-text.ts";
import { CloseIcon } from "../../icons.ts";
import type { Option } from "../field/choice-fields.tsx";
import { Field, type FieldProps } from "../field/field.tsx";
import { inputProps } from "../field/text-fields.tsx";
import { VisuallyHidden } from "../layout/layout.tsx";
import { ChoiceList } from "./choice-list.tsx";
import classes from "./choices.module.css";
import { comboboxProps, useChoices } from "./use-choices.ts";

type MultiSelectProps<Value extends string> = FieldProps & {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  options: readonly Option<Value>[];
  placeholder?: string;
};

/**
 * Several of a list, each as a chip. The list stays open while choosing; Backspace in the empty
 * field takes the last chip away, arrows go to the chips in the direction of reading, Delete
 * removes the one that has the focus.
 */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { values, onChange, options, readOnly, disabled, label } = props;
  const listId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const list = useChoices({ options, text, onPick: toggle });
  const locked = disabled || readOnly;
  const labelOf = (value: Value) => options.find((one) => one.value === value)?.label ?? value;

  function toggle(value: Value) {
    onChange(values.includes(value) ? without(values, value) : [...values, value]);
    setText("");
  }
  function remove(value: Value) {
    onChange(without(values, value));
    input.current?.focus();
  }
  function leave() {
    list.close();
    setText("");
    props.onBlur?.();
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (locked || list.handleKey(event)) return;
    const last = values.at(-1);
    if (text !== "" || last === undefined) return;
    if (event.key === "Backspace") remove(last);
    else if (event.key === backKeyOf(event)) chipsOf(anchor).at(-1)?.focus();
  }

  return (
    <>
      <Field {...props}>
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips is one into the field
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            ref={setAnchor}
            className={classes.chips}
            data-disabled={locked || undefined}
            onClick={() => input.current?.focus()}
          >
            {values.map((value) => (
              <Chip
                key={value}
                label={labelOf(value)}
                locked={locked === true}
                onRemove={() => remove(value)}
                onKeyDown={(event) => moveAlong(event, anchor, input.current)}
              />
            ))}
            <input
              {...inputProps(props, control)}
              ref={input}
              className={classes.text}
              {...comboboxProps(list, listId)}
              placeholder={values.length === 0 ? props.placeholder : undefined}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                list.open(target.value.trim() === "" ? -1 : 0);
              }}
              onClick={() => !locked && list.open()}
              onKeyDown={handleKey}
              onBlur={leave}
            />
            <Chosen count={values.length} />
          </div>
        )}
      </Field>
      {list.opened && (
        <ChoiceList
          label={label}
          anchor={anchor}
          matches={list.matches}
          active={list.active}
          id={listId}
          isMulti
          isChosen={(value) => values.includes(value)}
          onPick={toggle}
          onClose={list.close}
        />
      )}
    </>
  );
}

function Chosen({ count }: { count: number }) {
  const t = usePartsText();
  return (
    <VisuallyHidden>
      <span role="status">{t("choices.chosen", { count })}</span>
    </VisuallyHidden>
  );
}

type ChipProps = {
  label: string;
  locked: boolean;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function Chip({ label, locked, onRemove, onKeyDown }: ChipProps) {
  const t = usePartsText();
  return (
    <span className={classes.chip}>
      <bdi>{label}</bdi>
      <button
        type="button"
        data-chip=""
        tabIndex={-1}
        aria-label={t("choices.remove", { label })}
        disabled={locked}
        className={classes.remove}
        onClick={(event) => {
          event.stopPropagation();
          onRemove();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Delete" && event.key !== "Backspace") return onKeyDown(event);
          event.preventDefault();
          onRemove();
        }}
      >
        <CloseIcon size={14} />
      </button>
    </span>
  );
}

function without<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((other) => other !== value);
}

function chipsOf(anchor: HTMLElement | null): HTMLElement[] {
  return Array.from(anchor?.querySelectorAll<HTMLElement>("[data-chip]") ?? []);
}

/** The arrow that points to what stands before. */
function backKeyOf({ currentTarget }: KeyboardEvent<HTMLElement>): string {
  return getComputedStyle(currentTarget).direction === "rtl" ? "ArrowRight" : "ArrowLeft";
}

function moveAlong(
  event: KeyboardEvent<HTMLElement>,
  anchor: HTMLElement | null,
  input: HTMLElement | null,
): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  event.preventDefault();
  const chips = chipsOf(anchor);
  const at = chips.indexOf(event.currentTarget);
  const back = event.key === backKeyOf(event);
  const target = back ? chips[Math.max(0, at - 1)] : (chips[at + 1] ?? input);
  target?.focus();
}
