import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { ShiftId } from "@funduq/shared-types/values/ids";
import { Amount } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useListShiftsQuery } from "../../../features/checkout/shifts.endpoints.ts";
import classes from "./shift.module.css";

type EarlierShiftsProps = { terminal: TerminalRef; onOpen: (shiftId: ShiftId) => void };

/** The Z reports of a terminal, with what was too much or too little in the drawer. */
export function EarlierShifts({ terminal, onOpen }: EarlierShiftsProps) {
  const t = useText("pos");
  const shifts = useListShiftsQuery(terminal).data?.shifts ?? [];
  if (shifts.length === 0) return null;
  return (
    <section>
      <h3>{t("shift.earlier")}</h3>
      <ul className={classes.shifts}>
        {shifts.map((shift) => (
          <li key={shift.id}>
            <button type="button" onClick={() => onOpen(shift.id)}>
              <strong>{t("shift.z", { number: shift.number })}</strong>
              <span>{formatDateShort(shift.businessDate)}</span>
              <bdi>{shift.closedBy}</bdi>
              <span>
                {t("shift.difference")}{" "}
                <Amount value={shift.countedCentimes - shift.expectedCentimes} strong />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
