import { type BookingId, type GroupId, groupIdSchema } from "@funduq/shared-types/values/ids";
import { useSearchParams } from "@funduq/shared-ui/router";

/** The dialogs that can lie over a group's panel. */
export const groupTasks = ["assign", "edit", "import", "account", "cancel"] as const;
export type GroupTask = (typeof groupTasks)[number];

/** Of which unit a task is: a block, and a name of its list. */
type Unit = { block?: string | undefined; entry?: string | undefined };

export type GroupUrl = ReturnType<typeof useGroupUrl>;

/** What of the dashboard's address is about groups. */
export function useGroupUrl() {
  const [params, setParams] = useSearchParams();

  function change(changes: Record<string, string | undefined>, replace = false) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace },
    );
  }
  const noTask = { task: undefined, block: undefined, entry: undefined };

  return {
    groupId: groupIdSchema.safeParse(params.get("group")).data,
    isList: params.get("list") === "groups",
    task: groupTasks.find((task) => task === params.get("task")),
    blockId: params.get("block") ?? undefined,
    entryId: params.get("entry") ?? undefined,
    openList: () => change({ list: "groups" }),
    closeList: () => change({ list: undefined }, true),
    open: (group: GroupId) => change({ ...noTask, group, list: undefined }),
    close: () => change({ ...noTask, group: undefined }, true),
    start: (task: GroupTask, unit: Unit = {}) => change({ ...noTask, ...unit, task }),
    endTask: () => change(noTask, true),
    manage: (booking: BookingId) =>
      change({ ...noTask, booking, panel: undefined, new: undefined }),
  };
}
