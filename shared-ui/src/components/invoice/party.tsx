import { Name } from "../layout/layout.tsx";
import classes from "./party.module.css";

export type PartyProps = {
  heading: string | null;
  name: string;
  /** The name in the other script, and the address. */
  lines: readonly string[];
  identifiers: readonly { label: string; value: string }[];
};

/** Seller and buyer beside each other, on the screen and on paper. */
export function Parties({ seller, buyer }: { seller: PartyProps; buyer: PartyProps }) {
  return (
    <div className={classes.parties}>
      <Party {...seller} />
      <Party {...buyer} />
    </div>
  );
}

function Party({ heading, name, lines, identifiers }: PartyProps) {
  return (
    <section className={classes.party}>
      {heading && <p className={classes.title}>{heading}</p>}
      <p className={classes.name}>
        <Name>{name}</Name>
      </p>
      {lines.map((line) => (
        <p key={line}>
          <Name>{line}</Name>
        </p>
      ))}
      {identifiers.map(({ label, value }) => (
        <p key={label}>
          {label} <bdi dir="ltr">{value}</bdi>
        </p>
      ))}
    </section>
  );
}
