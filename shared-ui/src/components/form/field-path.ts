type Plain = string | number | boolean | null | undefined;

/** The paths of a form's values: `guest`, `guest.fullName`, `nights.0.rate`. */
export type FieldPath<Values> = {
  [K in keyof Values & string]: K | Below<K, NonNullable<Values[K]>>;
}[keyof Values & string];

type Below<K extends string, Value> = Value extends Plain
  ? never
  : Value extends readonly (infer Item)[]
    ? `${K}.${number}` | (Item extends Plain ? never : `${K}.${number}.${FieldPath<Item>}`)
    : `${K}.${FieldPath<Value>}`;

/** What stands at a path. */
export type ValueAt<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Values
      ? ValueAt<NonNullable<Values[Head]>, Rest>
      : ItemAt<Values, Rest>
    : Values extends readonly (infer Item)[]
      ? Item
      : never;

type ItemAt<Values, Rest extends string> = Values extends readonly (infer Item)[]
  ? ValueAt<Item, Rest>
  : never;

/** The lists of a form's values. */
export type ListOf<Values> = {
  [K in keyof Values & string]: Values[K] extends readonly object[] ? K : never;
}[keyof Values & string];

export type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;
