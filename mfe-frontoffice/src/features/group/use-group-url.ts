import {
  type BookingId,
  bookingIdSchema,
  type GroupId,
  groupIdSchema,
} from "@funduq/shared-types/values/ids";
import { urlText, urlWord, useUrlState } from "@funduq/shared-ui/router";

/** The dialogs that can lie over a group's panel. */
export const groupTasks = [
  "assign",
  "assign-all",
  "check-in-all",
  "undo-check-ins",
  "keys",
  "edit",
  "import",
  "account",
  "cancel",
] as const;
export type GroupTask = (typeof groupTasks)[number];

/** Of which unit a task is: a block, and a name of its list. */
type Unit = { block?: string | undefined; entry?: string | undefined };

const schema = {
  group: groupIdSchema,
  list: urlText,
  task: urlWord(groupTasks),
  block: urlText,
  entry: urlText,
  booking: bookingIdSchema,
  panel: urlText,
  new: urlText,
};
const noTask = { task: null, block: null, entry: null };

export type GroupUrl = ReturnType<typeof useGroupUrl>;

/** What of the dashboard's address is about groups. */
export function useGroupUrl() {
  const { values, change } = useUrlState(schema);
  const replace = (changes: Parameters<typeof change>[0]) => change(changes, { replace: true });
  return {
    groupId: values.group,
    isList: values.list === "groups",
    task: values.task,
    blockId: values.block,
    entryId: values.entry,
    openList: () => change({ list: "groups" }),
    closeList: () => replace({ list: null }),
    open: (group: GroupId) => change({ ...noTask, group, list: null }),
    close: () => replace({ ...noTask, group: null }),
    start: (task: GroupTask, unit: Unit = {}) => change({ ...noTask, ...unit, task }),
    endTask: () => replace(noTask),
    manage: (booking: BookingId) => change({ ...noTask, booking, panel: null, new: null }),
  };
}
