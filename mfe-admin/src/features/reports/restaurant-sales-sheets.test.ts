import type { Language } from "@funduq/shared-types/contracts/session";
import { reportTextIn } from "@funduq/shared-types/reports/report-text";
import { csvOf } from "@funduq/shared-types/reports/sheet-csv";
import { centimes } from "@funduq/shared-types/values/centimes";
import { describe, expect, it } from "vitest";
import { casbah, someRestaurantSales } from "../../standalone/restaurant-sales.ts";
import { restaurantSalesSheets } from "./restaurant-sales-sheets.ts";
import { type RestaurantTable, restaurantTables } from "./restaurant-sales-tables.ts";

const report = someRestaurantSales("2026-04-09", "2026-04-10");

const sheetsOf = (table: RestaurantTable, language: Language, restaurant?: "casbah") => {
  const chosen = restaurant && casbah.restaurantId;
  return restaurantSalesSheets(
    report,
    { table, restaurant: chosen },
    reportTextIn(language),
    language,
  );
};

const sums = `
Des ventes au total
Indicateur;Nombre;Montant TTC
Ventes;3;495,50
Remboursements;2;-228,00
Total : ventes moins remboursements;;267,50
Hors total;;
Pourboires;;10,00
Remises, déjà déduites;;59,50
Happy hour Apéro : baisse, déjà déduite;2;42,00
Annulations après envoi en cuisine;1;119,00
Couverts;4;
`;

const notes = `"Montants après remises, TTC et hors pourboires ; ce qui a été mis sur une chambre est compris."
Les remboursements sont déduits des montants et des quantités, au jour, à l’heure et pour l’utilisateur du remboursement. Le nombre de ventes ne les compte pas.
`;

/** Each table as the French CSV has it, between its heading and its notes. */
const golden: Record<RestaurantTable, string> = {
  items: `Ventes par article
Article;Catégorie;Quantité;Montant TTC
Thé à la menthe;Boissons;3;327,00
'=Chorba;Sans catégorie;0;-59,50
Total;;3;267,50
`,
  categories: `Ventes par catégorie
Catégorie;Quantité;Montant TTC
Boissons;3;327,00
Sans catégorie;0;-59,50
Total;3;267,50
`,
  hours: `Ventes par heure
Heure;Ventes;Montant TTC
De 12:00 à 13:00;1;277,50
De 23:00 à 00:00;2;-10,00
Total;3;267,50
`,
  waiters: `Ventes par serveur
Serveur;Ventes;Montant TTC;Pourboires
سمير;1;277,50;10,00
Nadia;2;109,00;0,00
Non connu;0;-119,00;0,00
Total;3;267,50;10,00
`,
  methods: `Ventes par mode de règlement
Mode de règlement;Ventes;Montant TTC;Pourboires
Espèces;2;158,50;10,00
Carte bancaire;1;50,00;0,00
Sur la chambre;1;59,00;0,00
Total;3;267,50;10,00
`,
  tva: `Ventes par taux de TVA
Taux de TVA;Base hors taxes;TVA;TTC
Sans TVA;0,00;0,00;0,00
TVA 9 %;300,00;27,00;327,00
TVA 19 %;-50,00;-9,50;-59,50
Total;250,00;17,50;267,50
`,
};

describe("POS-14 REP-01 the tables of restaurant sales", () => {
  it.each(restaurantTables)("'%s' in French, as the CSV has it", (table) => {
    const csv = csvOf(sheetsOf(table, "fr"), "Hôtel", "fr").replaceAll("\r\n", "\n");
    const plain = csv.replaceAll(/[\u00a0\u202f]/g, " ").split("\n\n");
    const own =
      table === "methods"
        ? `${notes}Une vente réglée en plusieurs parts compte pour chacun de ses modes, et une fois dans le total.\n`
        : notes;
    expect(plain[1]?.concat("\n")).toBe(`${golden[table]}${own}`);
    expect(`\n${plain[2]}`).toBe(sums);
  });

  it.each(restaurantTables)(
    "the rows of '%s' come to the total, and so do sales less refunds",
    (table) => {
      const [main, below] = sheetsOf(table, "en").sheets;
      const at = main?.columns.findIndex(({ id }) => id === "amount") ?? -1;
      const amounts = main?.rows.map(({ cells }) => Number(cells[at])) ?? [];
      const total = amounts.pop();
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      const [sold, refunds, net] = below?.rows.map(({ cells }) => Number(cells[2])) ?? [];
      expect([(sold ?? 0) + (refunds ?? 0), net]).toEqual([total, total]);
    },
  );

  it("POS-14 name late sales, where there are some, among what is in the total", () => {
    const late = { count: 2, amountCentimes: centimes(27_000) };
    const totals = { ...report.totals, late };
    const { sheets } = restaurantSalesSheets(
      { ...report, totals },
      { table: "items", restaurant: undefined },
      reportTextIn("en"),
      "en",
    );
    const ids = sheets[1]?.rows.map(({ id }) => id);
    expect(ids?.slice(2, 5)).toEqual(["net", "late", "beside"]);
    expect(sheets[1]?.rows[3]?.cells.slice(1)).toEqual([2, 27_000]);
  });

  it("X-05 of one restaurant bear its name, in each language", () => {
    const title = (language: Language) => {
      const { title } = sheetsOf("hours", language, "casbah");
      return title.replaceAll(/[\u2066-\u2069\u00a0\u202f]/g, (it) => (/\s/.test(it) ? " " : ""));
    };
    expect([title("en"), title("fr"), title("ar")]).toEqual([
      "Restaurant sales: La Casbah",
      "Ventes du restaurant : La Casbah",
      "مبيعات المطعم: La Casbah",
    ]);
    expect(sheetsOf("hours", "ar").fileName).toBe("restaurant-sales-hours-2026-04-09_2026-04-10");
  });

  it("REP-01 what was paid there leads to its lines of the journal, unless it is of one restaurant", () => {
    const linesOf = (restaurant?: "casbah") =>
      sheetsOf("methods", "en", restaurant).sheets[0]?.rows.map(({ sums }) => sums?.[2]);
    const days = { from: "2026-04-09", to: "2026-04-10" };
    const paid = { kind: "payment", source: "restaurant", ...days };
    expect(linesOf()).toEqual([
      { ...paid, name: "Cash" },
      { ...paid, name: "Credit Card" },
      ...[undefined, undefined],
    ]);
    expect(linesOf("casbah")).toEqual([undefined, undefined, undefined, undefined]);
  });
});
