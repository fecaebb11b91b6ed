import { BlockList, isIP } from "node:net";
import type { Env } from "../../env.ts";

/** Where a printer is: an IP address, and its port. */
export type PrinterAddress = { host: string; port: number };

const LEAST_PORT = 1024;
const POSTGRES_PORT = 5432;
const FAMILIES = { 4: "ipv4", 6: "ipv6" } as const;

const local = new BlockList();
local.addSubnet("10.0.0.0", 8);
local.addSubnet("172.16.0.0", 12);
local.addSubnet("192.168.0.0", 16);
local.addSubnet("169.254.0.0", 16);
local.addSubnet("fc00::", 7, "ipv6");
local.addSubnet("fe80::", 10, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

type Settings = Pick<
  Env,
  "PORT" | "DATABASE_URL" | "APP_DATABASE_URL" | "BUS_URL" | "PRINT_ON_LOOPBACK"
>;

/**
 * Whether the API may connect there: only to addresses of a local network, never to a name, which could lead elsewhere at
 * the next lookup; to a port above 1023 that is neither its own nor PostgreSQL's. ADR 0046.
 */
export function isPrinterAddress({ host, port }: PrinterAddress, env: Settings): boolean {
  const family = isIP(host);
  if (family !== 4 && family !== 6) return false;
  const [address = ""] = host.split("%");
  const isNear = (list: BlockList) => list.check(address, FAMILIES[family]);
  if (!isNear(local) && !(env.PRINT_ON_LOOPBACK && isNear(loopback))) return false;
  return port >= LEAST_PORT && !ownPorts(env).includes(port);
}

function ownPorts({ PORT, DATABASE_URL, APP_DATABASE_URL, BUS_URL }: Settings): number[] {
  const urls = [DATABASE_URL, APP_DATABASE_URL, BUS_URL].filter((url) => url !== undefined);
  return [PORT, ...urls.map((url) => Number(new URL(url).port || POSTGRES_PORT))];
}
