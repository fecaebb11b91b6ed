import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { usePartsText } from "../../i18n/parts-text.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { CloseIcon, SearchIcon } from "../../icons.ts";
import { IconButton } from "../button/button.tsx";
import { ModalFrame } from "../dialog/modal-frame.tsx";
import { notify } from "../feedback/notify.ts";
import { VisuallyHidden } from "../layout/layout.tsx";
import type { Command } from "./commands.ts";
import { Keys } from "./keys.tsx";
import classes from "./palette.module.css";
import frame from "./palette-frame.module.css";
import type { Begun } from "./palette-stand-in.tsx";
import type { Section } from "./rank.ts";
import { type Found, useFound } from "./use-found.ts";

type CommandPaletteProps = {
  onClose: () => void;
  /** It takes the place of its stand-in, with what was typed there. */
  begun?: Begun | undefined;
};

/**
 * One search for everything (Ctrl+K), as the combobox of the ARIA practices: the focus stays in
 * the field, arrows go round, PageUp and PageDown by five, Enter opens, Esc closes. Enter before
 * the answer is there opens the first of it.
 */
export function CommandPalette({ onClose, begun }: CommandPaletteProps) {
  const t = usePartsText();
  const listId = useId();
  const [text, setText] = useState(begun?.text ?? "");
  const found = useFound(text.trim());
  const list = useList(found, text.trim(), onClose, begun?.entered === true);
  return (
    <ModalFrame
      label={t("palette.title")}
      onClose={onClose}
      className={`${frame.dialog} ${begun ? frame.still : ""}`}
    >
      <div className={frame.field}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label={t("palette.title")}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={list.active && `${listId}-${list.active.id}`}
          autoComplete="off"
          spellCheck={false}
          dir={text === "" ? undefined : "auto"}
          className={frame.input}
          placeholder={t("palette.placeholder")}
          value={text}
          onFocus={({ target }) => queueMicrotask(() => moveToEnd(target))}
          onChange={({ target }) => {
            list.begin();
            setText(target.value);
          }}
          onKeyDown={list.handleKey}
        />
        <CloseButton onClose={onClose} />
      </div>
      <div id={listId} role="listbox" aria-label={t("palette.title")} className={classes.list}>
        {found.sections.map((section) => (
          <Group
            key={section.group}
            section={section}
            listId={listId}
            active={list.active}
            onPick={list.run}
          />
        ))}
      </div>
      <Note found={found} text={text.trim()} count={list.commands.length} />
    </ModalFrame>
  );
}

/** Called in a microtask, because the browser selects the text of the field that a dialog focuses: the next key would replace it. */
function moveToEnd(input: HTMLInputElement): void {
  input.setSelectionRange(input.value.length, input.value.length);
}

/** The way out where there is no Esc: on a phone the palette covers what a tap beside it would hit. */
function CloseButton({ onClose }: Pick<CommandPaletteProps, "onClose">) {
  const t = useUiText();
  return (
    <span className={classes.close}>
      <IconButton icon={CloseIcon} label={t("close")} onClick={onClose} />
    </span>
  );
}

function useList(found: Found, text: string, onClose: () => void, entered: boolean) {
  const commands = found.sections.flatMap((section) => section.commands);
  const [activeId, setActiveId] = useState<string>();
  /** Enter was pressed before anything was there. */
  const hurried = useRef(entered && text !== "" ? text : undefined);
  const active = commands.find(({ id }) => id === activeId) ?? commands[0];

  const t = usePartsText();

  function run(command: Command) {
    onClose();
    try {
      command.run();
    } catch (error) {
      reportError(error);
      notify.error(t("palette.command-failed", { command: command.label }));
    }
  }
  const first = commands[0];
  useEffect(() => {
    if (hurried.current !== text || found.isSearching) return;
    hurried.current = undefined;
    if (first) run(first);
  });

  function move(step: number) {
    const at = active ? commands.indexOf(active) : -1;
    const goesRound = Math.abs(step) === 1;
    const wanted = goesRound
      ? (at + step + commands.length) % commands.length
      : Math.max(0, Math.min(at + step, commands.length - 1));
    setActiveId(commands[wanted]?.id);
  }
  function enter() {
    if (active) run(active);
    else if (found.isSearching) hurried.current = text;
  }
  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || (!step && event.key !== "Enter")) return;
    event.preventDefault();
    if (step) move(step);
    else enter();
  }
  const begin = () => {
    hurried.current = undefined;
    setActiveId(undefined);
  };
  return { commands, active, run, handleKey, begin };
}

const steps: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
};

type GroupProps = {
  section: Section;
  listId: string;
  active: Command | undefined;
  onPick: (command: Command) => void;
};

function Group({ section, listId, active, onPick }: GroupProps) {
  const t = usePartsText();
  const headingId = `${listId}-${section.group}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={classes.heading}>
        {t(`palette.group.${section.group}`)}
      </div>
      {section.commands.map((command) => (
        <Option
          key={command.id}
          id={`${listId}-${command.id}`}
          command={command}
          isActive={command.id === active?.id}
          onPick={() => onPick(command)}
        />
      ))}
    </div>
  );
}

type OptionProps = { id: string; command: Command; isActive: boolean; onPick: () => void };

function Option({ id, command, isActive, onPick }: OptionProps) {
  const { icon: Icon, label, detail, keys } = command;
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
      aria-selected={isActive}
      className={classes.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {Icon ? <Icon size={18} /> : <span />}
      <span className={classes.label}>
        <bdi>{label}</bdi>
      </span>
      {detail && <Detail text={detail} />}
      {keys && <Keys keys={keys} />}
    </div>
  );
}

/** Its parts in the order of reading, whatever script each of them is in. */
function Detail({ text }: { text: string }) {
  return (
    <span className={classes.detail}>
      {text.split(" · ").map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same, and none moves
        <Fragment key={at}>
          {at > 0 && " · "}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

type NoteProps = { found: Found; text: string; count: number };

/** The status line below the list: screen readers announce how many results there are; everybody sees that there are none, or that the search failed. */
function Note({ found, text, count }: NoteProps) {
  const t = usePartsText();
  const { isSearching, failed } = found;
  const none = text !== "" && count === 0 && !isSearching;
  return (
    <div className={classes.note}>
      <span role="status">
        {isSearching && t("palette.searching")}
        {none && t("palette.none", { text })}
        {count > 0 && !isSearching && (
          <VisuallyHidden>{t("palette.found", { count })}</VisuallyHidden>
        )}
      </span>
      {failed && <span role="alert">{t("palette.failed")}</span>}
      <span aria-hidden>{t("palette.keys")}</span>
    </div>
  );
}
