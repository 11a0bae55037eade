import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { CallRefusedError, guardedFetch } from '../vendors/guarded-fetch/guarded-fetch.ts';
import type { Outgoing } from '../vendors/guarded-fetch/guarded-fetch.ts';
import { insideOf, isInsideEntry } from './inside.ts';

/** What becomes of a call to an address that a name leads to: it is refused, or a connection is tried. */
const outcomeOf = async (
  allowed: readonly string[],
  url: string,
  addresses: readonly string[],
  onBehalfOf?: Outgoing['onBehalfOf'],
): Promise<string> => {
  const tried: string[] = [];
  const call = guardedFetch({
    inside: insideOf(allowed),
    codeOf: async (organizationId) => ({ northwind: 'NWD', fabrikam: 'FAB' })[organizationId] ?? null,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    requestSecurely: (_url, options) => {
      options.lookup?.('', { all: true }, (_error, found) => tried.push(JSON.stringify(found)));
      throw new Error('no network here');
    },
  });
  const code = await call({ url, ...(onBehalfOf !== undefined && { onBehalfOf }) }).then(
    () => 'answered',
    (error: unknown) => (error instanceof CallRefusedError ? error.code : String(error)),
  );
  return tried.length > 0 ? `tried ${addresses[0]}` : code;
};

const jira = 'https://jira.corp.example';

describe('a tool on the network of an operator', () => {
  it('is reached by the name that the operator allows, and by nothing like it', async () => {
    const allowed = ['jira.corp.example:8443', 'jira.corp.example:443'];
    expect(await outcomeOf(allowed, `${jira}:8443/x`, ['10.1.2.3'])).toBe('tried 10.1.2.3');
    expect(await outcomeOf(allowed, 'https://JIRA.corp.example./x', ['10.1.2.3'])).toBe('tried 10.1.2.3');
    for (const url of [
      'https://wiki.corp.example/',
      'https://x.jira.corp.example/',
      'https://jira.corp.example.evil.test/',
      'https://evil-jira.corp.example/',
      'https://10.1.2.3/',
    ])
      expect(await outcomeOf(allowed, url, ['10.1.2.3'])).toBe('inside');
  });

  it('is reached in the network that the operator allows, and in no other', async () => {
    const allowed = ['10.20.0.0/16:443', '[fd12:3456::/32]:443', '192.168.7.9:443'];
    for (const address of ['10.20.0.1', '10.20.255.254', 'fd12:3456::9', '192.168.7.9'])
      expect(await outcomeOf(allowed, `${jira}/`, [address])).toBe(`tried ${address}`);
    for (const address of ['10.21.0.1', '192.168.7.10', 'fd12:3457::9', '172.16.0.1'])
      expect(await outcomeOf(allowed, `${jira}/`, [address])).toBe('inside');
  });

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '0.0.0.0',
    '::',
    '169.254.169.254',
    'fe80::1',
    'fd12::1%eth0',
    'fd00:ec2::254',
    '100.100.100.200',
    '::ffff:10.1.2.3',
    '::ffff:127.0.0.1',
    '64:ff9b::a01:203',
    '224.0.0.1',
    '192.0.2.1',
    '255.255.255.255',
  ])('never means %s, whatever is allowed', async (address) => {
    expect(await outcomeOf(['jira.corp.example:443', '10.0.0.0/8:443', '100.64.0.0/10:443', '[fc00::/7]:443'], `${jira}/`, [address])).toBe(
      'inside',
    );
  });

  it('leads nowhere where one of several addresses is not allowed', async () => {
    expect(await outcomeOf(['10.20.0.0/16:443'], `${jira}/`, ['10.20.0.1', '127.0.0.1'])).toBe('inside');
    expect(await outcomeOf(['10.20.0.0/16:443'], `${jira}/`, ['10.20.0.1', '10.99.0.1'])).toBe('inside');
    expect(await outcomeOf(['10.20.0.0/16:443'], `${jira}/`, ['93.184.216.34', '10.20.0.1'])).toBe('tried 93.184.216.34');
  });

  it('is reached on the port that the operator names, and on no other', async () => {
    const allowed = ['jira.corp.example:8443', '10.20.0.0/16:443'];
    expect(await outcomeOf(allowed, `${jira}:8443/`, ['10.1.2.3'])).toBe('tried 10.1.2.3');
    for (const url of [`${jira}/`, `${jira}:22/`, `${jira}:5432/`]) expect(await outcomeOf(allowed, url, ['10.1.2.3'])).toBe('inside');
    expect(await outcomeOf(allowed, 'https://10.20.0.9:8443/', [])).toBe('inside');
  });

  it('is reached by the organization that the operator names, and by no other', async () => {
    const allowed = ['NWD=jira.corp.example:443', 'wiki.corp.example:443'];
    const [northwind, fabrikam] = [{ organizationId: 'northwind' }, { organizationId: 'fabrikam' }];
    expect(await outcomeOf(allowed, `${jira}/`, ['10.1.2.3'], northwind)).toBe('tried 10.1.2.3');
    for (const other of [fabrikam, { organizationId: 'gone' }, undefined, 'webhooks'] as const)
      expect(await outcomeOf(allowed, `${jira}/`, ['10.1.2.3'], other)).toBe('inside');
    for (const any of [northwind, fabrikam])
      expect(await outcomeOf(allowed, 'https://wiki.corp.example/', ['10.1.2.3'], any)).toBe('tried 10.1.2.3');
  });

  it('is reached by webhooks where the operator says so alone', async () => {
    const allowed = ['jira.corp.example:443', '10.20.0.0/16:443', 'webhooks=chat.corp.example:443'];
    expect(await outcomeOf(allowed, 'https://chat.corp.example/x', ['10.1.2.3'], 'webhooks')).toBe('tried 10.1.2.3');
    expect(await outcomeOf(allowed, 'https://chat.corp.example/x', ['10.1.2.3'], { organizationId: 'northwind' })).toBe('inside');
    for (const url of [`${jira}/`, 'https://10.20.0.1/']) expect(await outcomeOf(allowed, url, ['10.20.0.1'], 'webhooks')).toBe('inside');
  });

  it('is called by https alone, and signs nobody in by its address', async () => {
    expect(await outcomeOf(['jira.corp.example:443'], 'http://jira.corp.example/', ['10.1.2.3'])).toBe('not_https');
    expect(await outcomeOf(['jira.corp.example:443'], 'https://ann@jira.corp.example/', ['10.1.2.3'])).toBe('malformed');
  });
});

