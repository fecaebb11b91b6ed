import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { UserId } from "@funduq/shared-types/values/ids";
import { Button, Select, Toolbar } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import classes from "./audit-trail.module.css";

type Common = { by: UserId | null; from: CalendarDate | null; to: CalendarDate | null };
export type LogFilter = { readonly [Name in keyof Common]?: NonNullable<Common[Name]> | undefined };

type LogFiltersProps<Kind extends string> = {
  people: readonly { id: UserId; name: string }[];
  filter: LogFilter;
  narrow: (change: Partial<Common>) => void;
  /** Given while anything is filtered. */
  onClear: (() => void) | undefined;
  /** What kind of line it is; nothing means all of them. */
  kind: {
    label: string;
    value: Kind | undefined;
    options: readonly { value: Kind; label: string }[];
    onChange: (kind: Kind | null) => void;
  };
  children?: ReactNode;
};

/** What each of the hotel's logs is filtered by: who, of which kind, on which days. */
export function LogFilters<Kind extends string>(props: LogFiltersProps<Kind>) {
  const { people, filter, narrow, onClear, kind, children } = props;
  const t = useText("admin");
  return (
    <Toolbar label={t("trail.filters")}>
      <div className={classes.filters}>
        <Select<UserId | "all">
          label={t("trail.by")}
          value={filter.by ?? "all"}
          onChange={(by) => narrow({ by: by === "all" ? null : by })}
          options={[
            { value: "all", label: t("trail.everybody") },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select<Kind | "all">
          label={kind.label}
          value={kind.value ?? "all"}
          onChange={(wanted) => kind.onChange(wanted === "all" ? null : wanted)}
          options={[{ value: "all", label: t("trail.everything") }, ...kind.options]}
        />
        <DateField
          label={t("trail.from")}
          value={filter.from ?? null}
          max={filter.to}
          onChange={(from) => narrow({ from })}
        />
        <DateField
          label={t("trail.to")}
          value={filter.to ?? null}
          min={filter.from}
          onChange={(to) => narrow({ to })}
        />
        {children}
        {onClear && <Button onClick={onClear}>{t("trail.clear")}</Button>}
      </div>
    </Toolbar>
  );
}
