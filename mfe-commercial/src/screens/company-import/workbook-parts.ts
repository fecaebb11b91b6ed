import type { ReadPart } from "./unzip-parts.ts";
import { elementsOf, parseXml } from "./xml-parts.ts";

type WorkbookParts = { sheet: string; texts: string | undefined };

/** Where an archive keeps the first sheet that its readers see, and the texts of all sheets. */
export async function findWorkbookParts(read: ReadPart): Promise<WorkbookParts> {
  const [workbook] = ofKind(await relationsOf(read, ""), "officeDocument");
  if (!workbook) throw new Error("an archive without a workbook");
  const relations = await relationsOf(read, workbook.path);
  const worksheets = new Map(ofKind(relations, "worksheet").map(({ id, path }) => [id, path]));
  const tabs = elementsOf(parseXml((await read(workbook.path)) ?? ""), "sheet");
  const [sheet] = tabs
    .filter((tab) => (tab.getAttribute("state") ?? "visible") === "visible")
    .flatMap((tab) => worksheets.get(relationOf(tab)) ?? []);
  if (sheet === undefined) throw new Error("a workbook without a sheet");
  return { sheet, texts: ofKind(relations, "sharedStrings")[0]?.path };
}

type Relation = { id: string; type: string; path: string };

/** The parts that a part names, by their ids. */
async function relationsOf(read: ReadPart, path: string): Promise<Relation[]> {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const xml = await read(`${folder}_rels/${path.slice(folder.length)}.rels`);
  if (xml === undefined) throw new Error("a part without its relations");
  return elementsOf(parseXml(xml), "Relationship").map((element) => ({
    id: element.getAttribute("Id") ?? "",
    type: element.getAttribute("Type") ?? "",
    path: absolute(element.getAttribute("Target") ?? "", folder),
  }));
}

/** The beginning of a type depends on the edition of the standard. */
const ofKind = (relations: readonly Relation[], kind: string) =>
  relations.filter(({ type }) => type.endsWith(`/${kind}`));

/** Its attribute 'id' in the namespace of relations; 'sheetId' is another number. */
function relationOf(tab: Element): string {
  const id = [...tab.attributes].find(
    ({ localName, namespaceURI }) => localName === "id" && namespaceURI !== null,
  );
  return id?.value ?? "";
}

function absolute(target: string, folder: string): string {
  return decodeURIComponent(new URL(target, `file:///${folder}`).pathname.slice(1));
}
