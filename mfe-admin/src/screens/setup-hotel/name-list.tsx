import { Button, Group, IconButton, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { type ReactNode, useRef } from "react";
import type { Edited } from "../../features/setup/use-edited.ts";
import { focusSoon } from "./focus-soon.ts";
import { RemovedEntry } from "./removed-entry.tsx";
import classes from "./setup.module.css";

type Entry = { id: string; name: string };

/** What the list is of, and what its buttons say. */
export type NameListWords<E extends Entry> = {
  /** A new one, with a name to be typed. */
  begin: () => E;
  /** 'Floor 2': how the field is called, whatever is typed in it. */
  labelOf: (number: number) => string;
  empty: string;
  addLabel: string;
  saveLabel: string;
};

type NameListProps<E extends Entry> = NameListWords<E> & {
  entries: Edited<E>;
  isSaving: boolean;
  /** Why it was not saved. */
  failure: ReactNode;
  onSave: () => void;
};

/** Names, added, changed and taken away before all are saved at once (SET-04, SET-08). */
export function NameList<E extends Entry>(props: NameListProps<E>) {
  const { entries, begin, labelOf } = props;
  const form = useRef<HTMLFormElement>(null);
  const { list: shown, kept } = entries;

  function handleAdd() {
    entries.add(begin());
    focusSoon(form.current, "li:last-child input");
  }
  function handleRemove(entry: E) {
    const place = kept.indexOf(entry);
    const next = kept[place + 1] ?? kept[place - 1];
    const isKept = entries.remove(entry);
    focusSoon(
      form.current,
      `[data-entry="${(isKept ? entry : next)?.id}"] :is(input, button)`,
      ADD,
    );
  }
  function handleRestore(entry: E) {
    entries.restore(entry);
    focusSoon(form.current, `[data-entry="${entry.id}"] input`);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <Stack gap={4}>
        {shown.length === 0 && <p className={classes.muted}>{props.empty}</p>}
        <ul className={classes.list} hidden={shown.length === 0}>
          {shown.map((entry) =>
            entries.isRemoved(entry) ? (
              <li key={entry.id} data-entry={entry.id}>
                <RemovedEntry
                  name={entry.name}
                  isSaving={props.isSaving}
                  onRestore={() => handleRestore(entry)}
                />
              </li>
            ) : (
              <NameField
                key={entry.id}
                entry={entry}
                label={labelOf(kept.indexOf(entry) + 1)}
                onChange={(name) => entries.change({ ...entry, name })}
                onRemove={() => handleRemove(entry)}
              />
            ),
          )}
        </ul>
        {props.failure}
        <Group>
          <Button data-add onClick={handleAdd}>
            {props.addLabel}
          </Button>
          <Button type="submit" variant="primary" saving={props.isSaving}>
            {props.saveLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const ADD = "[data-add]";

type NameFieldProps = {
  entry: Entry;
  label: string;
  onChange: (name: string) => void;
  onRemove: () => void;
};

function NameField({ entry, label, onChange, onRemove }: NameFieldProps) {
  const t = useText("admin");
  return (
    <li className={classes.entry} data-entry={entry.id}>
      <TextField label={label} value={entry.name} maxLength={80} onChange={onChange} />
      <IconButton
        icon={DeleteIcon}
        label={t("setup.delete-named", { name: entry.name || label })}
        onClick={onRemove}
      />
    </li>
  );
}
