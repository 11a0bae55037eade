import { BlockList, isIP } from 'node:net';

/** An address, a network by its bits, or one of the names that stand for networks of a machine. */
export const isNetwork = (word: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(word)) return true;
  const [, host = '', bits = ''] = /^([^/]+)(?:\/(\d{1,3}))?$/u.exec(word) ?? [];
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(host)] ?? 0;
  return most > 0 && (!word.includes('/') || (Number(bits) >= 1 && Number(bits) <= most));
};

/** Private hosts that the operator lets the server call. */
export type Inside = {
  /** Checked by address and by who calls. */
  readonly allows: (place: Place, who: Who) => Promise<boolean>;
};

export type Place = { readonly host: string; readonly address: string; readonly port: number };

/** An organization's short code, `webhooks`, or null. */
export type Who = () => Promise<string | null>;

/** Never loopback, link-local or reserved networks. */
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

/** Cloud metadata services: they hand out the machine's credentials. */
const metadata = new BlockList();
metadata.addAddress('100.100.100.200', 'ipv4');
metadata.addAddress('fd00:ec2::254', 'ipv6');

/** IPv4-mapped and scoped addresses could hide another one, and are refused. */
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

/** Not parsable as an address, also not as hex or a number, which resolvers take for one. */
const isName = (entry: string): boolean => name.test(entry) && !/^(?:0x[\da-f]*|\d+)$/iu.test(entry.split('.').at(-1) ?? '');

const isWithin = ({ address, prefix }: Network): boolean =>
  privateNetworks.some(([network, least]) => {
    const whole = new BlockList();
    whole.addSubnet(network, least, familyOf(network));
    return familyOf(address) === familyOf(network) && prefix >= least && whole.check(address, familyOf(address));
  });

type Entry = {
  /** Null: the tools of every organization. */
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

export const isInsideEntry = (text: string): boolean => entryOf(text) !== null;

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

export const nothingInside: Inside = { allows: () => Promise.resolve(false) };
