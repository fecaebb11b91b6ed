import { parseSync } from "oxc-parser";

/** A source file to check: the path for messages, and the text. */
export type Source = { file: string; text: string };

/** A node of the syntax tree, with the fields that these checks read. */
export type SyntaxNode = { type: string; start: number; end: number; [part: string]: unknown };

/** A fault with its place: `shell/src/login.tsx:12 …`. */
export type Fault = string;

export function faultAt({ file, text }: Source, offset: number, what: string): Fault {
  const line = text.slice(0, offset).split("\n").length;
  return `${file}:${line} ${what}`;
}

export function parse({ file, text }: Source): SyntaxNode {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  if (!isNode(program)) throw new Error(`${file}: the parser answered no tree`);
  return program;
}

/** All nodes below `node`, itself included. `into` returns false for branches to skip. */
export function* nodesOf(
  node: SyntaxNode,
  into: (node: SyntaxNode) => boolean = () => true,
): Generator<SyntaxNode> {
  if (!into(node)) return;
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child, into);
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode);
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string"
  );
}

/** The name of an attribute, property or member: `aria-label`, `title`. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (typeof node.name === "string") return node.name;
  return typeof node.value === "string" ? node.value : "";
}

/** The literal parts of a string or a template. */
export function fixedParts(node: SyntaxNode): string[] {
  if (node.type === "JSXText") return [String(node.value)];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type !== "TemplateLiteral") return [];
  return (node.quasis as { value: { cooked: string | null } }[]).map(
    ({ value }) => value.cooked ?? "",
  );
}
