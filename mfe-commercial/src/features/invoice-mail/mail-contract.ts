import { type MailInvoice, mailInvoiceSchema } from "@funduq/shared-types/contracts/invoice-mail";
import { emailSchema } from "@funduq/shared-types/contracts/user";
import { formContract } from "@funduq/shared-ui/forms";

/** The mail as it is typed: the addresses in one field. */
export type TypedMail = Omit<MailInvoice, "recipients"> & { recipients: string };

/** The addresses that are separated by commas, semicolons or spaces, each once. */
export function addressesIn(typed: string): string[] {
  const addresses = typed.toLowerCase().split(/[\s,;،؛]+/u);
  return [...new Set(addresses.filter((address) => address !== ""))];
}

export function wrongAddressesIn(typed: string): string[] {
  return addressesIn(typed).filter((address) => !emailSchema.safeParse(address).success);
}

export const mailContract = formContract<TypedMail, MailInvoice>(mailInvoiceSchema, {
  request: ({ recipients, ...mail }) => ({ ...mail, recipients: addressesIn(recipients) }),
  fieldAt(path) {
    if (path.startsWith("recipients")) return "recipients";
    return path === "subject" || path === "text" ? path : undefined;
  },
});
