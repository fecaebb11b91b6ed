import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rspack, type Stats } from "@rspack/core";
import { gallery } from "../config/rspack.mjs";
import { createGateway } from "../gateway/gateway.ts";

const source = fileURLToPath(new URL("../../shared-ui/gallery", import.meta.url));

export type Gallery = { address: string; close: () => Promise<void> };

/** Builds the facade's gallery and serves it through the suite's gateway, with the same content security policy. */
export async function startGallery({ port = 0, watch = false } = {}): Promise<Gallery> {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-gallery-"));
  const stop = await build(dist, watch);
  const server = http.createServer(
    createGateway({
      shells: { current: async () => dist, kept: async () => [dist] },
      releases: dist,
      api: (_, response) => response.writeHead(404).end(),
    }),
  );
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      fs.rmSync(dist, { recursive: true, force: true });
    },
  };
}

/** Resolves after the first build with a function that stops watching. */
function build(dist: string, watch: boolean): Promise<() => Promise<void>> {
  const compiler = rspack(gallery(source, dist));
  const close = () => new Promise<void>((resolve) => compiler.close(() => resolve()));
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, stats?: Stats) => {
      const faults = error?.message ?? faultsOf(stats);
      if (!faults) resolve(close);
      else if (watch) console.error(faults);
      else reject(new Error(faults));
    };
    if (watch) compiler.watch({}, done);
    else compiler.run(done);
  });
}

function faultsOf(stats: Stats | undefined): string {
  return stats?.hasErrors() ? stats.toString("errors-only") : "";
}
