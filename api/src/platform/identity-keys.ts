import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import * as z from "zod";
import { syncFolder } from "./sync-folder.ts";

const KEY_BYTES = 32;

const keyFileSchema = z.object({
  /** The first key encrypts; the others decrypt data and exports from before a rotation. */
  keys: z
    .array(z.object({ id: z.string().min(1), key: z.base64().length(44) }))
    .nonempty()
    .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length),
});

/** A 256-bit key that encrypts the hotels' keys, never data itself. */
export type MasterKey = { id: string; key: Buffer };

/** The master keys of an installation. Reads the file again when an unknown key is requested. */
export type MasterKeys = {
  /** The current key, from the file: another process may have rotated it. */
  current(): MasterKey;
  /** All known keys, the current one first. */
  all(): readonly MasterKey[];
  /** Throws `KeyFileError` where the file has no key of this id. */
  get(id: string): MasterKey;
};

/** The key file can't be used; the message is one line for the operator and shows no key. */
export class KeyFileError extends Error {
  override readonly name = "KeyFileError";
}

export function openKeyFile(file: string): MasterKeys {
  let keys = readKeyFile(file);
  const find = (id: string) => keys.find((each) => each.id === id);
  return {
    current() {
      keys = readKeyFile(file);
      return keys[0];
    },
    all: () => keys,
    get(id) {
      if (!find(id)) keys = readKeyFile(file);
      const key = find(id);
      if (!key) throw new KeyFileError(`The key file ${file} has no key ${id}.`);
      return key;
    },
  };
}

/** The keys of a file, the current one first. Throws `KeyFileError`. */
export function readKeyFile(file: string): [MasterKey, ...MasterKey[]] {
  const content = keyFileSchema.safeParse(parsed(textOf(file)));
  if (!content.success) throw new KeyFileError(`The key file ${file} holds no usable keys.`);
  const [first, ...others] = content.data.keys.map(({ id, key }) => {
    return { id, key: Buffer.from(key, "base64") };
  });
  return [first as MasterKey, ...others];
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new KeyFileError(`The key file ${file} can't be read (${code}).`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function newMasterKey(): MasterKey {
  return { id: crypto.randomUUID(), key: crypto.randomBytes(KEY_BYTES) };
}

/**
 * Replaces the file atomically, readable by its owner only: after a crash or power loss it is either the old
 * or the new one.
 */
export function writeKeyFile(file: string, keys: readonly MasterKey[]): void {
  const aside = `${file}.${crypto.randomUUID()}`;
  const stored = { keys: keys.map(({ id, key }) => ({ id, key: key.toString("base64") })) };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(aside, `${JSON.stringify(stored, undefined, 2)}\n`, {
    flag: "wx",
    mode: 0o600,
    flush: true,
  });
  fs.renameSync(aside, file);
  syncFolder(path.dirname(file));
}
