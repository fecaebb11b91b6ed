import {
  type HappyHour,
  type HappyHourPrice,
  type SaveHappyHour,
  saveHappyHourSchema,
} from "@funduq/shared-types/contracts/pos-happy-hour";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, newKey } from "@funduq/shared-ui/state";
import { fieldOfTakenName } from "../../../features/menu/use-based-save.ts";

/** A price as it is typed. `target` is `item …` or `category …`, blank until one is chosen. */
export type TypedPrice = {
  key: string;
  target: string;
  how: "price" | "share";
  priceCentimes: number | null;
  percent: number | null;
};
type TypedHappyHour = Omit<SaveHappyHour, "version" | "from" | "to" | "prices"> & {
  from: string | null;
  to: string | null;
  prices: TypedPrice[];
};

export const newPrice = (): TypedPrice => ({
  key: newKey(),
  target: "",
  how: "price",
  priceCentimes: null,
  percent: null,
});

export const isOfCategory = ({ target }: TypedPrice) => target.startsWith("category ");

const contract = formContract<TypedHappyHour, SaveHappyHour>(saveHappyHourSchema, {
  request: (typed) => ({ ...typed, version: null, prices: typed.prices.map(requested) }),
  fieldAt,
});

/** The request names the item or the category, and the share in basis points. */
function fieldAt(path: string) {
  const [, index, name] = /^prices\.(\d+)\.(itemId|categoryId|offBp)$/.exec(path) ?? [];
  if (index === undefined) return path as keyof TypedHappyHour;
  return `prices.${Number(index)}.${name === "offBp" ? "percent" : "target"}` as const;
}

function requested(price: TypedPrice) {
  const { target, how, priceCentimes, percent } = price;
  const [, id = ""] = target.split(" ");
  const offBp = percent === null ? null : percent * 100;
  if (isOfCategory(price)) return { kind: "category-share", categoryId: id, offBp };
  if (how === "share") return { kind: "item-share", itemId: id, offBp };
  return { kind: "item-price", itemId: id, priceCentimes };
}

function typed(price: HappyHourPrice): TypedPrice {
  const target =
    price.kind === "category-share" ? `category ${price.categoryId}` : `item ${price.itemId}`;
  if (price.kind === "item-price")
    return { ...newPrice(), target, priceCentimes: price.priceCentimes };
  return { ...newPrice(), target, how: "share", percent: price.offBp / 100 };
}

export function useHappyHourForm(
  happyHour: HappyHour | undefined,
  failure: ApiFailure | undefined,
) {
  const t = useText("pos");
  const words: Record<string, string | undefined> = {
    "name.too_small": t("menu.name-missing"),
    "days.too_small": t("happy.days-missing"),
    "lastDate.custom": t("happy.last-too-early"),
    "prices.too_small": t("happy.prices-missing"),
    "prices.custom": t("happy.named-twice"),
    "target.invalid_format": t("happy.target-missing"),
    "priceCentimes.invalid_type": t("menu.price-missing"),
    "percent.invalid_type": t("happy.percent-missing"),
    "percent.too_small": t("happy.percent-missing"),
    "percent.too_big": t("happy.percent-missing"),
  };
  return useContractForm<TypedHappyHour, SaveHappyHour>(
    contract,
    {
      name: happyHour?.name ?? "",
      isActive: happyHour?.isActive ?? true,
      days: happyHour?.days ?? [1, 2, 3, 4, 5, 6, 7],
      from: happyHour?.from ?? "17:00",
      to: happyHour?.to ?? "19:00",
      firstDate: happyHour?.firstDate ?? null,
      lastDate: happyHour?.lastDate ?? null,
      prices: happyHour?.prices.map(typed) ?? [newPrice()],
    },
    failure,
    {
      say: (path, { code }) => words[`${path.split(".").at(-1)}.${code}`],
      fieldOf: fieldOfTakenName,
    },
  );
}

export type HappyHourForm = ReturnType<typeof useHappyHourForm>;
