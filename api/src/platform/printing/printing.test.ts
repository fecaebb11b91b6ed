import { describe, expect, it } from "vitest";
import { parseEnv } from "../../env.ts";
import { readEscpos } from "../../testing/escpos-picture.ts";
import { startPrinter } from "../../testing/fake-printer.ts";
import { bitmapOf } from "./bitmap.ts";
import { escposOf } from "./escpos.ts";
import { isPrinterAddress } from "./printer-address.ts";
import { sendToPrinter } from "./printer-socket.ts";

const limits = { connectMs: 2_000, sendMs: 300, confirmMs: 300 };

describe("POS-13 the bytes of a paper", () => {
  it("are a reset, the picture in bands, a feed and a cut", () => {
    const rows = 300;
    const dots = Uint8Array.from({ length: 72 * rows }, (_, index) => index % 251);
    const bytes = escposOf({ widthBytes: 72, rows, dots });
    const read = readEscpos(bytes);
    expect(read).toMatchObject({ widthBytes: 72, rows, start: [0x1b, 0x40] });
    expect(Buffer.compare(read.dots, dots)).toBe(0);
    expect(read.end).toEqual([0x1b, 0x64, 3, 0x1d, 0x56, 66, 0, 0x1d, 0x72, 1]);
    // 128 + 128 + 44 rows: no command is larger than the buffer of a small printer.
    expect(bytes.length).toBe(2 + 3 * 8 + dots.length + 10);
  });

  it("have a dot where the picture is darker than half, the first one in the highest bit", () => {
    const grey = (level: number) => [level, level, level, 255];
    const pixels = Uint8Array.from([0, 255, 127, 128, 255, 255, 255, 0].flatMap(grey));
    expect(bitmapOf(pixels, 8, 1)).toEqual({
      widthBytes: 1,
      rows: 1,
      dots: Uint8Array.of(0b10100001),
    });
  });
});

describe("POS-13 a printer's address", () => {
  const envOf = (more: object = {}) =>
    parseEnv({
      DATABASE_URL: "postgres://db.example/funduq",
      APP_DATABASE_URL: "postgres://db.example:6543/funduq",
      FUNDUQ_KEY_FILE: "not-read",
      PORT: "8081",
      ...more,
    });
  const isAllowed = (host: string, port = 9100, more = {}) =>
    isPrinterAddress({ host, port }, envOf(more));

  it.each(["192.168.1.50", "10.0.0.9", "172.16.4.4", "169.254.7.7", "fd00::50", "fe80::1%eth0"])(
    "may be of a local network: %s",
    (host) => expect(isAllowed(host)).toBe(true),
  );
  it.each([
    "8.8.8.8",
    "172.32.0.1",
    "0.0.0.0",
    "2001:db8::1",
    "::ffff:8.8.8.8",
    "printer.local",
    "192.168.1.50.example",
    "192.168.1",
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "",
  ])("may be nothing else: '%s'", (host) => expect(isAllowed(host)).toBe(false));
  it.each([0, 80, 1023, 8081, 5432, 6543])("has no port of a service: %i", (port) =>
    expect(isAllowed("192.168.1.50", port)).toBe(false),
  );
  it("is in the networks that the installation names, or nowhere", () => {
    const more = { PRINTER_NETWORKS: "203.0.113.0/28, 10.0.0.9, 2001:db8::/32" };
    for (const host of ["203.0.113.15", "10.0.0.9", "2001:db8::7"])
      expect(isAllowed(host, 9100, more)).toBe(true);
    for (const host of ["203.0.113.16", "10.0.0.10", "192.168.1.50", "2001:db9::1"])
      expect(isAllowed(host, 9100, more)).toBe(false);
    expect(isAllowed("192.168.1.50", 9100, { PRINTER_NETWORKS: "none" })).toBe(false);
    for (const PRINTER_NETWORKS of ["10.0.0.0/33", "printers.local", "10.0.0.1,"])
      expect(() => envOf({ PRINTER_NETWORKS })).toThrow("PRINTER_NETWORKS");
  });
  it("has no port of any of the hosts of the database", () => {
    const env = { ...envOf(), DATABASE_URL: "postgres://u:p@a:6001,b:6002,[::1]:6003/x" };
    const ports = [6001, 6002, 6003, 6004];
    const host = "192.168.1.50";
    expect(ports.filter((port) => isPrinterAddress({ host, port }, env))).toEqual([6004]);
  });
  it("may be this machine's where the installation says so", () => {
    const more = { PRINT_ON_LOOPBACK: "true" };
    expect(isAllowed("127.0.0.1", 9100, more)).toBe(true);
    expect(isAllowed("::1", 9100, more)).toBe(true);
    expect(isAllowed("127.0.0.1", 5432, more)).toBe(false);
  });
});

describe("POS-13 a network printer", () => {
  const at = (port: number) => ({ host: "127.0.0.1", port });

  it.each(["prints", "answers"] as const)(
    "gets all bytes, once, and confirms: %s",
    async (mode) => {
      const printer = await startPrinter();
      printer.mode = mode;
      const sent = await sendToPrinter(at(printer.port), Buffer.alloc(200_000, 7), limits);
      expect(sent).toBe("confirmed");
      await expect.poll(() => printer.papers.map(({ length }) => length)).toEqual([200_000]);
    },
  );
  it("that is off does not answer: nothing was printed", async () => {
    const printer = await startPrinter();
    await printer.stop();
    await expect(sendToPrinter(at(printer.port), Buffer.from("x"), limits)).rejects.toMatchObject({
      fault: "no-answer",
    });
  });
  it("that closes early may have printed", async () => {
    const printer = await startPrinter();
    printer.mode = "closes-early";
    const sent = sendToPrinter(at(printer.port), Buffer.alloc(8_000_000), limits);
    await expect(sent).rejects.toMatchObject({ fault: "broke" });
  });
  it("that reads nothing has not confirmed a ticket, whose bytes the network took", async () => {
    const printer = await startPrinter();
    printer.mode = "reads-nothing";
    const ticket = escposOf({ widthBytes: 72, rows: 900, dots: new Uint8Array(72 * 900) });
    expect(await sendToPrinter(at(printer.port), ticket, limits)).toBe("taken");
  });
  it("that reads nothing is given up after the time of a paper", async () => {
    const printer = await startPrinter();
    printer.mode = "reads-nothing";
    const sent = sendToPrinter(at(printer.port), Buffer.alloc(32_000_000), limits);
    await expect(sent).rejects.toMatchObject({ fault: "broke" });
  });
});
