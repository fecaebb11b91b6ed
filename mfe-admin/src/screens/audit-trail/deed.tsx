import type { AuditEntry } from "@funduq/shared-types/contracts/audit-trail";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./audit-trail.module.css";
import { deedText, type RightsLine, rightsLines } from "./deed-text.ts";
import { Facts } from "./facts.tsx";

/** What was done, as a sentence, and what was different before. */
export function Deed({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const { rights, facts } = entry;
  const t = useText("admin");
  return (
    <div>
      {deedText(entry, t)}
      {rights && <Rights lines={rightsLines(rights, t)} />}
      {facts.length > 0 && <Facts facts={facts} timeZone={timeZone} />}
    </div>
  );
}

function Rights({ lines }: { lines: readonly RightsLine[] }) {
  return (
    <dl className={classes.rights}>
      {lines.map(({ what, was, is }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <Name>{was}</Name> <span className={classes.arrow}>→</span> <Name>{is}</Name>
          </dd>
        </div>
      ))}
    </dl>
  );
}
