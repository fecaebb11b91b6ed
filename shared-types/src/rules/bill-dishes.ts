import type { BillLine, ChosenModifier } from "../contracts/pos-bill.ts";
import type { Modifier, ModifierGroup } from "../contracts/pos-menu.ts";
import type { PosItemId } from "../values/ids.ts";

/*
 * Sets (POS-01): a line whose chosen options are dishes of the menu. The kitchen prepares the dishes, each at its own station
 * and in its own course; bill and sale have the one line. Without the schema library: the till ships it.
 */

/** What the kitchen was told of a line: of a set also of each dish. */
export type Fired = Pick<BillLine, "firedQuantity" | "dishesFired">;

type Ordered = Pick<BillLine, "itemId" | "name" | "modifiers" | "course" | "quantity"> & Fired;

/** What the kitchen prepares of a line: the item itself, or each dish of a set. */
export type KitchenPart = {
  /** Which dish of a set, from 1; null of what is no set. */
  dish: number | null;
  itemId: PosItemId;
  name: string;
  course: number;
  /** Of a dish: the set's options for its course, and those for all of them. A paid one is on one dish. */
  modifiers: ChosenModifier[];
  quantity: number;
  firedQuantity: number;
};

type Dish = ChosenModifier & { itemId: PosItemId };
const isDish = (option: ChosenModifier): option is Dish => Boolean(option.itemId);

/** The dishes that were chosen of a set, in their order; none of what is no set. */
export const dishesOf = ({ modifiers }: Pick<BillLine, "modifiers">): Dish[] =>
  modifiers.filter(isDish);

/**
 * The options of a group that are counted together with this one: in a course with dishes the dishes, and apart from them the
 * options that are none. So 'well done' does not count as the main course.
 */
export function countedWith<Option extends Pick<Modifier, "itemId">>(
  group: Pick<ModifierGroup, "course"> & { modifiers: readonly Option[] },
  option: Pick<Modifier, "itemId">,
): readonly Option[] {
  const { course, modifiers } = group;
  return course ? modifiers.filter(({ itemId }) => !itemId === !option.itemId) : modifiers;
}

/** The options of which as many are chosen as a group asks for: of a course with dishes only these. */
export function choicesOf<Option extends Pick<Modifier, "itemId">>(
  group: Pick<ModifierGroup, "course"> & { modifiers: readonly Option[] },
): readonly Option[] {
  const dish = group.modifiers.find(({ itemId }) => itemId);
  return dish ? countedWith(group, dish) : group.modifiers;
}

/** As much of a group of options as says whether it is a course with dishes. */
export type GroupOfSet = Pick<ModifierGroup, "course"> & {
  modifiers: readonly Pick<Modifier, "itemId">[];
};

/** Whether an item that asks for this group is a set: a course with dishes. One of mere options, as how a steak is cooked, makes none. */
export const makesSet = ({ course, modifiers }: GroupOfSet): boolean =>
  Boolean(course) && modifiers.some(({ itemId }) => itemId);

/** An option as a line keeps it. Only those of a set's course name a course and, of a dish, its item. */
export function chosenOption(
  { id, name, priceCentimes, itemId }: Modifier,
  course: number | null | undefined,
): ChosenModifier {
  const option = { id, name, priceCentimes };
  return course ? { ...option, itemId: itemId ?? null, course } : option;
}

export const isSet = (line: Pick<BillLine, "modifiers">): boolean => line.modifiers.some(isDish);

/** What the kitchen prepares of a line. A set of which no dish was chosen is prepared as it is named. */
export function kitchenParts(line: Ordered): KitchenPart[] {
  const { itemId, name, course, modifiers, quantity, firedQuantity, dishesFired } = line;
  const dishes = dishesOf(line);
  if (dishes.length === 0)
    return [{ dish: null, itemId, name, course, modifiers, quantity, firedQuantity }];
  const courses = dishes.map((dish) => dish.course ?? course);
  const options = modifiers
    .filter((option) => !isDish(option))
    .map((option) => ({ option, places: placesOf(option, courses) }));
  return dishes.map((dish, index) => {
    return {
      dish: index + 1,
      itemId: dish.itemId,
      name: dish.name,
      course: courses[index] ?? course,
      modifiers: options.flatMap(({ option, places }) => (places.includes(index) ? option : [])),
      quantity,
      firedQuantity: dishesFired?.[index] ?? 0,
    };
  });
}

/**
 * Which dishes of a set an option is prepared with: those of its course, or all where it has none. One that the guest pays for
 * is prepared once, with the first of them; one of a course of which no dish was chosen, with the set's first dish.
 */
function placesOf(
  { course, priceCentimes }: ChosenModifier,
  courses: readonly number[],
): readonly number[] {
  const places = courses.flatMap((each, index) => (!course || each === course ? index : []));
  if (places.length === 0) return [0];
  return priceCentimes > 0 ? places.slice(0, 1) : places;
}

/** Options that were chosen, each once with how often: 'Steak' twice of a set for two. */
export function countedOptions<Option extends { id: string; name: string }>(
  options: readonly Option[],
): { id: string; name: string; count: number }[] {
  const counts = new Map<string, { id: string; name: string; count: number }>();
  for (const { id, name } of options)
    counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 });
  return [...counts.values()];
}

/** How many dishes of a line the kitchen was not told of. */
export const unsentOf = (line: Ordered): number =>
  kitchenParts(line).reduce((sum, part) => sum + part.quantity - part.firedQuantity, 0);

/** What the kitchen knows of a part of a line that is taken off it: what it knows of goes first. */
export const firedOfPart = (line: Fired, quantity: number): Fired =>
  eachFired(line, (fired) => Math.min(quantity, fired));

/** What the kitchen knows of the rest, once so many were taken off a line. */
export const firedOfRest = (line: Fired, quantity: number): Fired =>
  eachFired(line, (fired) => Math.max(0, fired - quantity));

/** The kitchen was told of these, and of those of another part of the same order. */
export function firedTogether(one: Fired, other: Fired): Fired {
  const dishes = one.dishesFired ?? other.dishesFired;
  if (!dishes) return { firedQuantity: one.firedQuantity + other.firedQuantity };
  return withDishes(
    dishes.map((_, index) => (one.dishesFired?.[index] ?? 0) + (other.dishesFired?.[index] ?? 0)),
  );
}

/** Marks the parts for which `isSent` is true as sent to the kitchen. Returns the same object if there are none. */
export function withSent<Line extends Ordered>(
  line: Line,
  isSent: (part: KitchenPart) => boolean,
): Line {
  const parts = kitchenParts(line);
  if (!parts.some(isSent)) return line;
  const sent = parts.map((part) => (isSent(part) ? part.quantity : part.firedQuantity));
  return { ...line, ...(isSet(line) ? withDishes(sent) : { firedQuantity: line.quantity }) };
}

function eachFired(
  { firedQuantity, dishesFired }: Fired,
  change: (fired: number) => number,
): Fired {
  return dishesFired?.length
    ? withDishes(dishesFired.map(change))
    : { firedQuantity: change(firedQuantity) };
}

const withDishes = (dishesFired: number[]): Fired => ({
  firedQuantity: Math.max(...dishesFired),
  dishesFired,
});
