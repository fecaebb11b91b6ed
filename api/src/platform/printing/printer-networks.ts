import { BlockList, isIP } from "node:net";

const PRIVATE = [
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "fc00::/7",
  "fe80::/10",
];

/**
 * The networks in which printers may be: `private` (private and link-local ranges), `none`, or addresses and CIDR ranges
 * with commas between them. Throws a TypeError that names the entry that is neither.
 */
export function parsePrinterNetworks(text: string): BlockList {
  const entries =
    text === "private"
      ? PRIVATE
      : text === "none"
        ? []
        : text.split(",").map((part) => part.trim());
  const networks = new BlockList();
  for (const entry of entries) addTo(networks, entry);
  return networks;
}

function addTo(networks: BlockList, entry: string): void {
  const [, address = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/u.exec(entry) ?? [];
  const version = isIP(address);
  const all = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? all : Number(bits);
  if (version === 0 || prefix > all) throw new TypeError(`'${entry}' is no address or CIDR range`);
  networks.addSubnet(address, prefix, version === 4 ? "ipv4" : "ipv6");
}
