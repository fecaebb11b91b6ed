/** The value at a path such as `guest.fullName` or `nights.0.rate`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(below, values);
}

/** The top-level field of a path, with `value` at the path. */
export function patchAt(values: object, path: string, value: unknown): Record<string, unknown> {
  const [field = "", ...rest] = path.split(".");
  return { [field]: withValueAt(below(values, field), rest, value) };
}

function withValueAt(at: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const next = withValueAt(below(at, key), rest, value);
  if (Array.isArray(at)) return at.with(Number(key), next);
  return { ...(at as object | null), [key]: next };
}

function below(at: unknown, key: string): unknown {
  return typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
}
