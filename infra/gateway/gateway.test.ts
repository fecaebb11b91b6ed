import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { securityHeaders, securityHeadersFor } from "@funduq/api/platform/security-headers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createGateway } from "./gateway.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-gateway-"));
const script = "export const hotel = 'funduq';".repeat(40);
let server: http.Server;
let port: number;

function write(name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

beforeAll(async () => {
  write("secret.txt", "outside");
  write("shell/index.html", "<!doctype html><title>Funduq</title>");
  write("shell/.hidden", "hidden");
  write("shell/service-worker.js", script);
  write("shell/js/main.0123456789.js", script);
  write("shell/js/main.0123456789.js.br", zlib.brotliCompressSync(script));
  write("shell/js/main.0123456789.js.gz", zlib.gzipSync(script));
  write("shell/assets/large.bin", Buffer.alloc(8_000_000));
  write("former/index.html", "<!doctype html><title>Former</title>");
  write("former/notes.txt", "notes");
  write("former/js/palette.0123456789.js", "const palette = 1;");
  write("releases/mfe-pos/1.0.0-abc/mf-manifest.json", "{}");
  write("releases/mfe-pos/1.0.0-abc/remoteEntry.0123456789.js", script);
  const gateway = createGateway({
    shells: {
      current: async () => path.join(folder, "shell"),
      kept: async () => ["shell", "former"].map((name) => path.join(folder, name)),
    },
    releases: path.join(folder, "releases"),
    api: (_request, response) => response.end("api"),
  });
  server = http.createServer(gateway).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true });
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Unlike fetch, sends the path without normalising it. */
function ask(target: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request({ port, host: "127.0.0.1", path: target, headers, method });
    request.once("error", reject).once("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.end();
  });
}

const navigation = { accept: "text/html,application/xhtml+xml" };

describe("index.html", () => {
  it("is served for every navigation to a screen", async () => {
    for (const address of ["/", "/login", "/hotel/1/dashboard", "/commercial/invoices?x=1"]) {
      const answer = await ask(address, navigation);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toContain("<title>Funduq</title>");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    }
  });

  it("has the same security headers as the API's responses", async () => {
    const { headers } = await ask("/", navigation);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
  });

  it("S9 has the HSTS header when a proxy terminates TLS or the public origin is https", async () => {
    const hsts = "strict-transport-security";
    expect((await ask("/", navigation)).headers[hsts]).toBeUndefined();
    for (const proto of ["https", "https, http", "HTTPS"]) {
      const { headers } = await ask("/", { ...navigation, "x-forwarded-proto": proto });
      expect([proto, headers[hsts]]).toEqual([proto, "max-age=31536000; includeSubDomains"]);
    }
    const plain = await ask("/", { ...navigation, "x-forwarded-proto": "http" });
    expect(plain.headers[hsts]).toBeUndefined();
    expect(securityHeadersFor("https://hotel.example")).toHaveProperty("Strict-Transport-Security");
  });

  it("is not served in place of a missing script", async () => {
    const missing = [
      "/js/gone.0123456789.js",
      "/remotes/mfe-pos/9.9.9/remoteEntry.js",
      "/remotes/mfe-pos/1.0.0-abc/",
      "/favicon.ico",
    ];
    for (const address of missing) {
      expect((await ask(address, navigation)).status).toBe(404);
      expect((await ask(address, { accept: "*/*" })).status).toBe(404);
    }
    expect((await ask("/login", { accept: "application/json" })).status).toBe(404);
  });
});

describe("a shell that is no longer current", () => {
  it("X-03 gives open tabs the files that they load late", async () => {
    const answer = await ask("/js/palette.0123456789.js");
    expect([answer.status, answer.body.toString()]).toEqual([200, "const palette = 1;"]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("X-03 gives nothing that is not named by its content, and never its page", async () => {
    expect((await ask("/notes.txt")).status).toBe(404);
    expect((await ask("/", navigation)).body.toString()).toContain("<title>Funduq</title>");
  });
});

describe("static files", () => {
  it("are immutable in the browser's cache when their name has a content hash", async () => {
    const answer = await ask("/js/main.0123456789.js");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    const manifest = await ask("/remotes/mfe-pos/1.0.0-abc/mf-manifest.json");
    expect(manifest.headers["cache-control"]).toBe("no-cache");
  });

  it("POS-12 the service worker is asked for anew each time, may rule all pages, and has the policy of pages", async () => {
    const { status, headers } = await ask("/service-worker.js");
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    // At the root, so that its scope needs no `Service-Worker-Allowed`.
    expect(headers["service-worker-allowed"]).toBeUndefined();
    expect(headers["content-security-policy"]).toContain("worker-src 'self'");
  });

  it("are compressed with an encoding that the browser accepts", async () => {
    const address = "/js/main.0123456789.js";
    const brotli = await ask(address, { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(zlib.brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await ask(address, { "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(zlib.gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await ask(address);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toBe("Accept-Encoding");
    expect(plain.body.toString()).toBe(script);
  });

  it("are answered with 304 when the ETag matches", async () => {
    const first = await ask("/", navigation);
    const again = await ask("/", { ...navigation, "if-none-match": first.headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await ask("/", { ...navigation, "if-none-match": '"other"' })).status).toBe(200);
  });

  it("answer HEAD without a body and refuse POST", async () => {
    const head = await ask("/js/main.0123456789.js", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(Number(head.headers["content-length"])).toBe(script.length);
    expect(head.body).toHaveLength(0);
    expect((await ask("/", navigation, "POST")).status).toBe(405);
  });

  it("are closed when the client aborts the download", async () => {
    const opened = vi.spyOn(fs, "createReadStream");
    onTestFinished(() => opened.mockRestore());
    await new Promise<void>((resolve) => {
      const request = http.get({ port, host: "127.0.0.1", path: "/assets/large.bin" });
      request.once("response", (response) => response.once("data", () => request.destroy()));
      request.once("close", resolve);
    });
    const [stream] = opened.mock.results.map(({ value }) => value as fs.ReadStream);
    await vi.waitFor(() => expect(stream?.closed).toBe(true));
  });

  it("outside the published folders are not served (path traversal)", async () => {
    const attempts = [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/js/..%5c..%5csecret.txt",
      "/remotes/../../secret.txt",
      "/remotes/mfe-pos/%2e%2e/%2e%2e/%2e%2e/secret.txt",
      "/.hidden",
      "/js/%00",
      "/js/%E0%A4%A",
    ];
    for (const address of attempts) {
      const answer = await ask(address, { accept: "*/*" });
      expect([address, answer.status]).toEqual([address, 404]);
    }
  });
});

it("passes requests below /api and for /metrics to the API", async () => {
  for (const address of ["/api", "/api/modules", "/metrics"])
    expect((await ask(address)).body.toString()).toBe("api");
  expect((await ask("/apiary", { accept: "*/*" })).status).toBe(404);
});
