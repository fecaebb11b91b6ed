import { isIPv6 } from "node:net";

/**
 * The address a request came from, as the sign-in limits count it.
 *
 * `X-Forwarded-For` is believed only from a proxy we know (the machine itself, or a listed one),
 * and then only its last entry that is not such a proxy: everything before it is the client's claim.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const known = (address: string) => isLoopback(address) || trustedProxies.includes(address);
  const direct = plain(peer ?? "127.0.0.1");
  if (!forwardedFor || !known(direct)) return direct;
  const hops = forwardedFor.split(",").map((hop) => plain(hop.trim()));
  return hops.findLast((hop) => hop !== "" && !known(hop)) ?? direct;
}

/** What counts as one client: an address, or for IPv6 the /64 that one customer holds. */
export function throttleAddress(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - end.length).fill("0");
  return `${[...groups, ...zeros, ...end].slice(0, 4).join(":")}::/64`;
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

function plain(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}
