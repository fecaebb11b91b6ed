import { KeyFileError, type MasterKey, type MasterKeys } from "../platform/identity-keys.ts";

/** Shared by all tests: the processes of one installation have the same key file. */
const TEST_KEY: MasterKey = { id: "test", key: Buffer.alloc(32, 7) };

/** Master keys without a file, the current one first. */
export function masterKeysOf(...keys: [MasterKey, ...MasterKey[]]): MasterKeys {
  return {
    current: () => keys[0],
    all: () => keys,
    get(id) {
      const key = keys.find((each) => each.id === id);
      if (!key) throw new KeyFileError(`There is no key ${id}.`);
      return key;
    },
  };
}

export const testMasterKeys = masterKeysOf(TEST_KEY);
