import {
  type AuditKind,
  type AuditPage,
  auditKindSchema,
} from "@funduq/shared-types/contracts/audit-trail";
import type { UserId } from "@funduq/shared-types/values/ids";
import { Button, Select, TextField, Toolbar } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { useEffect, useRef, useState } from "react";
import classes from "./audit-trail.module.css";
import type { useTrailFilter } from "./use-trail-filter.ts";

type FiltersProps = {
  people: AuditPage["people"];
  trail: ReturnType<typeof useTrailFilter>;
};

/** By whom, of which kind, on which days, in which room. */
export function TrailFilters({
  people,
  trail: { filter, isFiltering, narrow, clear, cleared },
}: FiltersProps) {
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
        <Select<AuditKind | "all">
          label={t("trail.kind")}
          value={filter.kind ?? "all"}
          onChange={(kind) => narrow({ kind: kind === "all" ? null : kind })}
          options={[
            { value: "all", label: t("trail.everything") },
            ...auditKindSchema.options.map((kind) => ({
              value: kind,
              label: t(`trail-kind.${kind}`),
            })),
          ]}
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
        <RoomField
          key={cleared}
          room={filter.room ?? ""}
          onChange={(room) => narrow({ room: room || null })}
        />
        {isFiltering && <Button onClick={clear}>{t("trail.clear")}</Button>}
      </div>
    </Toolbar>
  );
}

const RESTED_MS = 300;

/** A room's number, asked for once typing has rested; what stands in the address wins once it is another. */
function RoomField({ room, onChange }: { room: string; onChange: (room: string) => void }) {
  const t = useText("admin");
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(room);
  const [asked, setAsked] = useState(room);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  if (room !== seen) {
    setSeen(room);
    if (room !== asked) setTyped(undefined);
  }
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      setAsked(typed.trim());
      latest.current(typed.trim());
    }, RESTED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={t("trail.room-number")}
      value={typed ?? room}
      maxLength={20}
      onChange={setTyped}
    />
  );
}
