import { BlockList, isIP } from 'node:net';

/** Which hosts of the operator's own network may be called, beside the open internet. */
export type Inside = {
  /** Whether an address behind a host may be called though it is private, by whom the entry names. */
  readonly allows: (place: Place, who: Who) => Promise<boolean>;
};

export type Place = { readonly host: string; readonly address: string; readonly port: number };

/** Who calls: an organization by its short code, `webhooks`, or null for nobody in particular. */
export type Who = () => Promise<string | null>;

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

type Entry = {
  /** The short code of the organization that alone may call it, or `webhooks`; null for the tools of every organization. */
  readonly who: string | null;
  readonly place: string;
  readonly port: number;
};

const entry = /^(?:([A-Z\d]{2,6}|webhooks)=)?(?:\[([\da-f.:]+(?:\/\d{1,3})?)\]|([^:[\]=]+)):(\d{1,5})$/iu;

const entryOf = (text: string): Entry | null => {
  const [, who, bracketed, plain, digits] = entry.exec(text) ?? [];
  const [place, port] = [bracketed ?? plain ?? '', Number(digits)];
  if (place === '' || port < 1 || port > 65_535) return null;
  const network = networkOf(place);
  if (network === null ? !isName(place) : !isWithin(network)) return null;
  const isForWebhooks = who?.toLowerCase() === 'webhooks';
  return { who: who === undefined ? null : isForWebhooks ? 'webhooks' : who.toUpperCase(), place, port };
};

/** Whether an entry of the setting names a port of a host, or of a network that an operator may own, and who may call it. */
export const isInsideEntry = (text: string): boolean => entryOf(text) !== null;

/** Reads the setting: names of hosts, addresses and networks, each with its port. */
export const insideOf = (texts: readonly string[]): Inside => {
  const entries = texts.flatMap((text) => entryOf(text) ?? []);
  const holds = ({ place }: Entry, host: string, address: string): boolean => {
    const network = networkOf(place);
    if (network === null) return place.toLowerCase() === host.toLowerCase();
    const list = new BlockList();
    list.addSubnet(network.address, network.prefix, familyOf(network.address));
    return list.check(address, familyOf(address));
  };
  return {
    allows: async ({ host, address, port }, who) => {
      if (!isPrivate(address)) return false;
      const named = new Set(entries.filter((each) => each.port === port && holds(each, host, address)).map((each) => each.who));
      if (named.size === 0) return false;
      const caller = await who();
      return named.has(caller) || (caller !== 'webhooks' && named.has(null));
    },
  };
};

/** Nothing inside may be called. */
export const nothingInside: Inside = { allows: () => Promise.resolve(false) };
