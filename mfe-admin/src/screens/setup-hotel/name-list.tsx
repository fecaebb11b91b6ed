import { Button, Group, IconButton, Stack, TextField } from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { newKey } from "@funduq/shared-ui/state";
import { type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import type { Edited } from "../../features/setup/use-edited.ts";
import type { useListForm } from "../../features/setup/use-list-form.ts";
import { focusSoon } from "./focus-soon.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { RemovedEntry } from "./removed-entry.tsx";
import classes from "./setup.module.css";
import { WholeFault } from "./whole-fault.tsx";

export type NamedEntry = { id: string; name: string };

/** What the list is of, and what its buttons say. */
export type NameListWords = {
  /** 'Floor 2': how the field is called, whatever is typed in it. */
  labelOf: (number: number) => string;
  empty: string;
  addLabel: string;
  saveLabel: string;
  /** Whether their order is the user's: they can be moved. */
  isOrdered?: boolean;
};

type Form = ReturnType<typeof useListForm<NamedEntry, unknown>>;

type NameListProps = NameListWords & {
  entries: Edited<NamedEntry>;
  form: Pick<Form, "item" | "fault">;
  isSaving: boolean;
  /** Why it was not saved. */
  failure: ReactNode;
  onSave: (event: SyntheticEvent) => void;
};

/** Names, added, changed and taken away before all are saved at once (SET-04, SET-08). */
export function NameList(props: NameListProps) {
  const { entries, form, labelOf } = props;
  const element = useRef<HTMLFormElement>(null);
  const [dragged, setDragged] = useState<NamedEntry>();
  const { list: shown, kept } = entries;

  function handleAdd() {
    entries.add({ id: newKey(), name: "" });
    focusSoon(element.current, "li:last-child input");
  }
  function handleRemove(entry: NamedEntry) {
    const place = kept.indexOf(entry);
    const next = kept[place + 1] ?? kept[place - 1];
    const isKept = entries.remove(entry);
    focusSoon(
      element.current,
      `[data-entry="${(isKept ? entry : next)?.id}"] :is(input, button)`,
      ADD,
    );
  }
  function handleRestore(entry: NamedEntry) {
    entries.restore(entry);
    focusSoon(element.current, `[data-entry="${entry.id}"] input`);
  }

  return (
    <form ref={element} noValidate onSubmit={props.onSave}>
      <Stack gap={4}>
        {shown.length === 0 && <p className={classes.muted}>{props.empty}</p>}
        <ul className={classes.list} hidden={shown.length === 0}>
          {shown.map((entry, index) =>
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
                field={form.item("list", index)("name")}
                onRemove={() => handleRemove(entry)}
                onDragOver={() =>
                  dragged && dragged.id !== entry.id && entries.move(dragged, entry)
                }
              >
                {props.isOrdered && (
                  <MoveButtons
                    name={entry.name || labelOf(kept.indexOf(entry) + 1)}
                    above={kept[kept.indexOf(entry) - 1]}
                    below={kept[kept.indexOf(entry) + 1]}
                    onMove={(target) => entries.move(entry, target)}
                    onDrag={(isDragged) => setDragged(isDragged ? entry : undefined)}
                  />
                )}
              </NameField>
            ),
          )}
        </ul>
        <WholeFault fault={form.fault("list")} />
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
  entry: NamedEntry;
  label: string;
  field: BoundField<string>;
  onRemove: () => void;
  onDragOver: () => void;
  children: ReactNode;
};

function NameField({ entry, label, field, onRemove, onDragOver, children }: NameFieldProps) {
  const t = useText("admin");
  return (
    <li
      className={classes.entry}
      data-entry={entry.id}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      // Else the browser writes what is dropped into the field below the pointer.
      onDrop={(event) => event.preventDefault()}
    >
      {children}
      <TextField {...field} label={label} maxLength={80} />
      <IconButton
        icon={DeleteIcon}
        label={t("setup.delete-named", { name: entry.name || label })}
        onClick={onRemove}
      />
    </li>
  );
}
