import {
  type Fault,
  faultAt,
  fixedParts,
  isNode,
  nameOf,
  nodesOf,
  parse,
  type Source,
  type SyntaxNode,
} from "./syntax.ts";

/** Attributes and options whose value is shown or read out by a screen reader. */
const READ = new Set([
  "label",
  "title",
  "placeholder",
  "alt",
  "hint",
  "description",
  "error",
  "empty",
  "text",
  "header",
  "aria-label",
  "aria-description",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
]);

/** Separators that are the same in every script. */
const NEUTRAL = /^[\s·•×+%/#*()\u00a0\u2066-\u2069]*$/u;
const LETTER = /\p{L}/u;

/** `{email ?? "–"}`: a dash as the whole value means 'none' in every language. */
const NONE = /^[–—]$/u;

/** An arrow as the only text of an element; its style mirrors it. */
const LONE_ARROW = /^\s*[→←]\s*$/u;

/** Not translated: the product's name, the currency, figures, names of keys. */
const SAME_EVERYWHERE = /^\s*(?:Funduq|DA|\d[\d:.,/]*|F\d{1,2}|Ctrl|Alt|Esc|Enter)\s*$/u;

/**
 * Texts that are not in the catalogues: between tags, in visible or spoken attributes, in toasts and the
 * page's title. Also punctuation between texts that is not the same in every language.
 */
export function literalTexts(source: Source): Fault[] {
  const found = [...nodesOf(parse(source))].flatMap(readByPeople);
  return found.flatMap((node) => faultsOf(source, node));
}

/** The expressions directly below `node` whose value is shown, without those of nested elements. */
function readByPeople(node: SyntaxNode): SyntaxNode[] {
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    return (node.children as SyntaxNode[]).flatMap(shownBy);
  }
  if (node.type === "JSXAttribute" && READ.has(nameOf(node.name))) return shownBy(node.value);
  if (node.type === "CallExpression" && isTold(node)) {
    return (node.arguments as SyntaxNode[]).flatMap(shownBy);
  }
  if (node.type === "AssignmentExpression" && isPageTitle(node.left)) return shownBy(node.right);
  return [];
}

/** The string literals that an expression can evaluate to. Calls and variables are not followed. */
function shownBy(node: unknown): SyntaxNode[] {
  if (!isNode(node)) return [];
  const branches = branchesOf(node);
  if (branches) return branches.flatMap(shownBy);
  return ["JSXText", "Literal", "TemplateLiteral"].includes(node.type) ? [node] : joinOf(node);
}

function branchesOf(node: SyntaxNode): unknown[] | undefined {
  switch (node.type) {
    case "JSXExpressionContainer":
    case "TSAsExpression":
      return [node.expression];
    case "ConditionalExpression":
      return [node.consequent, node.alternate];
    case "LogicalExpression":
    case "BinaryExpression":
      return node.operator === "===" || node.operator === "!==" ? [] : [node.left, node.right];
    default:
      return undefined;
  }
}

/** `parts.join(", ")`: the separator is a literal text too. */
function joinOf(node: SyntaxNode): SyntaxNode[] {
  const callee = node.callee;
  const isJoin = isNode(callee) && nameOf(callee.property) === "join";
  return isJoin ? (node.arguments as SyntaxNode[]) : [];
}

function isTold({ callee }: SyntaxNode): boolean {
  return isNode(callee) && nameOf(callee.object) === "notify";
}

function isPageTitle(left: unknown): boolean {
  return isNode(left) && nameOf(left.object) === "document" && nameOf(left.property) === "title";
}

function faultsOf(source: Source, node: SyntaxNode): Fault[] {
  const parts = fixedParts(node);
  const at = node.start + (/^\s*/u.exec(source.text.slice(node.start))?.[0].length ?? 0);
  if (parts.every((part) => NEUTRAL.test(part) || SAME_EVERYWHERE.test(part))) return [];
  if (node.type === "Literal" && NONE.test(parts.join(""))) return [];
  if (node.type === "JSXText" && LONE_ARROW.test(String(node.value))) return [];
  if (parts.some((part) => LETTER.test(part))) {
    return [faultAt(source, at, `literal text: ${parts.join("…").trim()}`)];
  }
  const mark = parts.join("…").trim();
  return [faultAt(source, at, `punctuation that differs between languages: '${mark}'`)];
}
