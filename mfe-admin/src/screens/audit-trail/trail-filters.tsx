import { type AuditPage, auditKindSchema } from "@funduq/shared-types/contracts/audit-trail";
import { TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useEffect, useRef, useState } from "react";
import { LogFilters } from "./log-filters.tsx";
import type { useTrailFilter } from "./use-trail-filter.ts";

type FiltersProps = {
  people: AuditPage["people"];
  trail: ReturnType<typeof useTrailFilter>;
};

/** By whom, of which kind, on which days, in which room. */
export function TrailFilters({ people, trail }: FiltersProps) {
  const { filter, isFiltering, narrow, clear, cleared } = trail;
  const t = useText("admin");
  return (
    <LogFilters
      people={people}
      filter={filter}
      narrow={narrow}
      onClear={isFiltering ? clear : undefined}
      kind={{
        label: t("trail.kind"),
        value: filter.kind,
        options: auditKindSchema.options.map((value) => ({
          value,
          label: t(`trail-kind.${value}`),
        })),
        onChange: (kind) => narrow({ kind }),
      }}
    >
      <RoomField
        key={cleared}
        room={filter.room ?? ""}
        onChange={(room) => narrow({ room: room || null })}
      />
    </LogFilters>
  );
}

const RESTED_MS = 300;

/** Filters by room number, 300 ms after the last key. Another number in the URL replaces what is typed. */
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
