import {
  type Fault,
  faultAt,
  isNode,
  nameOf,
  nodesOf,
  parse,
  type Source,
  type SyntaxNode,
} from "./syntax.ts";

const SIDE_PROPERTY =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|left|right|border-(?:left|right)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius)$/u;
const SIDE_VALUE: Readonly<Record<string, RegExp>> = {
  "text-align": /^(?:left|right)$/u,
  float: /^(?:left|right)$/u,
  clear: /^(?:left|right)$/u,
  "transform-origin": /\b(?:left|right)\b/u,
  "object-position": /\b(?:left|right)\b/u,
};
/** Shorthands for four sides: their right and left values must be equal. */
const FOUR_SIDES =
  /^(?:inset|margin|padding|scroll-margin|scroll-padding|border-(?:width|style|color))$/u;
const DECLARATION = /(?<=[{;]\s*|^\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/gmu;
/** Props of the facade and of Mantine that name a physical side. */
const SIDE_PROP = new Set(["ml", "mr", "pl", "pr", "left", "right", "leftSection", "rightSection"]);

/** CSS declarations with a physical left or right, which do not mirror in Arabic. */
export function physicalSidesInCss(source: Source): Fault[] {
  const bare = source.text.replace(/\/\*.*?\*\//gsu, (comment) => comment.replace(/[^\n]/gu, " "));
  return [...bare.matchAll(DECLARATION)]
    .filter(([, property = "", value = ""]) => isPhysical(property, value.trim()))
    .map(({ index, 0: text }) =>
      faultAt(source, index, `physical side: ${text.trim()}; use the logical property`),
    );
}

/** The same in style objects and attributes of a component. */
export function physicalSidesInCode(source: Source): Fault[] {
  return [...nodesOf(parse(source))]
    .flatMap(styleParts)
    .filter(([, property, value]) => isPhysical(property, value))
    .map(([node, property]) =>
      faultAt(source, node.start, `physical side: ${property}; use the logical property`),
    );
}

type StylePart = [node: SyntaxNode, property: string, value: string];

function styleParts(node: SyntaxNode): StylePart[] {
  if (node.type !== "JSXAttribute") return [];
  const name = nameOf(node.name);
  if (name === "style") return [...nodesOf(node)].flatMap(propertyPart);
  return SIDE_PROP.has(name) && !name.endsWith("Section")
    ? [[node, "left", name]]
    : alignPart(node);
}

function propertyPart(node: SyntaxNode): StylePart[] {
  if (node.type !== "Property") return [];
  const property = nameOf(node.key).replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return [[node, property, nameOf(node.value)]];
}

/** `ta="left"`, `position="right"`. */
function alignPart(node: SyntaxNode): StylePart[] {
  const value = isNode(node.value) ? nameOf(node.value) : "";
  return ["ta", "align", "position", "side"].includes(nameOf(node.name))
    ? [[node, "text-align", value]]
    : [];
}

function isPhysical(property: string, value: string): boolean {
  if (SIDE_PROPERTY.test(property)) return true;
  if (SIDE_VALUE[property]?.test(value)) return true;
  return FOUR_SIDES.test(property) && unlikeSides(value);
}

function unlikeSides(value: string): boolean {
  const [, right, , left] = value.match(/[^\s(]+(?:\((?:[^()]|\([^()]*\))*\))?/gu) ?? [];
  return left !== undefined && left !== right;
}
