import ipaddr from 'ipaddr.js';
import type { Signer } from '#infrastructure/backend/http/signer.ts';

/** The networks of an IP address as keyed hashes, which can be compared but not read. */
export interface Networks {
  /** The IPv4 address, or the IPv6 /64, the smallest network that a household gets. */
  readonly network: string;
  /** The /56 and /48 around it, which one customer may own; undefined for IPv4. */
  readonly network56?: string;
  readonly network48?: string;
}

export function networksOf(signer: Signer, address: string): Networks {
  const parts = networkTexts(address);
  const digestOf = (text: string): string =>
    signer.digest({ purpose: 'network', text }).slice(0, 22);
  return {
    network: digestOf(parts.network),
    ...(parts.network56 !== undefined && { network56: digestOf(parts.network56) }),
    ...(parts.network48 !== undefined && { network48: digestOf(parts.network48) }),
  };
}

export function networkTexts(address: string): Networks {
  if (!ipaddr.isValid(address)) return { network: address };
  // Converts an IPv4-mapped IPv6 address to IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { network: parsed.toString() };
  const bytes = parsed.toByteArray();
  const prefix = (bits: number): string => {
    const kept = bytes.map((byte, index) => (index < bits / 8 ? byte : 0));
    return `${ipaddr.fromByteArray(kept).toString()}/${bits}`;
  };
  return { network: prefix(64), network56: prefix(56), network48: prefix(48) };
}
