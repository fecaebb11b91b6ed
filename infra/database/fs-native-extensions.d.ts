declare module "fs-native-extensions" {
  /** Tries to lock the whole file for this descriptor; false when another descriptor holds the lock. */
  export function tryLock(fd: number, options?: { shared?: boolean }): boolean;
}
