import {
  type Contract,
  type FormWords,
  formContract,
  useControlledForm,
} from "@funduq/shared-ui/forms";
import type { ApiFailure } from "@funduq/shared-ui/state";
import type { Edited } from "./use-edited.ts";

type Entry = { id: string };
type Fields<Item> = { list: readonly Item[] };

type ListForm<Item extends Entry, Body> = {
  /** The contract of the request, which has the entries below `name` beside `seen`. */
  schema: Contract<Body>;
  name: string;
  /** An entry as it is sent. */
  sent: (item: Item) => unknown;
  /** What is wrong with the list as a whole. */
  rule?: (kept: readonly Item[]) => string | undefined;
  failure: ApiFailure | undefined;
  say?: FormWords["say"];
};

/** A list that is saved whole, as a contract form: an entry that is taken away is not part of the request. */
export function useListForm<Item extends Entry, Body>(
  entries: Edited<Item>,
  { schema, name, sent, rule, failure, say }: ListForm<Item, Body>,
) {
  const { seen, isRemoved, list, update } = entries;
  const keptOf = (fields: Fields<Item>) => fields.list.filter((item) => !isRemoved(item));
  const contract = formContract<Fields<Item>, Body>(schema, {
    request: (fields) => ({ seen, [name]: keptOf(fields).map(sent) }),
    fieldAt: (path, fields) => fieldAt(path, keptOf(fields), fields.list) as never,
    rules: (fields) => ({ list: rule?.(keptOf(fields)) }) as never,
  });
  return useControlledForm(contract, { values: { list }, update }, failure, { say });
}

/** `floors.1.name` of the request is `list.2.name` of the form where an entry before it is taken away. */
function fieldAt<Item>(path: string, kept: readonly Item[], list: readonly Item[]): string {
  const [, place, ...field] = path.split(".");
  const item = place === undefined ? undefined : kept[Number(place)];
  if (item === undefined) return "list";
  return ["list", list.indexOf(item), ...field].join(".");
}
