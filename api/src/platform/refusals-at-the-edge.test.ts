import { describe, expect, it } from "vitest";
import { parseEnv } from "../env.ts";
import { clientAddress, throttleAddress, trustProxies } from "./client-address.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { databaseFailure } from "./database-failure.ts";
import { holds } from "./hotel-version.ts";
import { describeError } from "./log.ts";
import { readBody } from "./request-body.ts";
import { createTurns } from "./turns.ts";

describe("where a request comes from", () => {
  const passes = (headers: Record<string, string>, origin?: string) => {
    try {
      refuseCrossSite(new Headers({ host: "hotel.local:8080", ...headers }), origin);
      return true;
    } catch {
      return false;
    }
  };

  it.each([
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site", origin: "http://hotel.local:8080" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{}, false],
    [{ origin: "null" }, false],
    [{ origin: "http://hotel.local:8080" }, true],
    [{ origin: "http://hotel.local" }, false],
    [{ origin: "https://evil.example" }, false],
  ])("T11 %o passes: %s", (headers, expected) => {
    expect(passes(headers)).toBe(expected);
  });

  it("T11 is compared with the installation's public address when a proxy changes the host", () => {
    expect(passes({ origin: "https://suite.example" }, "https://suite.example")).toBe(true);
  });

  it("T7 uses X-Forwarded-For only from a trusted proxy, and only its last entry that is no trusted proxy", () => {
    const nobody = trustProxies([]);
    const pair = trustProxies(["10.0.0.2", "10.0.0.3"]);
    expect(clientAddress("203.0.113.5", "10.0.0.1", nobody)).toBe("203.0.113.5");
    expect(clientAddress("::ffff:127.0.0.1", "6.6.6.6, 203.0.113.9", nobody)).toBe("203.0.113.9");
    expect(clientAddress("10.0.0.2", "1.1.1.1, 203.0.113.9, 10.0.0.3", pair)).toBe("203.0.113.9");
    expect(clientAddress("127.0.0.1", undefined, nobody)).toBe("127.0.0.1");
    expect(clientAddress("::1", "203.0.113.9", nobody)).toBe("203.0.113.9");
    expect(clientAddress("127.0.0.1", "203.0.113.9, , ", nobody)).toBe("203.0.113.9");
  });

  it("T7 accepts IPv4 and IPv6 networks as trusted proxies", () => {
    const network = trustProxies(["10.0.0.0/8", "2001:db8:1::/48"]);
    const from = (peer: string) => clientAddress(peer, "6.6.6.6, 203.0.113.9, 10.9.9.9", network);
    expect(from("10.200.3.4")).toBe("203.0.113.9");
    expect(from("::ffff:10.200.3.4")).toBe("203.0.113.9");
    expect(from("2001:db8:1:2::3")).toBe("203.0.113.9");
    expect(from("11.0.0.1")).toBe("11.0.0.1");
    expect(from("2001:db8:2::1")).toBe("2001:db8:2::1");
  });

  it("T7 counts an IPv6 /64 network as one address, in every notation", () => {
    expect(throttleAddress("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(throttleAddress("2001:db8:0:0:ffff::2")).toBe("2001:db8:0:0::/64");
    expect(throttleAddress("::1")).toBe("0:0:0:0::/64");
    expect(throttleAddress("198.51.100.7")).toBe("198.51.100.7");
  });
});

describe("a body", () => {
  const breakingOff = (headers: Record<string, string>) => {
    const body = new ReadableStream({
      start: (stream) => stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    });
    const request = { method: "POST", headers, body, duplex: "half" };
    return new Request("http://funduq.test", request);
  };

  it.each([[{}], [{ "content-length": "500" }]])(
    "S5 whose client disconnects is no server error: %o",
    async (headers) => {
      await expect(readBody(breakingOff(headers))).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe("an error of the database", () => {
  const wrapped = (code: string) =>
    new Error("params: secret", { cause: Object.assign(new Error(), { code }) });

  it.each([
    ["22021", 400],
    ["54000", 400],
    ["22003", 400],
    ["23505", 409],
    ["23503", 409],
    ["40P01", 503],
    ["53300", 503],
    ["55P03", 503],
    ["57014", 503],
    ["57P01", 503],
    ["08006", 503],
    ["53100", 503],
    ["25006", 503],
    ["CONNECTION_CLOSED", 503],
    ["ECONNREFUSED", 503],
  ])("T14 %s is answered %i", (code, status) => {
    expect(databaseFailure(wrapped(code))?.status).toBe(status);
  });

  it.each(["42501", "42P01", "ERR_INVALID_ARG_TYPE"])("%s is a bug", (code) => {
    expect(databaseFailure(wrapped(code))).toBeUndefined();
  });

  it("T15 is logged by its code, never by its message", () => {
    const line = JSON.stringify(describeError(wrapped("23505")));
    expect(line).toContain("23505");
    expect(line).not.toContain("secret");
  });
});

describe("a queue of work", () => {
  it("S6 runs two at a time, lets twenty wait and refuses the rest at once", async () => {
    const turn = createTurns(2, 20);
    const release = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await release.promise;
      running -= 1;
    };
    const all = Array.from({ length: 40 }, () => turn(work));
    const outcomes = Promise.allSettled(all);
    release.resolve();
    const refused = (await outcomes).filter(({ status }) => status === "rejected");
    expect([most, refused.length]).toEqual([2, 18]);
    await expect(turn(async () => "after")).resolves.toBe("after");
  });
});

describe("a queue with a time limit", () => {
  it("F5 answers 'busy' to work that waits too long, and does not start it", async () => {
    const turn = createTurns(1, 20, 50);
    const release = Promise.withResolvers<void>();
    let begun = 0;
    const work = () => {
      begun += 1;
      return release.promise;
    };
    const outcomes = await Promise.allSettled([turn(work), turn(work), turn(work)]);
    const busy = { status: "rejected", reason: { code: "service.busy" } };
    expect(outcomes).toMatchObject([busy, busy, busy]);
    release.resolve();
    await expect(turn(async () => "after")).resolves.toBe("after");
    expect(begun).toBe(1);
  });
});

describe("a cached answer", () => {
  it("is recognised when a proxy has weakened its ETag or sends a list of ETags", () => {
    expect(holds('"5-x"', 'W/"5-x"')).toBe(true);
    expect(holds('W/"4-x", W/"5-x"', 'W/"5-x"')).toBe(true);
    expect(holds('W/"4-x"', 'W/"5-x"')).toBe(false);
    expect(holds(undefined, 'W/"5-x"')).toBe(false);
  });
});

describe("the settings", () => {
  const DATABASE_URL = "postgres://owner:secret@localhost/funduq";

  const FUNDUQ_KEY_FILE = "/etc/funduq/identity-keys.json";

  it("report all faults together, without values", () => {
    const bad = { DATABASE_URL: "mysql://x:secret@y", PORT: "99999", AUTH_PASSWORD_MIN: "3" };
    expect(() => parseEnv(bad)).toThrow(/DATABASE_URL[\s\S]*PORT[\s\S]*AUTH_PASSWORD_MIN/);
    expect(() => parseEnv(bad)).not.toThrow(/secret/);
  });

  it("treat an empty value as not set", () => {
    const env = parseEnv({ DATABASE_URL, FUNDUQ_KEY_FILE, PORT: "", PUBLIC_ORIGIN: "" });
    expect(env.PUBLIC_ORIGIN).toBeUndefined();
    expect(env).toMatchObject({
      PORT: 8081,
      AUTH_GENERIC_ERRORS: false,
      AUTH_PASSWORD_MIN: 6,
    });
  });

  it("read switches and lists of proxies", () => {
    const env = parseEnv({
      DATABASE_URL,
      FUNDUQ_KEY_FILE,
      COOKIE_INSECURE: "1",
      TRUSTED_PROXIES: "10.0.0.1, 172.16.0.0/12,",
    });
    expect(env.COOKIE_INSECURE).toBe(true);
    const trusted = (address: string) => env.TRUSTED_PROXIES(address, 0);
    const addresses = ["127.0.0.1", "10.0.0.1", "10.0.0.2", "172.31.0.9", "172.32.0.1"];
    expect(addresses.filter(trusted)).toEqual(["127.0.0.1", "10.0.0.1", "172.31.0.9"]);
    expect(parseEnv({ DATABASE_URL, FUNDUQ_KEY_FILE }).TRUSTED_PROXIES("10.0.0.1", 0)).toBe(false);
  });

  it.each(["10.0.0.300", "10.0.0.0/33", "proxy.local"])(
    "refuse %s as a proxy's address",
    (entry) => {
      const read = () => parseEnv({ DATABASE_URL, TRUSTED_PROXIES: `10.0.0.1, ${entry}` });
      expect(read).toThrow(/TRUSTED_PROXIES: invalid/);
      expect(read).toThrow(entry.includes("/") ? /range on address: 10\.0\.0\.0\/33/ : entry);
    },
  );
});
