import { seededRandom } from "./random.ts";
import { inCentimes, type SeedContext, seededId } from "./seed-context.ts";

/** What the demo hotels charge beside the room: name, department and price in dinars. */
const charges: readonly [name: string, department: string, dinars: number][] = [
  ["Minibar – eau", "Restaurant", 100],
  ["Minibar – soda", "Restaurant", 200],
  ["Minibar – chocolat", "Restaurant", 250],
  ["Petit déjeuner en chambre", "Restaurant", 1_200],
  ["Blanchisserie – chemise", "Housekeeping", 250],
  ["Blanchisserie – pantalon", "Housekeeping", 350],
  ["Lit supplémentaire", "Housekeeping", 2_500],
  ["Transfert aéroport", "Front Office", 3_000],
  ["Parking, par jour", "Front Office", 500],
  ["Hammam", "Spa", 1_500],
  ["Massage, 1 heure", "Spa", 4_000],
];

/** Its ids have their own seed, so that they change no other random value of the plan. */
const SEED = 1_830;

/** Adds the charge catalogue. */
export function planCharges({ rows, businessDate }: SeedContext): void {
  const random = seededRandom(SEED);
  for (const [position, [name, department, dinars]] of charges.entries())
    rows.add("charge_items", {
      id: seededId(random, businessDate),
      name,
      department,
      price_centimes: inCentimes(dinars),
      position,
      is_retired: false,
    });
}