describe('the setting', () => {
  it.each([
    'jira.corp.example:443',
    'jira:8443',
    '10.0.0.0/8:443',
    'NWD=10.20.0.0/16:8443',
    'nwd=192.168.7.9:443',
    'webhooks=172.16.0.0/12:443',
    '100.64.0.0/10:443',
    '[fd12:3456::/32]:443',
    'NWD=[fc00::/7]:65535',
  ])('takes %s', (entry) => expect(isInsideEntry(entry)).toBe(true));

  it.each([
    '0.0.0.0/0:443',
    '10.0.0.0/7:443',
    '127.0.0.1:443',
    '127.0.0.0/8:443',
    '169.254.169.254:443',
    '172.16.0.0/8:443',
    '[::/0]:443',
    '[::1]:443',
    '[fe80::/10]:443',
    '8.8.8.8:443',
    '10.0.0.0/33:443',
    '*.corp.example:443',
    'https://jira.corp.example:443',
    'jira_1:443',
    '-jira:443',
    '2130706433:443',
    '0x7f000001:443',
    '10.1.2:443',
    'jira.corp.example:0',
    'jira.corp.example:65536',
    'jira.corp.example:https',
    'northwind-ltd=jira.corp.example:443',
    '=jira.corp.example:443',
    '',
  ])('refuses %j', (entry) => expect(isInsideEntry(entry)).toBe(false));

  it.each(['jira.corp.example', '10.20.0.0/16', 'fd12:3456::/32', 'NWD=jira.corp.example'])(
    'refuses %j at the start, without a port as older versions took it, and says what to write',
    (entry) => {
      expect(isInsideEntry(entry)).toBe(false);
      expect(() => readConfig({ REACHABLE_INSIDE: entry })).toThrow(
        /REACHABLE_INSIDE must be .* each with its port.*jira\.corp\.example:443/u,
      );
    },
  );
});
