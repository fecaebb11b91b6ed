import { describe, expect, it } from "vitest";
import { importFieldOf, readImportRow, readImportTable } from "./company-import.ts";

describe("COM-06 a list of companies", () => {
  it.each([
    ["Raison sociale", "name"],
    ["NOM DE LA SOCIETE", "name"],
    ["Company name", "name"],
    ["اسم الشركة", "name"],
    ["Identifiant fiscal (NIF)", "nif"],
    ["الرقم الجبائي (NIF)", "nif"],
    ["N° RC", "rc"],
    ["Tarif, 2 personnes", "rate2"],
    ["Rate, 1 person", "rate1"],
    ["السعر، شخصان", "rate2"],
    ["Délai de paiement (jours)", "paymentTermsDays"],
    ["PLAFOND", "creditLimit"],
    ["سقف الدين (دج)", "creditLimit"],
    ["Langue des documents", "documentLanguage"],
    ["لغة المستندات", "documentLanguage"],
    ["Couleur", undefined],
  ])("'%s' is the column %s", (heading, field) => {
    expect(importFieldOf(heading)).toBe(field);
  });

  it("begins below the row that names its columns, and skips empty rows", () => {
    const table = [
      ["Liste 2026"],
      ["Société", "NIF", "NIF", "Couleur"],
      ["Atlas", "1", "2"],
      ["", " "],
      ["Naftal"],
    ];
    expect(readImportTable(table)).toEqual({
      rows: [
        { line: 3, values: { name: "Atlas", nif: "1" } },
        { line: 5, values: { name: "Naftal" } },
      ],
      known: [
        { heading: "Société", field: "name" },
        { heading: "NIF", field: "nif" },
      ],
      unknown: ["NIF", "Couleur"],
    });
    expect(readImportTable([["NIF"], ["1"]])).toBeUndefined();
  });

  const row = (values: object) => readImportRow({ values: { name: "Atlas", ...values } });

  it.each([
    ["500000", 50_000_000],
    ["500 000,50", 50_000_050],
    ["1.250.000,00 DA", 125_000_000],
    ["٥٠٠٫٥٠", 50_050],
    ["0", 0],
    ["100000000", 10_000_000_000],
    ["", null],
  ])("reads the credit limit '%s'", (creditLimit, creditLimitCentimes) => {
    expect(row({ creditLimit }).profile).toMatchObject({ creditLimitCentimes });
  });

  it.each([
    ["30", 30],
    ["٤٥ يوم", 45],
    ["60 jours", 60],
    ["0", 0],
    ["365", 365],
  ])("reads the payment terms '%s'", (paymentTermsDays, days) => {
    expect(row({ paymentTermsDays }).profile).toMatchObject({ paymentTermsDays: days });
  });

  it.each([
    ["Français", "fr"],
    ["ARABE", "ar"],
    ["العربية", "ar"],
    ["fr", "fr"],
    ["", null],
  ])("reads the language '%s'", (typed, documentLanguage) => {
    expect(row({ documentLanguage: typed }).profile).toMatchObject({ documentLanguage });
  });

  it("leaves out terms that are empty, and a limit that is empty is none", () => {
    const { profile } = row({ paymentTermsDays: " " });
    expect(profile).toMatchObject({ creditLimitCentimes: null });
    expect(profile).not.toHaveProperty("paymentTermsDays");
  });

  it.each([
    ["creditLimit", "1e308", "amount"],
    ["creditLimit", `1${"0".repeat(308)}`, "amount"],
    ["creditLimit", "beaucoup", "amount"],
    ["creditLimit", "12,345", "amount"],
    ["creditLimit", "-500,00", "amount-range"],
    ["creditLimit", "−1", "amount-range"],
    ["creditLimit", "100000000,01", "amount-range"],
    ["rate1", "-1", "amount-range"],
    ["rate1", "1e308", "amount"],
    ["documentLanguage", "English", "language"],
    ["paymentTermsDays", "-3", "days"],
    ["paymentTermsDays", "366", "days"],
    ["paymentTermsDays", "30,5", "days"],
    ["paymentTermsDays", "1e308", "days"],
    ["paymentTermsDays", "fin de mois", "days"],
  ])("refuses the row whose %s is '%s'", (field, typed, reason) => {
    expect(row({ [field]: typed })).toEqual({ profile: undefined, faults: [{ field, reason }] });
  });
});
