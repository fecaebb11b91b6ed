import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import {
  type HotelIntegrity,
  type IntegrityFinding,
  type Invariant,
  invariants,
} from "@funduq/shared-types/contracts/integrity";
import { hotelLabels } from "@funduq/shared-types/rules/hotel-labels";
import { DEFAULT_TIME_ZONE } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, Card, InlineError, Name, Stack } from "@funduq/shared-ui";
import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { type ApiFailure, asFailure } from "@funduq/shared-ui/state";
import { useMemo, useState } from "react";
import { useLazyListHotelsQuery } from "../../features/hotels/hotels.endpoints.ts";
import { useLazyCheckIntegrityQuery } from "../../features/integrity/integrity.endpoints.ts";
import classes from "./integrity-card.module.css";

type Result = HotelIntegrity | "failed";

/** Recounts every hotel on demand, one after the other; each night that happens by itself. */
export function IntegrityCard() {
  const t = useText("admin");
  const [list] = useLazyListHotelsQuery();
  const [check] = useLazyCheckIntegrityQuery();
  const [results, setResults] = useState<ReadonlyMap<HotelId, Result>>(new Map());
  const [hotels, setHotels] = useState<readonly HotelSummary[]>([]);
  const [isUnderway, setUnderway] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  /** All that there are now, whatever the list above shows or was able to read. */
  async function handleCheck() {
    setUnderway(true);
    setResults(new Map());
    const { data: all, error } = await list();
    setFailure(error && asFailure(error));
    setHotels(all ?? []);
    const found = new Map<HotelId, Result>();
    for (const { id } of all ?? []) {
      const { data } = await check(id);
      found.set(id, data ?? "failed");
      setResults(new Map(found));
    }
    setUnderway(false);
  }

  const isDone = results.size > 0 && !isUnderway;
  const bad = [...results.values()].filter((result) => result === "failed" || countOf(result) > 0);
  const all =
    bad.length === 0 ? t("integrity.all-good") : t("integrity.done", { count: bad.length });

  const labelOf = useMemo(() => hotelLabels(hotels), [hotels]);
  return (
    <Card title={t("integrity.title")}>
      <Stack>
        <p className={classes.hint}>{t("integrity.hint")}</p>
        <div>
          <Button
            saving={isUnderway}
            savingText={t("integrity.checking")}
            onClick={() => void handleCheck()}
          >
            {t("integrity.check")}
          </Button>
        </div>
        <InlineError failure={failure} message={failure && t("load-failed")} />
        <p role="status" className={classes.hint}>
          {isDone ? all : ""}
        </p>
        {hotels.length > 0 && (
          <ul className={classes.results}>
            {hotels.map(({ id, timeZone, ...hotel }) => (
              <li key={id}>
                <strong>
                  <Name>{labelOf(hotel)}</Name>
                </strong>
                <ResultLine result={results.get(id)} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

type ResultLineProps = { result: Result | undefined; timeZone: string | undefined };

function ResultLine({ result, timeZone = DEFAULT_TIME_ZONE }: ResultLineProps) {
  const t = useText("admin");
  if (result === undefined) return <span className={classes.hint}>{t("integrity.waiting")}</span>;
  if (result === "failed") return <span className={classes.bad}>{t("integrity.failed")}</span>;
  if (result.findings.length === 0)
    return (
      <span className={classes.good}>
        <DoneIcon size={18} />{" "}
        {t("integrity.good", { time: formatTime(result.checkedAt, timeZone) })}
      </span>
    );
  return (
    <div>
      <span className={classes.bad}>
        <WarningIcon size={18} /> {t("integrity.bad", { count: countOf(result) })}
      </span>
      <ul className={classes.findings}>
        {result.findings.map((finding) => (
          <Finding key={finding.invariant} finding={finding} />
        ))}
      </ul>
    </div>
  );
}

/** The meaning of a broken invariant, and the ids of the affected rows, for the operator. */
function Finding({ finding: { invariant, count, entities } }: { finding: IntegrityFinding }) {
  const t = useText("admin");
  return (
    <li>
      {isKnown(invariant) ? t(`invariant.${invariant}`) : <bdi dir="ltr">{invariant}</bdi>}{" "}
      <span className={classes.hint}>{t("integrity.times", { count })}</span>
      {entities.length > 0 && (
        <bdi dir="ltr" className={classes.entities}>
          {entities.join(" ")}
        </bdi>
      )}
    </li>
  );
}

const countOf = ({ findings }: HotelIntegrity) =>
  findings.reduce((sum, { count }) => sum + count, 0);

function isKnown(invariant: string): invariant is Invariant {
  return (invariants as readonly string[]).includes(invariant);
}
