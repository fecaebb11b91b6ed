import { type ImportRow, importFieldSchema } from "@funduq/shared-types/contracts/company-import";
import type { Language } from "@funduq/shared-types/contracts/session";
import { readImportTable } from "@funduq/shared-types/rules/company-import";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { makeXlsx, relations, workbook } from "../../testing/make-xlsx.ts";
import { openCommercial } from "../../testing/open-commercial.tsx";
import { readList } from "./read-list.ts";
import { openArchive } from "./unzip-parts.ts";

beforeAll(async () => {
  await import("./import-screen.tsx");
}, 60_000);

describe("COM-06 a file", () => {
  const unreadable = { fault: "unreadable" };
  const read = (bytes: BlobPart) => readList(new File([bytes], "list"));

  it("of a spreadsheet program is read by its cells", async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="s"><v>0</v></c></row>' +
      '<row r="3"><c r="A3" t="str"><v>Atlas</v></c><c r="C3"><v>1.16012345678E+14</v></c><c r="D3"><v>8500.5</v></c></row></sheetData></worksheet>';
    const texts =
      "<sst><si><t>NIF</t></si><si><r><t>Rai</t></r><r><t>son sociale</t></r></si></sst>";
    const file = makeXlsx([], {
      "xl/worksheets/sheet1.xml": sheet,
      "xl/sharedStrings.xml": texts,
    });
    expect(await read(file)).toEqual({
      table: [["Raison sociale", "", "NIF"], [], ["Atlas", "", "116012345678000", "8500.5"]],
    });
  });

  const atlas = { table: [["Nom"], ["Atlas"]] };
  const sheetOf = (text: string) =>
    `<x:worksheet xmlns:x="urn:sheet"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;

  it("is that of the first visible tab, wherever and however the program wrote it", async () => {
    const file = makeXlsx([["Hidden"]], {
      "xl/workbook.xml": workbook(
        '<sheet name="A" sheetId="1" state="hidden" r:id="r1"/><sheet name="B" sheetId="3" r:id="r9"/><sheet name="C" sheetId="2" r:id="r2"/>',
      ),
      "xl/_rels/workbook.xml.rels": relations([
        { id: "r1", kind: "worksheet", target: "worksheets/sheet1.xml" },
        { id: "r2", kind: "worksheet", target: "worksheets/sheet2.xml" },
        { id: "r9", kind: "worksheet", target: "/xl/worksheets/third.xml" },
      ]),
      "xl/worksheets/sheet2.xml": sheetOf("Second"),
      "xl/worksheets/third.xml": sheetOf("Atlas"),
    });
    expect(await read(file)).toEqual({ table: [["Atlas"]] });
  });

  it("that is no XML, or has no visible sheet, is unreadable", async () => {
    const cut = "<worksheet><sheetData><row><c><v>1</v></c></row>";
    expect(await read(makeXlsx([], { "xl/worksheets/sheet1.xml": cut }))).toEqual(unreadable);
    const hidden = workbook('<sheet name="A" sheetId="1" state="veryHidden" r:id="r1"/>');
    expect(await read(makeXlsx([["Nom"]], { "xl/workbook.xml": hidden }))).toEqual(unreadable);
  });

  it("without compression is read", async () => {
    expect(await read(makeXlsx([["Nom"], ["Atlas"]], {}, true))).toEqual(atlas);
  });

  it("of Windows is read in its alphabet", async () => {
    expect(await read(new Uint8Array([0x4e, 0x6f, 0x6d, 0x0a, 0xc9, 0x63]))).toEqual({
      table: [["Nom"], ["Éc"]],
    });
  });

  it("that unpacks to more than any list, is too large or is none is refused", async () => {
    const bomb = makeXlsx([], { "xl/worksheets/sheet1.xml": " ".repeat(21 * 1024 * 1024) });
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await read(bomb)).toEqual(unreadable);
    expect(await read(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toEqual(unreadable);
    expect(await read(new Uint8Array(3 * 1024 * 1024))).toEqual({ fault: "too-large" });
  });

  it("whose parts were not compressed is bounded too, and all parts together", async () => {
    const name = "a";
    const stored = openArchive(makeXlsx([], { [name]: "1".repeat(21 * 1024 * 1024) }, true));
    await expect(stored(name)).rejects.toThrow("larger than any list");
    const twice = openArchive(makeXlsx([], { [name]: "1".repeat(11 * 1024 * 1024) }, true));
    expect(await twice(name)).toHaveLength(11 * 1024 * 1024);
    await expect(twice(name)).rejects.toThrow("larger than any list");
  });

  it("that states a false size gets no more memory than it states", async () => {
    const file = makeXlsx([], { a: "1".repeat(21 * 1024 * 1024) });
    // The last part's entry stands before the end record, which has 22 bytes; the size is at its 24th.
    new DataView(file.buffer).setUint32(file.byteLength - 22 - 47 + 24, 10, true);
    expect(await openArchive(file)("a")).toBe("1".repeat(10));
  });

  it("of thousands of parts is refused", async () => {
    const parts = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`${at}`, ""]));
    expect(await read(makeXlsx([["Nom"]], parts))).toEqual(unreadable);
  });

  it("with more than 20.000 row positions is refused", async () => {
    const last = (...rows: number[]) =>
      makeXlsx([], {
        "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows
          .map((row) => `<row r="${row}"><c><v>1</v></c></row>`)
          .join("")}</sheetData></worksheet>`,
      });
    expect(await read(last(10_000, 20_000))).toMatchObject({ table: { length: 20_000 } });
    expect(await read(last(10_000, 20_000, 20_001))).toEqual(unreadable);
    expect(await read(last(20_000, 1))).toEqual(unreadable);
  });
});

