import { BlockList, isIP } from "node:net";
import { LEAST_PRINTER_PORT } from "@funduq/shared-types/contracts/pos-print";
import type { Env } from "../../env.ts";

/** Where a printer is: an IP address, and its port. */
export type PrinterAddress = { host: string; port: number };

const POSTGRES_PORT = 5432;
const FAMILIES = { 4: "ipv4", 6: "ipv6" } as const;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

type Settings = Pick<
  Env,
  | ("PORT" | "DATABASE_URL" | "APP_DATABASE_URL" | "BUS_URL")
  | ("PRINTER_NETWORKS" | "PRINT_ON_LOOPBACK")
>;

/**
 * Whether the API may connect there: only to addresses in `PRINTER_NETWORKS`, never to a name, which could lead elsewhere
 * at the next lookup; to a port above 1023 that is neither its own nor PostgreSQL's. ADR 0046.
 */
export function isPrinterAddress({ host, port }: PrinterAddress, env: Settings): boolean {
  const family = isIP(host);
  if (family !== 4 && family !== 6) return false;
  const [address = ""] = host.split("%");
  const isIn = (list: BlockList) => list.check(address, FAMILIES[family]);
  if (!isIn(env.PRINTER_NETWORKS) && !(env.PRINT_ON_LOOPBACK && isIn(loopback))) return false;
  return port >= LEAST_PRINTER_PORT && !ownPorts(env).includes(port);
}

function ownPorts({ PORT, DATABASE_URL, APP_DATABASE_URL, BUS_URL }: Settings): number[] {
  const urls = [DATABASE_URL, APP_DATABASE_URL, BUS_URL].filter((url) => url !== undefined);
  return [PORT, ...urls.flatMap(portsOf)];
}

/** Of all hosts of a PostgreSQL address; `URL` reads no address with several. */
function portsOf(url: string): number[] {
  const [, hosts = ""] = /^\w+:\/\/(?:[^@/]*@)?([^/?#]*)/u.exec(url) ?? [];
  return hosts.split(",").map((host) => Number(/:(\d+)$/u.exec(host)?.[1] ?? POSTGRES_PORT));
}
