/** The container of a department and the chunk that it exposes, as `department-build` names them. */
const START_FILE = /\/(?:remoteEntry|(?:js|css)\/__federation_expose_\w+)\.[^/]*$/u;

/**
 * The hashes of the files that the shell itself requests of a department. The container has those of all other
 * files, and its own is among these: so nothing runs unchecked, and no visit carries every hash twice.
 */
export function startFiles(hashes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(hashes).filter(([address]) => START_FILE.test(address)));
}
