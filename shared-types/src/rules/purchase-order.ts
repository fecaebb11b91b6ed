import type { AuditFact } from "../contracts/audit-trail.ts";
import type { PurchaseOrder, SetPurchaseOrder } from "../contracts/purchase-order.ts";
import { changedFacts } from "./audit-facts.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** A scheme and a host without the user name that hides where a link leads; neither space nor control characters. */
const httpsLink = /^https:\/\/[^\s\p{Cc}/?#@\\]+(?:[/?#][^\s\p{Cc}]*)?$/iu;

/** Only such a link is stored, and only such a one is followed. */
export function isSecureLink(text: string): boolean {
  return httpsLink.test(text) && URL.canParse(text);
}

/** Whether the link of a purchase order may be stored: a page by https, or none. */
export function orderLinkVerdict(url: string): Verdict {
  return url === "" || isSecureLink(url) ? allowed : refused("purchase-order.link-not-secure");
}

/** Whether a company may have ordered a stay or a group by this. Both texts are optional. */
export function purchaseOrderVerdict(
  { number, url }: Pick<SetPurchaseOrder, "number" | "url">,
  { companyId }: { companyId: string | null },
): Verdict {
  const link = orderLinkVerdict(url);
  if (!link.allowed) return link;
  const isSet = number !== "" || url !== "";
  return isSet && companyId === null ? refused("purchase-order.no-company") : allowed;
}

/** Whether the order that applies to a stay is named by its group: by the number, or by the link of one without a number. */
export function isOrderOfGroup({ number, url }: PurchaseOrder, own: PurchaseOrder): boolean {
  return number === null ? url !== null && own.url === null : own.number === null;
}

/** As it is stored: an empty text is none. */
export function storedOrder({
  number,
  url,
}: Pick<SetPurchaseOrder, "number" | "url">): PurchaseOrder {
  return { number: number || null, url: url || null };
}

/** For the audit trail: what of it changed. */
export function orderFacts(before: PurchaseOrder, after: PurchaseOrder): AuditFact[] {
  const named = ({ number, url }: PurchaseOrder) => ({
    purchaseOrder: number,
    purchaseOrderLink: url,
  });
  const fields = { purchaseOrder: "text", purchaseOrderLink: "text" } as const;
  return changedFacts(fields, { before: named(before), after: named(after) });
}
