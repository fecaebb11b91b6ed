import { shortageOf } from "@funduq/shared-types/rules/group-shortage";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./group-form.module.css";

type RoomsShortProps = {
  /** Why the group was refused: a failed call's, or a rule's own. */
  refusal: { code: string; params?: unknown } | undefined;
  /** Of a contract that has rooms already: what is asked for comes to them. */
  isMore?: boolean;
};

/**
 * Of an overbooking, what a coordinator has to know next: how many rooms are missing, of which type and on
 * which night. The specification's own sentence says only what is left (GRP-02).
 */
export function RoomsShort({ refusal, isMore = false }: RoomsShortProps) {
  const t = useText("frontoffice");
  const short = refusal && shortageOf(refusal);
  if (!short) return null;
  const { roomTypeName: type, date, missing, wanted, left } = short;
  return (
    <p role="status" className={classes.short}>
      {t("group.short", { count: missing, type, night: formatDateShort(date) })}{" "}
      {t(isMore ? "group.short-of-more" : "group.short-of", { wanted, left })}
    </p>
  );
}