/** The screen over an API that finds the second row known and the third one faulty. */
async function open(language: Language = "en") {
  const sent: { rows: ImportRow[]; onlyGood?: boolean }[] = [];
  const page = await openCommercial("/import", { language });
  const judged = (rows: ImportRow[]) => ({
    rows: rows.map(({ line }, index) => ({
      line,
      outcome: ["new", "known", "faulty"][index] ?? "new",
      faults: index === 2 ? [{ field: "nif", reason: "identifier" }] : [],
      warnings: index === 0 ? [{ field: "nif", reason: "unusual" }] : [],
      same: index === 1 ? { reason: "name", name: "Cevital", companyId: null, line: 2 } : null,
    })),
  });
  const answer = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    return HttpResponse.json(judged(body.rows));
  };
  server.use(
    http.post(apiUrl("hotels/:hotelId/company-import-check"), answer),
    http.post(apiUrl("hotels/:hotelId/company-imports"), answer),
  );
  const choose = async (bytes: BlobPart) => {
    const input = await screen.findByLabelText<HTMLInputElement>(/^(?:Choose a file|اختيار ملف)/u, {
      selector: "input",
    });
    await page.user.upload(input, new File([bytes], "companies.csv", { type: "text/csv" }));
  };
  return { ...page, choose, sent };
}

const csv = "Société;NIF;Couleur\nAtlas;1;rouge\nCevital;2;bleu\nFaux;abc;vert\n";

it("COM-06 each row is answered before anything is imported; the good ones are", async () => {
  const { user, choose, sent } = await open();
  await choose(csv);
  expect(await screen.findByText("New: 1 · Already there: 1 · With faults: 1")).toBeTruthy();
  const unread = within(screen.getByRole("list", { name: "Not read" }));
  expect(unread.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Couleur",
  ]);
  expect(screen.getByText("Tax number (NIF): only digits and Latin letters")).toBeTruthy();
  expect(screen.getByText("A NIF usually has 15 digits. Please check it.")).toBeTruthy();
  expect(screen.getByText(/Similar name/u).textContent).toMatch(/Cevital.*Row 2/u);
  const outcomes = () =>
    screen.getAllByText(/^(?:New|Added|Already there|Fault)$/u, { selector: "td *" });
  expect(outcomes().map(({ textContent }) => textContent)).toEqual([
    "New",
    "Already there",
    "Fault",
  ]);
  const byOutcome = screen.getByLabelText("Outcome", { selector: "select" });
  await user.selectOptions(byOutcome, "New");
  await user.click(screen.getByRole("button", { name: "Import the good rows only (1)" }));
  expect(await screen.findByText("What was imported")).toBeTruthy();
  expect(outcomes().map(({ textContent }) => textContent)).toEqual([
    "Added",
    "Already there",
    "Fault",
  ]);
  expect(sent.map(({ onlyGood }) => onlyGood)).toEqual([undefined, true]);
  expect(sent[1]?.rows[0]).toEqual({ line: 2, values: { name: "Atlas", nif: "1" } });
  expect(screen.queryByRole("button", { name: /^Import/u })).toBeNull();
});

it("X-05 COM-06 Arabic pairs each heading with its field, each side in its own direction", async () => {
  const { choose } = await open("ar");
  await choose("Société;NIF;الهاتف\nAtlas;1;021\n");
  const list = within(await screen.findByRole("list", { name: "الأعمدة" }));
  const pairs = list
    .getAllByRole("listitem")
    .map((item) => [...item.querySelectorAll("bdi")].map(({ textContent }) => textContent));
  expect(pairs).toEqual([
    ["Société", "اسم الشركة"],
    ["NIF", "الرقم الجبائي (NIF)"],
    ["الهاتف", "الهاتف"],
  ]);
  expect(
    list.getByText("يُقرأ \u2068NIF\u2069 على أنه \u2068الرقم الجبائي (NIF)\u2069"),
  ).toBeTruthy();
  // Its class mirrors it; the pair is read aloud as the sentence alone.
  for (const arrow of list.getAllByText("→")) {
    expect(arrow.className).toBe("arrow");
    expect(arrow.closest("bdi")).toBeNull();
    expect(arrow.closest("[aria-hidden]")).toBeTruthy();
  }
});

