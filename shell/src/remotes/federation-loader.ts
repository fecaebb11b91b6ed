import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import { fetchAhead } from "./fetch-ahead.ts";
import { trustRelease } from "./integrity.ts";
import type { RemoteLoader } from "./remote-loader.ts";

export const federationLoader: RemoteLoader = {
  register(entry, { anew }) {
    trustRelease(entry);
    const address = new URL(entry.entry, location.href).href;
    registerRemotes([{ name: entry.name, entry: address }], { force: anew });
  },
  load: (name) => loadRemote(`${name}/module`),
  preload: fetchAhead,
};
