import { deflateRawSync } from "node:zlib";

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** How a workbook names its parts. */
export const relations = (parts: readonly { id: string; kind: string; target: string }[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts
    .map(
      ({ id, kind, target }) =>
        `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

/** The tabs of a workbook, in their order. */
export const workbook = (tabs: string) =>
  `<workbook xmlns:r="${RELATIONS}"><sheets>${tabs}</sheets></workbook>`;

/** A workbook of one sheet, packed as a spreadsheet program packs it. `parts` replaces or adds some; `isStored` packs them without compression. */
export function makeXlsx(
  rows: readonly (readonly string[])[],
  parts: Record<string, string> = {},
  isStored = false,
) {
  const cells = rows.map((row, at) => {
    const texts = row.map(
      (text, column) =>
        `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    return `<row r="${at + 1}">${texts.join("")}</row>`;
  });
  const sheet = `<worksheet><sheetData>${cells.join("")}</sheetData></worksheet>`;
  return zip(
    {
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels": relations([{ id: "r1", kind: "officeDocument", target: "xl/workbook.xml" }]),
      "xl/workbook.xml": workbook('<sheet name="List" sheetId="1" r:id="r1"/>'),
      "xl/_rels/workbook.xml.rels": relations([
        { id: "r1", kind: "worksheet", target: "worksheets/sheet1.xml" },
        { id: "r2", kind: "sharedStrings", target: "sharedStrings.xml" },
      ]),
      "xl/worksheets/sheet1.xml": sheet,
      ...parts,
    },
    isStored,
  );
}

function zip(parts: Record<string, string>, isStored: boolean): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const plain = Buffer.from(text);
    const packed = isStored ? plain : deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(isStored ? 0 : 8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(plain.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(plain.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), packed);
    contents.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, ...contents, end]));
}
