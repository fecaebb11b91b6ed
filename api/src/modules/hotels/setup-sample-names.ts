import type { Language } from "@funduq/shared-types/contracts/session";

export type SampleType = "single" | "double" | "twin" | "suite";
type SampleNames = {
  floors: readonly string[];
  types: Record<SampleType, string>;
  restaurant: string;
};

/** What a sample hotel's floors, room types and restaurant are called. */
export const sampleNames: Record<Language, SampleNames> = {
  en: {
    floors: ["First floor", "Second floor", "Third floor"],
    types: { single: "Single", double: "Double", twin: "Twin", suite: "Suite" },
    restaurant: "Restaurant",
  },
  fr: {
    floors: ["1er étage", "2e étage", "3e étage"],
    types: { single: "Simple", double: "Double", twin: "Lits jumeaux", suite: "Suite" },
    restaurant: "Restaurant",
  },
  ar: {
    floors: ["الطابق الأول", "الطابق الثاني", "الطابق الثالث"],
    types: { single: "فردية", double: "مزدوجة", twin: "سريران", suite: "جناح" },
    restaurant: "المطعم",
  },
};
