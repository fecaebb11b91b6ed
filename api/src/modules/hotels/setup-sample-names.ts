import type { Language } from "@funduq/shared-types/contracts/session";

export type SampleType = "single" | "double" | "twin" | "suite";
export type SampleCharge =
  | "water"
  | "soda"
  | "breakfast"
  | "shirt"
  | "trousers"
  | "extraBed"
  | "transfer"
  | "parking"
  | "hammam"
  | "massage";
type SampleNames = {
  floors: readonly string[];
  types: Record<SampleType, string>;
  restaurant: string;
  charges: Record<SampleCharge, string>;
};

/** What a sample hotel's floors, room types, restaurant and charges are called. */
export const sampleNames: Record<Language, SampleNames> = {
  en: {
    floors: ["First floor", "Second floor", "Third floor"],
    types: { single: "Single", double: "Double", twin: "Twin", suite: "Suite" },
    restaurant: "Restaurant",
    charges: {
      water: "Minibar – water",
      soda: "Minibar – soft drink",
      breakfast: "Breakfast in the room",
      shirt: "Laundry – shirt",
      trousers: "Laundry – trousers",
      extraBed: "Extra bed",
      transfer: "Airport transfer",
      parking: "Parking, per day",
      hammam: "Hammam",
      massage: "Massage, 1 hour",
    },
  },
  fr: {
    floors: ["1er étage", "2e étage", "3e étage"],
    types: { single: "Simple", double: "Double", twin: "Lits jumeaux", suite: "Suite" },
    restaurant: "Restaurant",
    charges: {
      water: "Minibar – eau",
      soda: "Minibar – soda",
      breakfast: "Petit déjeuner en chambre",
      shirt: "Blanchisserie – chemise",
      trousers: "Blanchisserie – pantalon",
      extraBed: "Lit supplémentaire",
      transfer: "Transfert aéroport",
      parking: "Parking, par jour",
      hammam: "Hammam",
      massage: "Massage, 1 heure",
    },
  },
  ar: {
    floors: ["الطابق الأول", "الطابق الثاني", "الطابق الثالث"],
    types: { single: "فردية", double: "مزدوجة", twin: "سريران", suite: "جناح" },
    restaurant: "المطعم",
    charges: {
      water: "ميني بار – ماء",
      soda: "ميني بار – مشروب غازي",
      breakfast: "فطور في الغرفة",
      shirt: "غسيل – قميص",
      trousers: "غسيل – سروال",
      extraBed: "سرير إضافي",
      transfer: "نقل من المطار وإليه",
      parking: "موقف السيارة، لليوم",
      hammam: "حمّام",
      massage: "تدليك، ساعة",
    },
  },
};
