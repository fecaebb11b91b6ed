import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { paymentMethodSchema } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { useText } from "@funduq/shared-ui/i18n";

type Say = ReturnType<typeof useText<"frontoffice">>;

/** The guest's own folio has no name of its own; a company's has the company's. */
export function folioName({ key, name }: Pick<Folio, "key" | "name">, t: Say): string {
  return key.includes("guest_personal") ? t("folio.personal") : name;
}

/** What a line of a folio says; payments are told in the language in use (FOL-05). */
export function postingText({ direction, method, description }: Posting, t: Say): string {
  const known = paymentMethodSchema.safeParse(method);
  if (direction !== "payment" || !known.success) return description;
  return t("payment.description", { method: t(`method.${known.data}`) });
}

/** What a line adds to the balance: a charge is positive, a payment negative. */
export function postingEffect(posting: Posting): number {
  return folioBalance({ postings: [posting] });
}
