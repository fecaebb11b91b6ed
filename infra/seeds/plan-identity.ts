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
 * A guest's identity document; one guest in five has none yet. It is derived from the phone number instead
 * of the random generator, so that the rest of the demo does not depend on it.
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

/** Whether the guest's police form was not sent on the day of arrival: one in sixteen. */
export function isFormForgotten(phone: string): boolean {
  return Number(phone.slice(-2)) % 16 === 0;
}
