import { isNode, nameOf, type SyntaxNode } from "../languages/syntax.ts";
import type { Module } from "./declarations.ts";

/** Whether a department gives a value to the facade, receives it, or may do both. */
export type Position = "in" | "out" | "both";

/**
 * One line of the report. `export`: a name. `member`: a property or parameter. `choice`: one alternative of a
 * type. `shape`: anything that must not change.
 */
export type Fact = {
  path: string;
  position: Position;
  kind: "export" | "member" | "choice" | "shape";
  text: string;
};

/** A type parameter's argument, or null for a type parameter of the exported thing itself. */
export type Bound = { node: SyntaxNode; scope: Scope } | null;
export type Scope = { module: Module; types: ReadonlyMap<string, Bound> };
/** Where a type is used: its path in the report, and what its names mean there. */
export type Place = {
  path: string;
  position: Position;
  scope: Scope;
  inside: readonly SyntaxNode[];
};

export function below(place: Place, segment: string, position = place.position): Place {
  return { ...place, path: `${place.path}/${segment}`, position };
}

export function flipped(position: Position): Position {
  if (position === "both") return "both";
  return position === "in" ? "out" : "in";
}

export const isValue = ({ type }: SyntaxNode) =>
  !type.startsWith("TS") || type === "TSDeclareFunction";

/** The declarations that a name means as a type, or after `typeof`. A class is both. */
export function inSpace(nodes: readonly SyntaxNode[], space: "type" | "value"): SyntaxNode[] {
  return nodes.filter(
    (node) => node.type === "ClassDeclaration" || isValue(node) === (space === "value"),
  );
}

export function kindOf(node: SyntaxNode): string {
  if (node.type === "TSDeclareFunction") return "function";
  if (node.type === "ClassDeclaration") return "class";
  return isValue(node) ? "value" : "type";
}

export function listOf(list: unknown): SyntaxNode[] {
  return Array.isArray(list) ? list.filter(isNode) : [];
}

export function typeParamsOf(node: SyntaxNode): SyntaxNode[] {
  return isNode(node.typeParameters) ? listOf(node.typeParameters.params) : [];
}

export function argsOf(node: SyntaxNode): SyntaxNode[] {
  return isNode(node.typeArguments) ? listOf(node.typeArguments.params) : [];
}

/** The type behind the colon of a parameter, a property or a variable. */
export function annotationOf(node: unknown): unknown {
  const annotation = isNode(node) ? node.typeAnnotation : undefined;
  return isNode(annotation) ? annotation.typeAnnotation : undefined;
}

export function textOf(node: unknown, { text }: Module): string {
  return isNode(node) ? text.slice(node.start, node.end).replace(/\s+/gu, " ") : "";
}

/** Type parameters that stay open, by name. */
export function openTypes(params: readonly SyntaxNode[]): [string, Bound][] {
  return params.map((param) => [nameOf(param.name), null]);
}
