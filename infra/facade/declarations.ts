import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "../bootstrap/toolchain.mjs";
import { isNode, nameOf, parse, type SyntaxNode } from "../languages/syntax.ts";

/** A `.d.ts` file that can be asked for its declarations. */
export type Module = { file: string; text: string; body: SyntaxNode[] };
/** A value and a type may share a name, and a function may have several signatures. */
export type Declared = { nodes: SyntaxNode[]; module: Module };
/** What a name means: a declaration of this repository, or a name of an installed package. */
export type Meaning = Declared | { external: string };

/** Returns the text of a declaration file, by its path without `.d.ts`. */
export type ReadDeclaration = (file: string) => string | undefined;

/** Lets TypeScript write the declarations of shared-ui and shared-types to a temporary folder, and calls `use` with a reader. */
export async function withDeclarations<Result>(
  use: (read: ReadDeclaration) => Result,
): Promise<Result> {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-facade-"));
  try {
    const args = ["-p", "infra/facade", "--outDir", out];
    const { code, output } = await run("tsc", args, { quiet: true });
    if (code !== 0) throw new Error(`TypeScript could not write the declarations:\n${output}`);
    return use((file) => readText(path.join(out, `${file}.d.ts`)));
  } finally {
    fs.rmSync(out, { recursive: true, force: true });
  }
}

function readText(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

/** The repository's packages by name, and the folder of their sources. */
const sources = /^@funduq\/(shared-ui|shared-types)\/(.+)$/u;

/** Finds declarations by name, across imports and re-exports. */
export class Declarations {
  readonly #read: ReadDeclaration;
  readonly #modules = new Map<string, Module | undefined>();

  constructor(read: ReadDeclaration) {
    this.#read = read;
  }

  module(file: string): Module | undefined {
    if (!this.#modules.has(file)) this.#modules.set(file, this.#load(file));
    return this.#modules.get(file);
  }

  #load(file: string): Module | undefined {
    const text = this.#read(file);
    if (text === undefined) return undefined;
    return { file, text, body: parse({ file: `${file}.d.ts`, text }).body as SyntaxNode[] };
  }

  /** The names that a module exports. */
  exportsOf(module: Module): string[] {
    const names = module.body.flatMap((statement) => {
      if (statement.type === "ExportAllDeclaration") {
        const from = this.#imported(module, statement);
        return from ? this.exportsOf(from) : [];
      }
      if (statement.type !== "ExportNamedDeclaration") return [];
      const { declaration, specifiers } = statement;
      if (isNode(declaration)) return declaredBy(declaration).map(({ name }) => name);
      return (specifiers as SyntaxNode[]).map(({ exported }) => nameOf(exported));
    });
    return [...new Set(names)];
  }

  /** The declaration behind an exported name. */
  exported(module: Module, wanted: string): Meaning | undefined {
    for (const statement of module.body) {
      const found = this.#exportedBy(module, statement, wanted);
      if (found) return found;
    }
    return this.#declared(module, wanted);
  }

  #exportedBy(module: Module, statement: SyntaxNode, wanted: string): Meaning | undefined {
    if (statement.type === "ExportAllDeclaration") {
      const from = this.#imported(module, statement);
      return from && this.exported(from, wanted);
    }
    if (statement.type !== "ExportNamedDeclaration") return undefined;
    const one = (statement.specifiers as SyntaxNode[]).find(
      ({ exported }) => nameOf(exported) === wanted,
    );
    if (!one) return undefined;
    const local = nameOf(one.local);
    return isNode(statement.source)
      ? this.from(module, nameOf(statement.source), local)
      : this.named(module, local);
  }

  /** What a name means inside a module; undefined for globals. */
  named(module: Module, name: string): Meaning | undefined {
    const declared = this.#declared(module, name);
    if (declared) return declared;
    for (const statement of module.body) {
      if (statement.type !== "ImportDeclaration") continue;
      const source = nameOf(statement.source);
      const one = (statement.specifiers as SyntaxNode[]).find(
        ({ local }) => nameOf(local) === name,
      );
      if (one) return this.from(module, source, nameOf(one.imported) || "*");
    }
    return undefined;
  }

  /** A name of another module: `import("./x.ts").Name`. */
  from(module: Module, source: string, name: string): Meaning {
    const target = this.module(fileOf(module, source) ?? "");
    const found = target && this.exported(target, name);
    return found ?? { external: `${source}.${name}` };
  }

  #imported(module: Module, statement: SyntaxNode): Module | undefined {
    return this.module(fileOf(module, nameOf(statement.source)) ?? "");
  }

  #declared(module: Module, wanted: string): Declared | undefined {
    const found = module.body.flatMap((statement) => {
      const node = isNode(statement.declaration) ? statement.declaration : statement;
      return declaredBy(node).filter(({ name }) => name === wanted);
    });
    return found.length > 0 ? { nodes: found.map(({ node }) => node), module } : undefined;
  }
}

function declaredBy(node: SyntaxNode): { name: string; node: SyntaxNode }[] {
  if (node.type === "VariableDeclaration")
    return (node.declarations as SyntaxNode[]).map((one) => ({ name: nameOf(one.id), node: one }));
  return isNode(node.id) ? [{ name: nameOf(node.id), node }] : [];
}

function fileOf(module: Module, source: string): string | undefined {
  const bare = source.replace(/\.tsx?$/u, "");
  if (bare.startsWith(".")) return path.posix.join(path.posix.dirname(module.file), bare);
  const [, name, rest] = sources.exec(bare) ?? [];
  return name && `${name}/src/${rest}`;
}
