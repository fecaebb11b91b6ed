import {
  Amount,
  Badge,
  Group,
  Name,
  StatusBadge,
  statusNames,
  statusProps,
} from "@funduq/shared-ui";
import classes from "../gallery.module.css";
import { guests, useSample } from "../samples.ts";
import { type Section, Shot, Shots } from "../section.tsx";

export const statuses: Section = {
  id: "statuses",
  title: "Statuses, names, amounts",
  shows: ["StatusBadge", "statusNames", "statusProps", "Badge", "Amount", "Name"],
  when: [
    "Colour answers 'must I act?' and never stands alone: icon, word, colour, shape.",
    "StatusBadge for rooms, bookings, invoices, tables, subscriptions; Badge for a short remark.",
    "A whole card in a status: spread statusProps and use --fq-status and --fq-status-pale.",
    "Names stand in Name, money in Amount: both are safe in a sentence of any direction.",
  ],
  example: `<StatusBadge status={room.status} />
<article {...statusProps(room.status)} className={…}>…</article>
<Amount value={folio.balance} strong />`,
  View: () => {
    const s = useSample();
    return (
      <>
        <Group>
          {statusNames.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Group>
        <Group>
          {(["neutral", "info", "warning", "danger"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {s("vip")}
            </Badge>
          ))}
        </Group>
        <Shots>
          {(["Occupied", "Reserved", "Dirty", "no-show"] as const).map((status, index) => {
            const { className, ...tone } = statusProps(status);
            return (
              <Shot key={status} name="a card in a status">
                <div {...tone} className={`${className} ${classes.tone}`}>
                  <Name>{guests[index]?.name}</Name>
                  {" · "}
                  <Amount value={guests[index]?.balance ?? 0} strong />
                </div>
              </Shot>
            );
          })}
        </Shots>
      </>
    );
  },
};
