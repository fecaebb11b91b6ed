import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { RoomLine, RoomLineFault } from "@funduq/shared-types/rules/room-numbers";
import { VisuallyHidden } from "@funduq/shared-ui";
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
  /** One sentence, also for five hundred rooms: the lines themselves can be read in their own time. */
  const summary = () => {
    const read = lines.filter(({ fault }) => !fault);
    const count = read.reduce((sum, { numbers }) => sum + numbers.length, 0);
    const rooms = `${t("setup.rooms-count", { count })}.`;
    return read.length < lines.length ? `${rooms} ${t("setup.lines-wrong")}` : rooms;
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{lines.length > 0 && summary()}</span>
      </VisuallyHidden>
      <ul className={classes.list}>
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
    </>
  );
}

function Fault({ fault }: { fault: RoomLineFault }) {
  const t = useText("admin");
  if (fault.kind !== "taken" && fault.kind !== "twice") return <>{t(`setup.line.${fault.kind}`)}</>;
  const numbers = formatList(fault.numbers.slice(0, MOST_NAMED), "and");
  return <>{t(`setup.line.${fault.kind}`, { numbers })}</>;
}
