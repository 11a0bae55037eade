import { describe, expect, it } from 'vitest';
import { CallRefusedError, guardedFetch } from './guarded-fetch.ts';
import { insideOf, isInsideEntry } from './inside.ts';

/** What becomes of a call to an address that a name leads to: it is refused, or a connection is tried. */
const outcomeOf = async (allowed: readonly string[], url: string, addresses: readonly string[]): Promise<string> => {
  const tried: string[] = [];
  const call = guardedFetch({
    inside: insideOf(allowed),
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    requestSecurely: (_url, options) => {
      options.lookup?.('', { all: true }, (_error, found) => tried.push(JSON.stringify(found)));
      throw new Error('no network here');
    },
  });
  const code = await call({ url }).then(
    () => 'answered',
    (error: unknown) => (error instanceof CallRefusedError ? error.code : String(error)),
  );
  return tried.length > 0 ? `tried ${addresses[0]}` : code;
};

const jira = 'https://jira.corp.example';

describe('a tool on the network of an operator', () => {
  it('is reached by the name that the operator allows, and by nothing like it', async () => {
    const allowed = ['jira.corp.example'];
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
    const allowed = ['10.20.0.0/16', 'fd12:3456::/32', '192.168.7.9'];
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
    expect(await outcomeOf(['jira.corp.example', '10.0.0.0/8', '100.64.0.0/10', 'fc00::/7'], `${jira}/`, [address])).toBe('inside');
  });

  it('leads nowhere where one of several addresses is not allowed', async () => {
    expect(await outcomeOf(['10.20.0.0/16'], `${jira}/`, ['10.20.0.1', '127.0.0.1'])).toBe('inside');
    expect(await outcomeOf(['10.20.0.0/16'], `${jira}/`, ['10.20.0.1', '10.99.0.1'])).toBe('inside');
    expect(await outcomeOf(['10.20.0.0/16'], `${jira}/`, ['93.184.216.34', '10.20.0.1'])).toBe('tried 93.184.216.34');
  });

  it('is called by https alone, and signs nobody in by its address', async () => {
    expect(await outcomeOf(['jira.corp.example'], 'http://jira.corp.example/', ['10.1.2.3'])).toBe('not_https');
    expect(await outcomeOf(['jira.corp.example'], 'https://ann@jira.corp.example/', ['10.1.2.3'])).toBe('malformed');
  });
});

describe('the setting', () => {
  it.each([
    'jira.corp.example',
    'jira',
    '10.0.0.0/8',
    '10.20.0.0/16',
    '192.168.7.9',
    '172.16.0.0/12',
    '100.64.0.0/10',
    'fd12:3456::/32',
    'fc00::/7',
  ])('takes %s', (entry) => expect(isInsideEntry(entry)).toBe(true));

  it.each([
    '0.0.0.0/0',
    '10.0.0.0/7',
    '127.0.0.1',
    '127.0.0.0/8',
    '169.254.169.254',
    '172.16.0.0/8',
    '::/0',
    '::1',
    'fe80::/10',
    '8.8.8.8',
    '10.0.0.0/33',
    '*.corp.example',
    'https://jira.corp.example',
    'jira.corp.example:443',
    'jira_1',
    '-jira',
    '2130706433',
    '0x7f000001',
    '10.1.2',
    '',
  ])('refuses %j', (entry) => expect(isInsideEntry(entry)).toBe(false));
});
