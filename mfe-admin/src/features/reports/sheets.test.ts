import type { ReportSheets } from "@funduq/shared-types/reports/sheet";
import { csvOf } from "@funduq/shared-types/reports/sheet-csv";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { workbookOf } from "./workbook.ts";

const hostile = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1", "  =1"];

const report: ReportSheets = {
  title: "Main courante",
  period: "10/04/2026",
  fileName: "main-courante",
  sheets: [
    {
      id: "one",
      title: "Jour: un/deux",
      columns: [
        { id: "name", header: "Client", kind: "name" },
        { id: "amount", header: "Montant", kind: "money" },
        { id: "count", header: "Nombre", kind: "count" },
        { id: "share", header: "Part", kind: "share" },
      ],
      rows: [
        { id: "1", cells: ['Samia "Sam"; Kaci', -123_456, 2, 0.725] },
        { id: "2", cells: ["\u2068سامية <قاسي>\u2069", null, null, null] },
        ...hostile.map((name, at) => ({ id: `h${at}`, cells: [name, 0, 0, 0] })),
        { id: "3", weight: "sum", cells: ["Total", 100, 1, 1] },
      ],
    },
    { id: "two", title: "Jour: un/deux", columns: [], rows: [] },
  ],
};

describe("CSV", () => {
  it("is read by a French Excel: its mark, semicolons, decimal commas", () => {
    const text = csvOf(report, "Hôtel", "fr");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).toContain('"Samia ""Sam""; Kaci";-1234,56;2;72,50%');
    expect(text).toContain("سامية <قاسي>;;;");
    expect(text).toContain("\r\n");
    expect(csvOf(report, "Hôtel", "en")).toContain(",-1234.56,2,72.50%");
  });

  it("says below its head that a day of it is open", () => {
    const open = { ...report, openDay: "La journée n’est pas clôturée ; provisoire." };
    const [head, note] = csvOf(open, "Hôtel", "fr").split("\r\n");
    expect(head).toContain("10/04/2026");
    expect(note).toBe('"La journée n’est pas clôturée ; provisoire."');
  });

  it.each(hostile)("holds %j as a text", (name) => {
    expect(csvOf(report, "Hôtel", "fr")).toContain(`'${name}`);
  });

  it("holds no formula in the head either", () => {
    expect(csvOf(report, "=CMD()", "fr")).toContain("'=CMD()");
  });
});

describe("the workbook", () => {
  const files = unzipSync(workbookOf(report, 'Hôtel & "Cie"', true));
  const file = (name: string) => strFromU8(files[name] ?? new Uint8Array());

  it("has a sheet each, named as Excel allows, no name twice", () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["[Content_Types].xml", "xl/worksheets/sheet2.xml"]),
    );
    const names = file("xl/workbook.xml").match(/name="[^"]*"/g);
    expect(names).toEqual(['name="Jour  un deux"', 'name="Jour  un deux 2"']);
  });

  it("holds figures as numbers and names as texts, from the right in Arabic", () => {
    const sheet = file("xl/worksheets/sheet1.xml");
    expect(sheet).toContain(
      '<c s="2"><v>-1234.56</v></c><c s="4"><v>2</v></c><c s="6"><v>0.725</v></c>',
    );
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toContain("سامية &lt;قاسي&gt;");
    expect(sheet).toContain("Hôtel &amp; &quot;Cie&quot;");
    expect(sheet).not.toContain("<f>");
  });

  it("says below its head that a day of it is open", () => {
    const open = unzipSync(workbookOf({ ...report, openDay: "Provisoire." }, "Hôtel", false));
    const sheet = strFromU8(open["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toMatch(/<row r="3"><c[^>]*><is><t[^>]*>Provisoire\.</);
    expect(file("xl/worksheets/sheet1.xml")).toContain('<row r="3"></row>');
  });

  it("holds the lines that are not on screen as a sheet of their own, behind the others", () => {
    const lines = { id: "lines", title: "Lignes", columns: [], rows: [] };
    const whole = unzipSync(workbookOf({ ...report, lines }, "Hôtel", false));
    expect(strFromU8(whole["xl/workbook.xml"] ?? new Uint8Array())).toMatch(
      /name="Jour {2}un deux 2".*name="Lignes"/u,
    );
    expect(Object.keys(whole)).toContain("xl/worksheets/sheet3.xml");
  });

  it("is well-formed throughout", () => {
    for (const [name, bytes] of Object.entries(files)) {
      const parsed = new DOMParser().parseFromString(strFromU8(bytes), "application/xml");
      expect(parsed.querySelector("parsererror"), name).toBeNull();
    }
  });
});
