import { isNode, nameOf, nodesOf, type SyntaxNode } from "../languages/syntax.ts";
import type { Declarations, Meaning, Module } from "./declarations.ts";
import {
  annotationOf,
  argsOf,
  type Bound,
  below,
  type Fact,
  flipped,
  inSpace,
  listOf,
  openTypes,
  type Place,
  type Position,
  textOf,
  typeParamsOf,
} from "./facts.ts";

/** Generic types that hand on what they are given: their arguments are in the same position. */
const covariant =
  /^(?:zod\.|(?:Promise|PromiseLike|Array|ReadonlyArray|Readonly|Partial|Record|NonNullable)$)/u;

/** The codes of errors: another one breaks no department, which says an unknown one in a general sentence. */
const openWords = "shared-types/src/errors/catalogue";

/**
 * The names of rights: a department asks for one, and hands on one that it receives. Another one breaks nothing, a
 * removed one does (ADR 0060).
 */
const rights = { file: "shared-types/src/rules/permissions", type: "Action" };

type Visit = (node: SyntaxNode, place: Place) => void;

/** Writes a type as facts, with every type of this repository that it is made of. */
export class TypeWalker {
  readonly facts = new Map<string, Fact>();
  /** The positions in which exported types are used. */
  readonly positions = new Map<SyntaxNode, Position>();
  readonly #declarations: Declarations;
  readonly #exported: ReadonlySet<SyntaxNode>;

  constructor(declarations: Declarations, exported: ReadonlySet<SyntaxNode>) {
    this.#declarations = declarations;
    this.#exported = exported;
  }

  add({ path, position }: Place, kind: Fact["kind"], text: string) {
    this.facts.set(`${path} ${kind} ${text}`, { path, position, kind, text });
  }

  declared(node: SyntaxNode, module: Module, place: Place, args: SyntaxNode[] = []) {
    const params = typeParamsOf(node);
    const types = new Map<string, Bound>(openTypes(params));
    for (const [index, node] of args.entries())
      types.set(nameOf(params[index]?.name), { node, scope: place.scope });
    const scope = { module, types };
    const inner = { ...place, scope, inside: [...place.inside, node] };
    if (node.type === "TSTypeAliasDeclaration") this.#type(node.typeAnnotation, inner);
    else if (node.type === "TSInterfaceDeclaration") this.#interface(node, inner);
    else if (node.type === "VariableDeclarator") this.#type(annotationOf(node.id), inner);
    else if (node.type === "TSDeclareFunction") this.#function(node, inner);
    else this.#opaque(node, inner);
    if (args.length === 0) this.#typeParams(params, inner);
  }