it("COM-06 no other file is taken while one is imported, and its own rows are sent", async () => {
  const { user, choose, sent } = await open();
  const statuses = await screen.findAllByRole("status");
  const status = statuses.find(({ tagName }) => tagName === "P");
  expect(status?.textContent).toBe("");
  await choose("Nom\nAtlas");
  const button = await screen.findByRole("button", { name: "Import all (1)" });
  // The same element: a status that comes with its text is not announced.
  expect(status?.textContent).toBe("New: 1 · Already there: 0 · With faults: 0");
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.use(
    http.post(apiUrl("hotels/:hotelId/company-imports"), () => held.then(() => undefined)),
  );
  await user.click(button);
  const input = screen.getByLabelText<HTMLInputElement>(/^Choose a file/u, { selector: "input" });
  expect(input.disabled).toBe(true);
  expect(screen.getByRole("button", { name: /^Choose a file/u })).toHaveProperty("disabled", true);
  const other = new File(["Nom\nBeta\nGamma"], "b.csv");
  // Chosen in a dialog that was opened before.
  fireEvent.change(input, { target: { files: [other] } });
  finish();
  expect(await screen.findByText("What was imported")).toBeTruthy();
  expect(sent.map(({ rows }) => rows.map(({ values }) => values.name))).toEqual([
    ["Atlas"],
    ["Atlas"],
  ]);
  fireEvent.change(input, { target: { files: [other] } });
  await user.click(await screen.findByRole("button", { name: /^Import/u }));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.at(-1)?.rows.map(({ values }) => values.name)).toEqual(["Beta", "Gamma"]);
});

it("COM-06 a file that is still read is not overtaken by another one", async () => {
  const { sent } = await open();
  const input = await screen.findByLabelText<HTMLInputElement>(/^Choose a file/u, {
    selector: "input",
  });
  let finish = (_: ArrayBuffer) => {};
  const slow = new File(["Nom\nAtlas"], "a.csv");
  slow.arrayBuffer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  fireEvent.change(input, { target: { files: [slow] } });
  const other = new File(["Nom\nBeta"], "b.csv");
  const read = vi.spyOn(other, "arrayBuffer");
  fireEvent.change(input, { target: { files: [other] } });
  expect(read).not.toHaveBeenCalled();
  expect(input.disabled).toBe(true);
  finish(new TextEncoder().encode("Nom\nAtlas").buffer);
  expect(await screen.findByText("a.csv")).toBeTruthy();
  await screen.findByRole("button", { name: "Import all (1)" });
  expect(sent.map(({ rows }) => rows[0]?.values.name)).toEqual(["Atlas"]);
});

it("COM-06 a list whose rows are all good is imported whole; a failed call keeps it", async () => {
  const { user, choose, sent } = await open();
  await choose(makeXlsx([["Company name"], ["Atlas"]]));
  server.use(
    http.post(apiUrl("hotels/:hotelId/company-imports"), () => problem("service.busy"), {
      once: true,
    }),
  );
  const all = await screen.findByRole("button", { name: "Import all (1)" });
  await user.click(all);
  expect(await screen.findByText(/^The list was not imported\./u)).toBeTruthy();
  await user.click(all);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ onlyGood: false }));
});

it.each([
  ["NIF\n1", "No column of this file is called company name."],
  ["Nom\n", "There is no company below the headings."],
  [`Nom\n${"Atlas\n".repeat(301)}`, /^The list has more than 300 companies/u],
])("COM-06 a list that can't be imported says why", async (text, sentence) => {
  const { choose, sent } = await open();
  await choose(text);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent).toEqual([]);
});

it.each([
  ["en", "Template (Excel)"],
  ["fr", "Modèle (Excel)"],
  ["ar", "نموذج (Excel)"],
] as const)(
  "COM-06 the template in '%s' has every column, and is read back",
  async (language, name) => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:template";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const { user } = await open(language);
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const read = await readList(new File(saved, "companies.xlsx"));
    const table = "table" in read ? readImportTable(read.table) : undefined;
    expect(table?.unknown).toEqual([]);
    expect(table?.known.map(({ field }) => field)).toEqual(importFieldSchema.options);
  },
);
