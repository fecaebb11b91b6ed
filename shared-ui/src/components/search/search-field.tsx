import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useDebouncedValue } from "../../hooks/use-debounced-value.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import { inputProps, writingDirection } from "../field/text-fields.tsx";
import { Floating } from "../overlay/floating.tsx";
import classes from "./search-field.module.css";

const DEBOUNCE_MS = 300;

type SearchFieldProps<Item> = FieldProps & {
  value: string;
  onChange: (text: string) => void;
  /** The suggestions are here already: nothing waits until typing rests, and the down arrow opens them. */
  atHand?: boolean;
  /** Called 300 ms after the last key, once there are enough letters; '' when there are not. */
  onSearch: (text: string) => void;
  /** Suggestions begin at this many letters. */
  minLength?: number;
  suggestions: readonly Item[];
  isLoading?: boolean;
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
  placeholder?: string;
  /** Said instead of 'No results found.' where a text without a match is welcome. */
  emptyNote?: string;
  /** Only a suggestion counts, as with a company: Enter and leaving the field take the one that is left. */
  onlySuggested?: boolean;
  /** The field's own error says that nothing is found, and better: no list says it too. */
  errorSaysEmpty?: boolean;
  /** Says that the search failed: below the suggestions that need no search, or alone if there are none. */
  failedNote?: string | undefined;
  /** Said instead of 'Loading...' while the answer is on its way. */
  loadingNote?: string;
};

/** Text with suggestions from the server. Arrows move, Enter takes, Esc closes the list. */
export function SearchField<Item>(props: SearchFieldProps<Item>) {
  const { value, onChange, suggestions, renderItem, itemKey, isLoading = false } = props;
  const t = useUiText();
  const { emptyNote = t("no-suggestions"), loadingNote = t("loading"), failedNote } = props;
  const listId = useId();
  const list = useSuggestions(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Field {...props}>
        {(control) => (
          <input
            {...inputProps(props, control)}
            ref={setAnchor}
            type="text"
            dir={writingDirection("auto", value)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.opened}
            aria-controls={listId}
            aria-activedescendant={list.active >= 0 ? `${listId}-${list.active}` : undefined}
            autoComplete="off"
            placeholder={props.placeholder}
            value={value}
            onChange={(event) => {
              list.open();
              onChange(event.target.value);
            }}
            onKeyDown={list.handleKey}
            onBlur={() => {
              list.leave();
              props.onBlur?.();
            }}
          />
        )}
      </Field>
      {list.opened && (
        <Floating anchor={anchor} onClose={list.close} matchWidth>
          <div id={listId} role="listbox" aria-label={props.label} className={classes.list}>
            {suggestions.map((item, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, where focus stays
              <div
                key={itemKey(item)}
                id={`${listId}-${index}`}
                ref={index === list.active ? intoSight : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={index === list.active}
                className={classes.option}
                onClick={() => list.pick(item)}
              >
                {renderItem(item)}
              </div>
            ))}
          </div>
          {(suggestions.length === 0 || failedNote) && (
            <p className={classes.note}>{isLoading ? loadingNote : (failedNote ?? emptyNote)}</p>
          )}
        </Floating>
      )}
    </>
  );
}

function intoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}

function useSuggestions<Item>(props: SearchFieldProps<Item>) {
  const { value, onSearch, minLength = 2, suggestions, onPick } = props;
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const rested = useDebouncedValue(value.trim(), DEBOUNCE_MS);
  const searched = props.atHand ? value.trim() : rested;
  const search = useRef(onSearch);
  search.current = onSearch;

  useEffect(() => {
    setActive(-1);
    search.current(searched.length >= minLength ? searched : "");
  }, [searched, minLength]);

  const isAlone = props.onlySuggested && suggestions.length === 1 && !props.isLoading;
  const only = isAlone ? suggestions[0] : undefined;

  const close = () => setWanted(false);
  function pick(item: Item) {
    close();
    onPick(item);
  }
  function move(step: number) {
    const count = suggestions.length;
    if (count > 0) setActive((now) => (now + step + count) % count);
  }
  function act(key: string): boolean {
    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Escape") close();
    else return key === "Enter" && takeActive();
    return true;
  }
  function takeActive(): boolean {
    const item = suggestions[active] ?? only;
    if (item === undefined) return false;
    pick(item);
    return true;
  }
  function leave() {
    if (opened && only !== undefined) pick(only);
    else close();
  }
  const isEmpty = suggestions.length === 0 && !props.isLoading;
  const isSaid = props.errorSaysEmpty && Boolean(props.error) && isEmpty;
  const opened = wanted && !isSaid && searched.length >= minLength && value.trim() === searched;
  function openAt(key: string): boolean {
    if (!props.atHand || key !== "ArrowDown") return false;
    setWanted(true);
    setActive(suggestions.length > 0 ? 0 : -1);
    return true;
  }
  function handleKey(event: KeyboardEvent) {
    if (!(opened ? act(event.key) : openAt(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { opened, active, close, leave, open: () => setWanted(true), pick, handleKey };
}
