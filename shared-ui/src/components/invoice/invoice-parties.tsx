import type { InvoiceParty, InvoicePreview } from "@funduq/shared-types/contracts/invoice";
import type { DocumentText } from "../../i18n/invoice-text.ts";
import { Parties, type PartyProps } from "./party.tsx";

type InvoicePartiesProps = {
  document: Pick<InvoicePreview, "seller" | "buyer">;
  t: DocumentText;
  /** Above the buyer; on an invoice whom it bills. */
  to?: string;
};

/** The hotel and the buyer as they were on the day of issue, with what the law wants of both (INV-05). */
export function InvoiceParties(props: InvoicePartiesProps) {
  const { document, t, to = t("invoice.bill-to") } = props;
  const { seller, buyer } = document;
  return (
    <Parties
      seller={{ heading: null, ...partyOf(seller, t) }}
      buyer={{ heading: to, ...partyOf(buyer, t) }}
    />
  );
}

const identifiers = ["phone", "nif", "rc", "nis", "art", "rib"] as const;

function partyOf(party: InvoiceParty, t: DocumentText): Omit<PartyProps, "heading"> {
  const { name, nameOtherScript = "", address, city } = party;
  const place = [address, city].filter(Boolean).join(", ");
  return {
    name,
    lines: [nameOtherScript, place].filter(Boolean),
    identifiers: identifiers.flatMap((key) => {
      const value = party[key];
      return value ? [{ label: t(`invoice.${key}`), value }] : [];
    }),
  };
}
