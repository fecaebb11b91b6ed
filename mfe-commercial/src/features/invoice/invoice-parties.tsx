import type { InvoiceParty, InvoicePreview } from "@funduq/shared-types/contracts/invoice";
import { Name } from "@funduq/shared-ui";
import classes from "./invoice-parties.module.css";
import type { InvoiceText } from "./invoice-text.ts";

type PartiesProps = { document: Pick<InvoicePreview, "seller" | "buyer">; t: InvoiceText };

/** The hotel and the company as they were on the day of issue, with what the law wants of both (INV-05, INV-12). */
export function InvoiceParties({ document: { seller, buyer }, t }: PartiesProps) {
  return (
    <div className={classes.parties}>
      <Party party={seller} t={t} />
      <Party title={t("invoice.bill-to")} party={buyer} t={t} />
    </div>
  );
}

const identifiers = ["nif", "rc", "nis", "art", "rib"] as const;

function Party({ title, party, t }: { title?: string; party: InvoiceParty; t: InvoiceText }) {
  const place = [party.address, party.city].filter(Boolean).join(", ");
  return (
    <section className={classes.party}>
      {title && <p className={classes.title}>{title}</p>}
      <p className={classes.name}>
        <Name>{party.name}</Name>
      </p>
      {place && (
        <p>
          <Name>{place}</Name>
        </p>
      )}
      {party.phone && (
        <p>
          <bdi dir="ltr">{party.phone}</bdi>
        </p>
      )}
      {identifiers.map(
        (name) =>
          party[name] && (
            <p key={name}>
              {t(`invoice.${name}`)} <bdi dir="ltr">{party[name]}</bdi>
            </p>
          ),
      )}
    </section>
  );
}
