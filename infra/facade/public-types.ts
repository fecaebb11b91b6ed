import type { SyntaxNode } from "../languages/syntax.ts";
import { Declarations, type Meaning, type Module, type ReadDeclaration } from "./declarations.ts";
import { type Fact, isValue, kindOf, type Place, type Position } from "./facts.ts";
import { TypeWalker } from "./type-walker.ts";

type Exported = { path: string; meaning: Meaning | undefined; module: Module };
type Positions = ReadonlyMap<SyntaxNode, Position>;

/**
 * Writes the public types of the facade's parts (their names and files) as facts. Types are written out where
 * they are used, so that those behind the exports may be renamed, moved and exported.
 */
export function publicTypes(read: ReadDeclaration, parts: Record<string, string>): Fact[] {
  const declarations = new Declarations(read);
  const exported = Object.entries(parts).flatMap(([part, file]) => {
    const module = declarations.module(file);
    if (!module) throw new Error(`The part ${part} has no declaration file: ${file}`);
    const names = declarations.exportsOf(module).sort();
    return names.map((name): Exported => {
      return { path: `${part}/${name}`, meaning: declarations.exported(module, name), module };
    });
  });
  return settled(declarations, exported, new Map());
}

/** Repeated until the positions of exported types, which depend on each other, no longer change. */
function settled(
  declarations: Declarations,
  exported: readonly Exported[],
  positions: Positions,
): Fact[] {
  const walker = walked(declarations, exported, positions);
  const isSettled = [...walker.positions].every(([node, at]) => positions.get(node) === at);
  if (isSettled) return [...walker.facts.values()];
  return settled(declarations, exported, walker.positions);
}

function walked(
  declarations: Declarations,
  exported: readonly Exported[],
  positions: Positions,
): TypeWalker {
  const types = exported.flatMap(({ meaning }) => nodesOf(meaning).filter((one) => !isValue(one)));
  const walker = new TypeWalker(declarations, new Set(types));
  for (const each of exported) describeExport(walker, each, positions);
  return walker;
}

function nodesOf(meaning: Meaning | undefined): SyntaxNode[] {
  return meaning && "nodes" in meaning ? meaning.nodes : [];
}

function describeExport(
  walker: TypeWalker,
  { path, meaning, module }: Exported,
  positions: Positions,
) {
  if (!meaning || !("nodes" in meaning)) {
    const place = placeOf(path, "both", module);
    return walker.add(place, "export", meaning?.external ?? "unknown");
  }
  for (const node of meaning.nodes) {
    const position = isValue(node) ? "out" : (positions.get(node) ?? "both");
    const same = meaning.nodes.filter((other) => kindOf(other) === kindOf(node));
    const nth = same.indexOf(node);
    // A value and its type, or a function's signatures, have the same name.
    const isAlone = meaning.nodes.length === 1;
    const place = placeOf(isAlone ? path : `${path}:${kindOf(node)}${nth}`, position, module);
    walker.add(place, "export", kindOf(node));
    walker.declared(node, meaning.module, place);
  }
}

function placeOf(path: string, position: Position, module: Module): Place {
  return { path, position, scope: { module, types: new Map() }, inside: [] };
}
