/** A module federation manifest of the restaurant with one script. */
export function testManifest(script: string): Buffer {
  const none = { sync: [], async: [] };
  return Buffer.from(
    JSON.stringify({
      name: "mfe_pos",
      metaData: { remoteEntry: { name: script, path: "" } },
      exposes: [{ path: "./module", assets: { js: { sync: [script], async: [] }, css: none } }],
    }),
  );
}
