import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import proxyaddr from "proxy-addr";

/** Whether an address is a trusted proxy, whose `X-Forwarded-For` is used. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * Compiles a list of addresses and CIDR ranges. This machine itself is always trusted.
 * Throws a TypeError that names the entry that is neither.
 */
export function trustProxies(proxies: readonly string[]): TrustsProxy {
  return proxyaddr.compile(["loopback", ...proxies]);
}

/**
 * The address a request came from, as the sign-in limits count it.
 *
 * `X-Forwarded-For` is used only when a trusted proxy sent it, and then only its last entry that is not a trusted
 * proxy: the entries before it may be forged by the client.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustsProxy: TrustsProxy,
): string {
  const headers: IncomingHttpHeaders = { "x-forwarded-for": forwardedFor };
  const socket = { remoteAddress: peer ?? "127.0.0.1" };
  return plain(proxyaddr({ headers, socket } as IncomingMessage, trustsProxy));
}

/** The key of a client for rate limits: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function throttleAddress(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - end.length).fill("0");
  return `${[...groups, ...zeros, ...end].slice(0, 4).join(":")}::/64`;
}

function plain(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}
