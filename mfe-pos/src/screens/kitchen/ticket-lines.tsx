import type { KitchenTicket } from "@funduq/shared-types/contracts/pos-kitchen";
import { countedOptions } from "@funduq/shared-types/rules/bill-dishes";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./kitchen.module.css";

type Line = KitchenTicket["lines"][number];

export function TicketLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line, index) => (
        // A ticket's lines are never added to or moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said
        <TicketLine key={index} line={line} />
      ))}
    </ul>
  );
}

/** What is left to prepare; below it how many are not to be prepared any more. */
function TicketLine({ line }: { line: Line }) {
  const t = useText("pos");
  const { name, quantity, voidedQuantity, modifiers, note } = line;
  const left = quantity - voidedQuantity;
  return (
    <li className={classes.line}>
      {left > 0 && (
        <>
          <p className={classes.item}>
            <Quantity count={left} /> <Name>{name}</Name>
          </p>
          {modifiers.length > 0 && (
            <ul className={classes.modifiers}>
              {countedOptions(modifiers).map(({ id, name: option, count }) => (
                <li key={id}>
                  {count > 1 && (
                    <>
                      <Quantity count={count} />{" "}
                    </>
                  )}
                  <Name>{option}</Name>
                </li>
              ))}
            </ul>
          )}
          {note !== "" && (
            <p className={classes.note}>
              <Name>{note}</Name>
            </p>
          )}
        </>
      )}
      {voidedQuantity > 0 && (
        <p className={classes.voided}>
          <del>
            <Quantity count={voidedQuantity} /> <Name>{name}</Name>
          </del>{" "}
          <strong>{t("kitchen.voided")}</strong>
        </p>
      )}
    </li>
  );
}

function Quantity({ count }: { count: number }) {
  return <span className={classes.quantity}>{`${count} ×`}</span>;
}
