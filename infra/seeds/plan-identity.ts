import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";

const places = ["Alger", "Oran", "Constantine", "Tlemcen", "Béjaïa", "Annaba", "Sétif", "Ghardaïa"];
const streets = ["rue Didouche Mourad", "rue Larbi Ben M'hidi", "boulevard Zighout Youcef"];
const professions = ["Enseignante", "Ingénieur", "Commerçant", "Médecin", "Avocate", "Comptable"];

const nothing = {
  birth_date: null,
  birth_place: null,
  id_type: null,
  id_number: null,
  id_delivery_date: null,
  id_delivery_place: null,
  address: null,
  profession: null,
};

/**
 * What the desk wrote down of a guest's papers; of one in five nothing yet. It follows from the phone
 * number, so that nothing else of the demo turns out otherwise for it.
 */
export function planIdentity(phone: string, isAlgerian: boolean) {
  const number = Number(phone.replace(/\D/g, "").slice(-6));
  if (number % 5 === 0) return nothing;
  const one = <T>(of: readonly T[]) => of[number % of.length] as T;
  return {
    birth_date: addDays(calendarDate("1958-03-01"), (number * 37) % 16_000),
    birth_place: one(places),
    id_type: isAlgerian && number % 3 > 0 ? "National ID" : "Passport",
    id_number: String(100_000_000 + number * 113),
    id_delivery_date: addDays(calendarDate("2019-01-06"), number % 2_000),
    id_delivery_place: one([...places].reverse()),
    address: `${(number % 90) + 1}, ${one(streets)}, ${one(places)}`,
    profession: one(professions),
  };
}

/** Whether the desk forgot to send a guest's form on the day of arrival: one in sixteen. */
export function isFormForgotten(phone: string): boolean {
  return Number(phone.slice(-2)) % 16 === 0;
}
