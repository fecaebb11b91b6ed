import { createServer } from "node:http";
import net from "node:net";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { securityHeaders } from "./security-headers.ts";
import { serve } from "./server.ts";

const api = await testApp({ settings: { PORT: "0", PUBLIC_ORIGIN: "https://hotel.example" } });
const timeouts = { headersMs: 300, requestMs: 600, checkMs: 50 };
const server = await serve(api.app, undefined, timeouts);
// Runs before the database is dropped, and also closes the connections to it.
afterAll(() => server.stop());

/** The whole answer, until the server closes the connection. */
function said(request: string, port = server.port, more = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (part) => {
      if (text === "" && more !== "") socket.write(more);
      text += String(part);
    });
    socket.once("error", reject).once("close", () => resolve(text));
    socket.write(request);
  });
}

function expectRefusal(text: string, status: number): void {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [line, ...fields] = head.split("\r\n");
  expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = new Headers(
    fields.map((field): [string, string] => {
      const end = field.indexOf(": ");
      return [field.slice(0, end), field.slice(end + 2)];
    }),
  );
  for (const [name, value] of Object.entries(securityHeaders))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("connection")).toBe("close");
  expect(rest.join("")).toBe("");
}

const head = "GET /api/health/live HTTP/1.1\r\nHost: hotel.example\r\n";

describe("a request that Node refuses by itself gets the security headers, and the connection ends", () => {
  it.each([
    ["headers that are too large", 431, `${head}X-Large: ${"x".repeat(40_000)}\r\n\r\n`],
    ["what is no HTTP", 400, "\x16\x03\x01 hello\r\n\r\n"],
    ["a request without a Host", 400, "GET /api/health/live HTTP/1.1\r\n\r\n"],
    [
      "a Host that is none",
      400,
      "GET /api/health/live HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
    ],
    ["an expectation that nobody knows", 417, `${head}Expect: a-miracle\r\n\r\n`],
    [
      "two lengths of one body",
      400,
      `${head.replace("GET", "POST")}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
    ],
    [
      "a length beside chunks, which hides a second request",
      400,
      `${head.replace("GET", "POST")}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
    ],
  ])("S9 %s: %i", async (_, status, request) => {
    expectRefusal(await said(request), status);
  });

  it("S9 S8 headers that arrive too slowly: 408", async () => {
    expectRefusal(await said(head), 408);
  });

  it("S9 S8 a body that arrives too slowly: 408", async () => {
    const headers = "Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\n";
    const slow = `POST /api/session HTTP/1.1\r\nHost: hotel.example\r\n${headers}`;
    expectRefusal(await said(`${slow}Content-Length: 50\r\n\r\n{`), 408);
  });
});

it("S9 nothing is written into an answer that has begun", async () => {
  const http = createServer();
  const begin = "data: 1\n\n";
  answerBrokenRequests(http, (_request, response) => response.writeHead(200).write(begin), {});
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void http.close());
  const { port } = http.address() as net.AddressInfo;
  const text = await said(`${head}\r\n`, port, "no request at all\r\n\r\n");
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(text.endsWith(`${begin}\r\n`)).toBe(true);
});
