import { BlockList, isIP } from 'node:net';

/** Which hosts of the operator's own network may be called, beside the open internet. */
export type Inside = {
  /** Whether an address behind a host may be called though it is private. */
  readonly allows: (host: string, address: string) => boolean;
};

/** Networks that belong to whoever runs them; the machine itself, its link and everything reserved are in none of them. */
const privateNetworks = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['fc00::', 7],
] as const;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const ofOperators = new BlockList();
for (const [network, prefix] of privateNetworks) ofOperators.addSubnet(network, prefix, familyOf(network));

/** Where clouds tell machines their own credentials, within networks that are private otherwise. */
const metadata = new BlockList();
metadata.addAddress('100.100.100.200', 'ipv4');
metadata.addAddress('fd00:ec2::254', 'ipv6');

/** An address that hides another one, or names a link, is none of an operator's own. */
const isPrivate = (address: string): boolean => {
  const family = familyOf(address);
  if (isIP(address) === 0 || address.includes('%') || /^::ffff:/iu.test(address)) return false;
  return ofOperators.check(address, family) && !metadata.check(address, family);
};

type Network = { readonly address: string; readonly prefix: number };

const networkOf = (entry: string): Network | null => {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/iu.exec(entry) ?? [];
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const prefix = bits === undefined ? longest : Number(bits);
  return longest > 0 && prefix <= longest ? { address, prefix } : null;
};

const name = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/iu;

/** A name that cannot be read as an address, whole or in part. */
const isName = (entry: string): boolean => name.test(entry) && !/^(?:0x[\da-f]*|\d+)$/iu.test(entry.split('.').at(-1) ?? '');

/** Whether a network lies within the networks of operators. */
const isWithin = ({ address, prefix }: Network): boolean =>
  privateNetworks.some(([network, least]) => {
    const whole = new BlockList();
    whole.addSubnet(network, least, familyOf(network));
    return familyOf(address) === familyOf(network) && prefix >= least && whole.check(address, familyOf(address));
  });

/** Whether an entry of the setting names a host, or a network that an operator may own. */
export const isInsideEntry = (entry: string): boolean => {
  const network = networkOf(entry);
  return network === null ? isName(entry) : isWithin(network);
};

/** Reads the setting: names of hosts, addresses and networks. */
export const insideOf = (entries: readonly string[]): Inside => {
  const hosts = new Set(entries.filter((entry) => networkOf(entry) === null).map((entry) => entry.toLowerCase()));
  const networks = new BlockList();
  for (const entry of entries) {
    const network = networkOf(entry);
    if (network !== null) networks.addSubnet(network.address, network.prefix, familyOf(network.address));
  }
  return {
    allows: (host, address) => isPrivate(address) && (hosts.has(host.toLowerCase()) || networks.check(address, familyOf(address))),
  };
};

/** Nothing inside may be called. */
export const nothingInside: Inside = { allows: () => false };
