import { deflateRawSync } from "node:zlib";

/** A workbook of one sheet, packed as a spreadsheet program packs it. `parts` replaces or adds some. */
export function makeXlsx(rows: readonly (readonly string[])[], parts: Record<string, string> = {}) {
  const cells = rows.map((row, at) => {
    const texts = row.map(
      (text, column) =>
        `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    return `<row r="${at + 1}">${texts.join("")}</row>`;
  });
  const sheet = `<worksheet><sheetData>${cells.join("")}</sheetData></worksheet>`;
  return zip({ "[Content_Types].xml": "<Types/>", "xl/worksheets/sheet1.xml": sheet, ...parts });
}

function zip(parts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(Buffer.from(text));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), packed);
    contents.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, ...contents, end]));
}
