import { expect, it } from "vitest";
import { hotelLabels } from "./hotel-labels.ts";

it("SYS-01 hotels of one name are told apart by their town, others by their name alone", () => {
  const hotels = [
    { name: "Hôtel du Lac", city: "Oran" },
    { name: "hotel du lac ", city: "Annaba" },
    { name: "Hôtel du Lac" },
    { name: "El Djazair", city: "Alger" },
  ];
  expect(hotels.map(hotelLabels(hotels))).toEqual([
    "Hôtel du Lac · Oran",
    "hotel du lac  · Annaba",
    "Hôtel du Lac",
    "El Djazair",
  ]);
});
