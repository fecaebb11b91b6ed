import type { AuditSubject } from "@funduq/shared-types/contracts/audit-trail";
import { referenceText } from "@funduq/shared-types/rules/reference";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Link, searchHash } from "@funduq/shared-ui/router";
import classes from "./audit-trail.module.css";

type SubjectProps = { hotelId: HotelId; subject: AuditSubject | null };

const NOTHING = "–";

/** What the deed was about, and the way to it; a dash for what is no thing, or no longer there. */
export function Subject({ hotelId, subject }: SubjectProps) {
  const t = useText("admin");
  if (!subject) return <span>{NOTHING}</span>;
  return (
    <Link className={classes.subject} to={pathOf(hotelId, subject)}>
      {subject.room && <bdi>{t("trail.room", { room: subject.room })}</bdi>}
      {subject.room && subject.name && " · "}
      {subject.name && <Name>{subject.name}</Name>}
      {subject.reference && (
        <>
          {" · "}
          <bdi dir="ltr">{referenceText(subject.reference)}</bdi>
        </>
      )}
    </Link>
  );
}

function pathOf(hotelId: HotelId, { kind, id, name }: AuditSubject): string {
  switch (kind) {
    case "booking":
      return `${viewPath("dashboard", hotelId)}?booking=${id}`;
    case "room":
      return `${viewPath("housekeeping", hotelId)}?room=${id}`;
    case "guest":
      return `${viewPath("dashboard", hotelId)}?cardex=${id}`;
    case "group":
      return `${viewPath("dashboard", hotelId)}?group=${id}`;
    case "company":
      return `${viewPath("commercial", hotelId)}?company=${id}`;
    case "user":
      return `${viewPath("user-management", hotelId)}${searchHash(name)}`;
  }
}
