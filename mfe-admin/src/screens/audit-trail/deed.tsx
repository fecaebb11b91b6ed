import type { AuditEntry, AuditRights } from "@funduq/shared-types/contracts/audit-trail";
import { Name } from "@funduq/shared-ui";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import classes from "./audit-trail.module.css";
import { isKnownDeed } from "./deeds.ts";
import { Facts } from "./facts.tsx";

/** What was done, as a sentence, and what was different before. */
export function Deed({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const { action, rights, facts } = entry;
  const t = useText("admin");
  return (
    <div>
      {isKnownDeed(action) ? t(`did.${action}`) : t("trail.other-deed", { deed: action })}
      {rights && <Rights before={rights.before} after={rights.after} />}
      {facts.length > 0 && <Facts facts={facts} timeZone={timeZone} />}
    </div>
  );
}

type RightsProps = { before: AuditRights; after: AuditRights };

/** Each thing that is different, from → to. */
function Rights({ before, after }: RightsProps) {
  const t = useText("admin");
  const sections = ({ sections }: AuditRights) =>
    formatList(sections.map((section) => t(`section.${section}`))) || "–";
  const lines: [string, ReactNode, ReactNode][] = [
    [
      t("users.name"),
      <Name key="old">{before.displayName}</Name>,
      <Name key="new">{after.displayName}</Name>,
    ],
    [t("users.role"), t(`role.${before.role}`), t(`role.${after.role}`)],
    [t("users.sections"), sections(before), sections(after)],
    [t("users.status"), t(`user-status.${before.status}`), t(`user-status.${after.status}`)],
  ];
  const changed = [
    before.displayName !== after.displayName,
    before.role !== after.role,
    sections(before) !== sections(after),
    before.status !== after.status,
  ];
  return (
    <dl className={classes.rights}>
      {lines
        .filter((_, at) => changed[at])
        .map(([what, was, is]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {was} <span className={classes.arrow}>→</span> {is}
            </dd>
          </div>
        ))}
    </dl>
  );
}
