declare module "fs-native-extensions" {
  /** Whether the whole file was locked for this descriptor; false when another descriptor holds it. */
  export function tryLock(fd: number, options?: { shared?: boolean }): boolean;
}
