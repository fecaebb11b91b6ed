import { Button, Group, IconButton, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { useRef } from "react";
import type { Edited } from "../../features/setup/use-edited.ts";
import { SaveFailure } from "./save-failure.tsx";
import classes from "./setup.module.css";

type Entry = { id: string; name: string };

type NameListProps<E extends Entry> = {
  entries: Edited<E>;
  /** A new one, with a name to be typed. */
  begin: () => E;
  /** 'Floor 2': how the field is called, whatever is typed in it. */
  labelOf: (number: number) => string;
  empty: string;
  addLabel: string;
  saveLabel: string;
  isSaving: boolean;
  failure: ApiFailure | undefined;
  onSave: () => void;
  onLatest: () => void;
};

/** Names, added, changed and taken away before all are saved at once (SET-04, SET-08). */
export function NameList<E extends Entry>(props: NameListProps<E>) {
  const { entries, begin, labelOf } = props;
  const t = useText("admin");
  const list = useRef<HTMLUListElement>(null);
  const { list: shown, edit } = entries;

  function handleAdd() {
    edit([...shown, begin()]);
    // The new field is there with the next frame.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("li:last-child input")?.focus(),
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <Stack gap={4}>
        {shown.length === 0 && <p className={classes.muted}>{props.empty}</p>}
        <ul ref={list} className={classes.list} hidden={shown.length === 0}>
          {shown.map((entry, index) => (
            <li key={entry.id} className={classes.entry}>
              <TextField
                label={labelOf(index + 1)}
                value={entry.name}
                maxLength={80}
                onChange={(name) =>
                  edit(shown.map((other) => (other === entry ? { ...entry, name } : other)))
                }
              />
              <IconButton
                icon={DeleteIcon}
                label={t("setup.delete-named", { name: entry.name || labelOf(index + 1) })}
                onClick={() => edit(shown.filter((other) => other !== entry))}
              />
            </li>
          ))}
        </ul>
        <SaveFailure failure={props.failure} onLatest={props.onLatest} />
        <Group>
          <Button onClick={handleAdd}>{props.addLabel}</Button>
          <Button type="submit" variant="primary" saving={props.isSaving}>
            {props.saveLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