  readonly #visits: Readonly<Record<string, Visit>> = {
    TSParenthesizedType: (node, place) => this.#type(node.typeAnnotation, place),
    TSTypeLiteral: (node, place) => this.#members(listOf(node.members), place),
    TSFunctionType: (node, place) => this.#function(node, place),
    TSUnionType: (node, place) => this.#union(listOf(node.types), place),
    TSIntersectionType: (node, place) => this.#numbered("intersection", node.types, place),
    TSTupleType: (node, place) => this.#numbered("tuple", node.elementTypes, place),
    TSArrayType: (node, place) => {
      this.add(place, "choice", "array");
      this.#type(node.elementType, below(place, "[]"));
    },
    TSTypeReference: (node, place) => {
      const { module, types } = place.scope;
      const name = textOf(node.typeName, module);
      const bound = types.get(name);
      if (bound) this.#type(bound.node, { ...place, scope: bound.scope });
      else if (bound === null) this.add(place, "choice", name);
      else this.#meaning(this.#lookUp(name, module), place, name, argsOf(node));
    },
    TSImportType: (node, place) => {
      this.#meaning(this.#imported(node, place.scope.module), place, "", argsOf(node));
    },
    TSTypeQuery: (node, place) => {
      const { module } = place.scope;
      const name = textOf(node.exprName, module);
      if (isNode(node.exprName) && node.exprName.type === "TSImportType")
        this.#type(node.exprName, place);
      else this.#value(this.#lookUp(name, module), place, `typeof ${name}`, argsOf(node));
    },
    TSTypeOperator: (node, place) => {
      if (node.operator === "keyof") return this.#keys(node, place);
      if (node.operator !== "readonly") return this.#opaque(node, place);
      if (place.position !== "in") this.add(place, "shape", "readonly");
      this.#type(node.typeAnnotation, place);
    },
  };

  #type(node: unknown, place: Place) {
    if (!isNode(node)) this.add(place, "choice", "any");
    else if (this.#visits[node.type]) this.#visits[node.type]?.(node, place);
    else if (/Keyword$|^TSLiteralType$/u.test(node.type))
      this.add(place, "choice", textOf(node, place.scope.module));
    else this.#opaque(node, place);
  }

  #meaning(meaning: Meaning | undefined, place: Place, name: string, args: SyntaxNode[]) {
    const [node] = meaning && "nodes" in meaning ? inSpace(meaning.nodes, "type") : [];
    if (!node || !meaning || !("nodes" in meaning))
      return this.#outside(meaning, place, name, args);
    if (meaning.module.file === openWords) return this.#outside(undefined, place, name, []);
    if (this.#exported.has(node)) this.#note(node, place);
    if (place.inside.includes(node)) return this.#outside(undefined, place, name, args);
    const isRight = meaning.module.file === rights.file && nameOf(node.id) === rights.type;
    this.declared(node, meaning.module, isRight ? { ...place, position: "in" } : place, args);
  }

  #value(meaning: Meaning | undefined, place: Place, name: string, args: SyntaxNode[]) {
    const nodes = meaning && "nodes" in meaning ? inSpace(meaning.nodes, "value") : [];
    const open = nodes.filter((node) => !place.inside.includes(node));
    if (open.length === 0 || !meaning || !("nodes" in meaning))
      return this.#outside(meaning, place, name, args);
    if (meaning.module.file === openWords) return this.#outside(undefined, place, name, []);
    for (const [index, node] of open.entries())
      this.declared(node, meaning.module, index === 0 ? place : below(place, `signature${index}`));
  }

  /** A type that is not described: a package's, a global, or one that mentions itself. */
  #outside(meaning: Meaning | undefined, place: Place, name: string, args: SyntaxNode[]) {
    const text = meaning && "external" in meaning ? meaning.external : name;
    this.add(place, "choice", text);
    const position = covariant.test(text) ? place.position : "both";
    for (const [index, arg] of args.entries())
      this.#type(arg, below(place, `<${index}>`, position));
  }

  #note(node: SyntaxNode, { position }: Place) {
    const before = this.positions.get(node) ?? position;
    this.positions.set(node, before === position ? before : "both");
  }

  #typeParams(params: SyntaxNode[], place: Place) {
    for (const param of params) this.#opaque(param, below(place, `<${nameOf(param.name)}>`));
  }

  #interface(node: SyntaxNode, place: Place) {
    for (const [index, parent] of listOf(node.extends).entries())
      this.#opaque(parent, below(place, `extends${index}`));
    this.#members(listOf(isNode(node.body) ? node.body.body : []), place);
  }

  #members(members: SyntaxNode[], place: Place) {
    this.add(place, "choice", "object");
    for (const [index, member] of members.entries()) {
      const isNamed = member.type === "TSPropertySignature" || member.type === "TSMethodSignature";
      if (!isNamed || member.computed) this.#opaque(member, below(place, `member${index}`));
      else this.#member(member, below(place, encodeURIComponent(nameOf(member.key))));
    }
  }

  #member(member: SyntaxNode, place: Place) {
    this.add(place, "member", member.optional ? "optional" : "required");
    if (member.readonly && place.position !== "in") this.add(place, "shape", "readonly");
    if (member.type === "TSMethodSignature") this.#function(member, place);
    else this.#type(annotationOf(member), place);
  }

  #function(node: SyntaxNode, outer: Place) {
    const params = typeParamsOf(node);
    const types = new Map([...outer.scope.types, ...openTypes(params)]);
    const place = { ...outer, scope: { module: outer.scope.module, types } };
    this.add(place, "choice", "function");
    this.#typeParams(params, place);
    for (const [index, param] of listOf(node.params).entries()) {
      const at = below(place, `(${index})`, flipped(place.position));
      const need = param.optional ? "optional" : "required";
      this.add(at, "member", param.type === "RestElement" ? "rest" : need);
      this.#type(annotationOf(param), at);
    }
    const answer = isNode(node.returnType) ? node.returnType.typeAnnotation : undefined;
    this.#type(answer, below(place, "()"));
  }

  /** Alternatives may be reordered, except objects, which are numbered. */
  #union(types: SyntaxNode[], place: Place) {
    const objects = types.filter(({ type }) => type === "TSTypeLiteral");
    for (const one of types) if (!objects.includes(one)) this.#type(one, place);
    if (objects.length === 1) this.#type(objects[0], place);
    else if (objects.length > 1) this.#numbered("objects", objects, place);
  }

  #numbered(what: string, types: unknown, place: Place) {
    const parts = listOf(types);
    this.add(place, "shape", `${what} of ${parts.length}`);
    for (const [index, one] of parts.entries()) {
      const element = isNode(one.elementType) && one.type === "TSNamedTupleMember";
      this.#type(element ? one.elementType : one, below(place, `&${index}`));
    }
  }

  /** `keyof` of a described object: its keys. */
  #keys(node: SyntaxNode, place: Place) {
    const members = this.#membersOf(node.typeAnnotation, place.scope.module);
    if (!members) return this.#opaque(node, place);
    for (const { key } of members) this.add(place, "choice", JSON.stringify(nameOf(key)));
  }

  #membersOf(node: unknown, module: Module): SyntaxNode[] | undefined {
    if (!isNode(node)) return undefined;
    if (node.type === "TSTypeLiteral") return listOf(node.members);
    if (node.type !== "TSTypeQuery") return undefined;
    const meaning = this.#lookUp(textOf(node.exprName, module), module);
    if (!meaning || !("nodes" in meaning)) return undefined;
    const [value] = inSpace(meaning.nodes, "value");
    return this.#membersOf(annotationOf(value?.id), meaning.module);
  }

  /** A type that is compared as text, followed by every type of this repository that it names. */
  #opaque(node: SyntaxNode, place: Place) {
    const both: Place = { ...place, position: "both" };
    this.add(both, "shape", textOf(node, place.scope.module));
    for (const each of nodesOf(node)) {
      if (each.type === "TSTypeReference") this.#mention(each, each.typeName, both);
      if (each.type === "TSTypeQuery") this.#mention(each, each.exprName, both);
      if (each.type === "TSImportType") this.#mention(each, each.qualifier, both);
    }
  }

  /** Arguments are mentioned by themselves; names of packages and globals are part of the text. */
  #mention(node: SyntaxNode, nameNode: unknown, place: Place) {
    const { module, types } = place.scope;
    const name = textOf(nameNode, module);
    const at = below(place, `~${name.replaceAll(/[\s/]/gu, "_")}`);
    const bound = types.get(name);
    if (bound) return this.#type(bound.node, { ...at, scope: bound.scope });
    const isImport = node.type === "TSImportType";
    const meaning = isImport ? this.#imported(node, module) : this.#lookUp(name, module);
    if (!meaning || !("nodes" in meaning) || bound === null) return;
    if (node.type === "TSTypeQuery") this.#value(meaning, at, name, []);
    else this.#meaning(meaning, at, name, []);
  }

  #imported(node: SyntaxNode, module: Module): Meaning {
    const name = isNode(node.qualifier) ? textOf(node.qualifier, module) : "*";
    return this.#declarations.from(module, nameOf(node.source), name);
  }

  #lookUp(name: string, module: Module): Meaning | undefined {
    const [first = "", ...rest] = name.split(".");
    const meaning = this.#declarations.named(module, first);
    if (rest.length === 0 || !meaning || "nodes" in meaning) return meaning;
    return { external: [meaning.external, ...rest].join(".") };
  }
}
