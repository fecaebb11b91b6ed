import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { RoomLine, RoomLineFault } from "@funduq/shared-types/rules/room-numbers";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./setup.module.css";

type RoomLinesProps = {
  lines: readonly RoomLine[];
  types: HotelSetup["roomTypes"]["list"];
};

const MOST_NAMED = 8;

/** What becomes of each line: so many rooms of a type, or why none. */
export function RoomLines({ lines, types }: RoomLinesProps) {
  const t = useText("admin");
  return (
    <ul className={classes.list} aria-live="polite">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
        <li key={index} className={classes.line}>
          <code dir="auto">{line.text}</code>
          {line.fault ? (
            <span className={classes.fault}>
              <Fault fault={line.fault} />
            </span>
          ) : (
            <span>
              {t("setup.rooms-of-type", {
                count: line.numbers.length,
                type: types.find(({ id }) => id === line.roomTypeId)?.name ?? "",
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Fault({ fault }: { fault: RoomLineFault }) {
  const t = useText("admin");
  if (fault.kind !== "taken" && fault.kind !== "twice") return <>{t(`setup.line.${fault.kind}`)}</>;
  const numbers = formatList(fault.numbers.slice(0, MOST_NAMED), "and");
  return <>{t(`setup.line.${fault.kind}`, { numbers })}</>;
}
