import { randomInt } from "node:crypto";
import type { Guest } from "@funduq/shared-types/contracts/guest";
import { calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import type { Desk } from "./desk.ts";

export type TwoRecords = { kept: Guest; lost: Guest };

/** Creates two records of one guest that differ in some fields. */
export async function writtenTwice(desk: Desk): Promise<TwoRecords> {
  // A unique phone number, so that only these two records are found as duplicates.
  const phone = `+213 661 ${randomInt(100, 1000)} ${randomInt(100, 1000)}`;
  const kept = await desk.record({
    phone,
    fullName: "Samia Benali",
    nameOtherScript: "سامية بن علي",
    nationality: "DZ",
    birthDate: calendarDateSchema.parse("1986-03-14"),
    birthPlace: "Tlemcen",
    profession: "Architecte",
    address: "12, rue des Frères Bouchama, appartement 4, Tlemcen",
  });
  const lost = await desk.record({
    phone,
    fullName: "Samia Ben Ali",
    nameOtherScript: "سامية بنعلي",
    nationality: "FR",
    birthDate: calendarDateSchema.parse("1986-03-15"),
    birthPlace: "Tlemcen",
    profession: "Architecte d’intérieur",
    address: "Résidence El Bahdja, bâtiment C, 3e étage, Oran",
  });
  return { kept, lost };
}
