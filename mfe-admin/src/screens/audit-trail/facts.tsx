import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import { centimes } from "@funduq/shared-types/values/money";
import { Amount, StatusBadge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./audit-trail.module.css";
import { type FactValue, isStatus, useFactWords } from "./fact-text.ts";

type FactsProps = { facts: readonly AuditFact[]; timeZone: string };

/** What a deed changed, line by line: what it was → what it is. */
export function Facts({ facts, timeZone }: FactsProps) {
  return (
    <dl className={classes.rights}>
      {facts.map((fact) => (
        <Fact key={JSON.stringify(fact)} fact={fact} timeZone={timeZone} />
      ))}
    </dl>
  );
}

type FactProps = { fact: AuditFact; timeZone: string };

/** What somebody described has a line of its own, over its amount. */
function Fact({ fact, timeZone }: FactProps) {
  const t = useText("admin");
  if (fact.what !== "amount" || !fact.of) return <Change fact={fact} timeZone={timeZone} />;
  return (
    <>
      <div>
        <dt>{t("fact.description")}</dt>
        <dd>
          <bdi>{fact.of}</bdi>
        </dd>
      </div>
      <Change fact={{ ...fact, of: null }} timeZone={timeZone} />
    </>
  );
}

function Change({ fact, timeZone }: FactProps) {
  const { nameOf, itemOf, textOf } = useFactWords(timeZone);
  const { before, after } = fact;
  const item = itemOf(fact);
  const isGone = before !== null && after === null;
  const shown = (value: FactValue) => (
    <Value fact={fact} value={value} text={textOf(fact, value)} />
  );
  return (
    <div>
      <dt>
        {nameOf(fact)}
        {item && (
          <>
            {" · "}
            <bdi>{item}</bdi>
          </>
        )}
      </dt>
      <dd>
        {before !== null && shown(before)}
        {before !== null && " "}
        {before !== null && <span className={classes.arrow}>→</span>}
        {before !== null && " "}
        {isGone ? "–" : after !== null && shown(after)}
      </dd>
    </div>
  );
}

type ValueProps = { fact: AuditFact; value: FactValue; text: string };

function Value({ fact: { as }, value, text }: ValueProps) {
  if (as === "money") return <Amount value={centimes(Number(value))} />;
  if (as === "housekeeping" && isStatus(value)) return <StatusBadge status={value} />;
  return <bdi dir={as === "percent" ? "ltr" : "auto"}>{text}</bdi>;
}
