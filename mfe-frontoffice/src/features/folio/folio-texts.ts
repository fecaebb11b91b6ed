import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { chargeDepartmentSchema, paymentMethodSchema } from "@funduq/shared-types/contracts/folio";
import type { GroupPosting } from "@funduq/shared-types/contracts/group-account";
import { tvaAddedTo } from "@funduq/shared-types/rules/added-tax";
import { folioBalance, PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import { isCharge } from "@funduq/shared-types/rules/folio-charged-nights";
import { ROOM_DEPARTMENT } from "@funduq/shared-types/rules/folio-nights";
import { housePosting } from "@funduq/shared-types/rules/house-postings";
import { formatDateShort, formatMoney } from "@funduq/shared-ui/format";
import type { useText } from "@funduq/shared-ui/i18n";

type Say = ReturnType<typeof useText<"frontoffice">>;

/** The guest's own folio has no name of its own; a company's has the company's. */
export function folioName({ key, name }: Pick<Folio, "key" | "name">, t: Say): string {
  return key.includes("guest_personal") ? t("folio.personal") : name;
}

/** The same where only the name is known, as the history tells it. */
export function namedFolio(name: string, t: Say): string {
  return name === PERSONAL_FOLIO_NAME ? t("folio.personal") : name;
}

/** A posting of a folio, or of a group's account, where a transfer from a stay names the stay. */
export type Line = Posting & Partial<Pick<GroupPosting, "stay">>;

/** The description of a posting: of what the system posts (nights, taxes) in the user's language, else as it was typed (FOL-05). */
export function postingText(posting: Line, t: Say): string {
  const { night, businessDate, stay } = posting;
  if (stay) return t("group-account.of-stay", { guest: stay.guestName, room: stay.roomNumber });
  const text = describedText(posting, t);
  // A night that was charged later than by its own audit says which one it is.
  if (!night || night === businessDate || !isCharge(posting)) return text;
  return t("posting.night", { posting: text, date: formatDateShort(night) });
}

type Described = { item?: unknown; method?: unknown; description?: unknown; night?: unknown };

/** The same for a posting or an entry of its history, without the stay and the night. */
export function describedText(line: Described, t: Say): string {
  const own = housePosting(line);
  const description = String(line.description ?? "");
  if (!own) return description;
  if (own === "tva" && !line.night) return t("posting.tva-of", { description });
  if (own !== "payment") return t(houseTexts[own]);
  const method = paymentMethodSchema.parse(line.method);
  return t("payment.description", { method: t(`method.${method}`) });
}

const houseTexts = {
  room: "posting.room",
  tva: "posting.tva",
  "tourism-tax": "posting.tds",
  "stay-tax": "posting.stay-tax",
  "company-transfer": "posting.transfer",
  "group-transfer": "posting.group-transfer",
} as const;

/** A department as the screens call it; one that a rule names in its own words stays as it is. */
export function departmentText(department: string, t: Say): string {
  if (department === ROOM_DEPARTMENT) return t("department.Room");
  const known = chargeDepartmentSchema.safeParse(department);
  return known.success ? t(`department.${known.data}`) : department;
}

/** What a folio's payer takes over by the rules agreed with it; undefined where there are none. */
export function rulesText({ rules }: Pick<Folio, "rules">, t: Say): string | undefined {
  if (rules.length === 0) return undefined;
  // What is taken over whole comes first: a limit belongs to its own department alone.
  const wholeFirst = [...rules].sort((one, other) => one.limitCentimes - other.limitCentimes);
  const said = wholeFirst.map(({ department: code, limitCentimes, frequency }) => {
    // The tax of a night goes where the night goes.
    const department = code === ROOM_DEPARTMENT ? t("folio.rule.room") : departmentText(code, t);
    const limit = formatMoney(limitCentimes);
    return limitCentimes === 0 ? department : t(`folio.rule.${frequency}`, { department, limit });
  });
  return said.join(" · ");
}

/** An amount, and the TVA that goes with it. */
export function amountWithTva(amount: number, tva: number | undefined, t: Say): string {
  if (!tva) return formatMoney(amount);
  return t("posting.amount-with-tva", { amount: formatMoney(amount), tva: formatMoney(tva) });
}

/** A line with its amount, and the TVA that is moved, split and reversed with it. */
export function postingWithTva(lines: readonly Line[], posting: Line, t: Say): string {
  const tva = tvaAddedTo(lines, posting);
  const amount = amountWithTva(postingEffect(posting), tva && postingEffect(tva), t);
  return t("move.posting", { description: postingText(posting, t), amount });
}

/** What a line and the TVA that was added to it add to the balance. */
export function effectWithTva(lines: readonly Posting[], posting: Posting): number {
  const tva = tvaAddedTo(lines, posting);
  return folioBalance({ postings: tva ? [posting, tva] : [posting] });
}

/** What a line adds to the balance: a charge is positive, a payment negative. */
export function postingEffect(posting: Posting): number {
  return folioBalance({ postings: [posting] });
}
