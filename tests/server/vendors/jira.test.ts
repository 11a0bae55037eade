import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { issueTypeNamed, jira, jiraEdition } from '#server/vendors/jira/jira.ts';
import type { JiraAccess } from '#server/vendors/jira/jira.ts';
import { contractOf } from '#tests/support/contract.ts';
import { startRecorded } from './recorded.ts';
import type { Recorded } from './recorded.ts';

let recorded: Recorded;
beforeAll(async () => {
  recorded = await startRecorded();
});
beforeEach(() => void recorded.sent.splice(0));
afterAll(() => recorded.stop());

const { jira: cloud, jiraReader: reader, jiraDataCenter: own } = demoAccess;
const accessTo = (
  { site, username, secret }: Readonly<Record<'site' | 'username' | 'secret', string>>,
  edition: JiraAccess['edition'],
): JiraAccess => ({
  site,
  username,
  token: secret,
  edition,
});
const editions = [
  ['cloud', 'jira-cloud', accessTo(cloud, 'cloud')],
  ['data_center', 'jira-data-center', accessTo(own, 'data_center')],
] as const;

describe.each(editions)('Jira, %s', (edition, contract, access) => {
  const client = () => jira(recorded.call('jira'), access);

  it('is asked only what its maker publishes, signed in as it wants it', async () => {
    expect(await jiraEdition(recorded.call('jira'), edition === 'cloud' ? `${access.site}/jira/for-you` : `${access.site}/`)).toBe(edition);
    const [first] = recorded.sent;
    expect(first?.headers?.['authorization']).toBeUndefined();
    await client().myself();
    await client().missingPermissions(null);
    await client().missingPermissions('WEB');
    await client().projects('');
    await client().projects('web');
    const { id } = await issueTypeNamed(client(), 'WEB', 'Bug');
    await client().fields('WEB', id);
    expect(recorded.sent.length).toBeGreaterThan(7);
    expect(recorded.sent.flatMap(contractOf(contract).faultsOf)).toEqual([]);
    const scheme = edition === 'cloud' ? /^Basic / : /^Bearer /;
    expect(recorded.sent.slice(1).filter(({ headers }) => !scheme.test(headers?.['authorization'] ?? ''))).toEqual([]);
  });

  it('gives a page of projects, says that there are more, and finds those that are searched', async () => {
    const all = await client().projects('');
    expect([all.items.length, all.hasMore, all.items[0]?.name]).toEqual([50, true, 'Mobile app']);
    expect(await client().projects(' WEB ')).toEqual({ items: [{ id: '10000', key: 'WEB', name: 'Web shop' }], hasMore: false });
    expect(await client().projects('nothing like that')).toEqual({ items: [], hasMore: false });
  });

  it('gives the issue types that can stand alone', async () => {
    expect((await client().issueTypes('WEB')).map(({ name }) => name)).toEqual(['Bug', 'Task', 'Story']);
    await expect(client().issueTypes('NONE')).rejects.toThrow('Jira does not know what was asked for.');
    await expect(issueTypeNamed(client(), 'WEB', 'Wish')).rejects.toThrow('Jira does not know the issue type Wish in the project WEB.');
  });

  it('gives the fields of an issue type with what they allow', async () => {
    const fields = await client().fields('WEB', '10001');
    expect(fields.find(({ id }) => id === 'customfield_10040')).toEqual({
      id: 'customfield_10040',
      name: 'Severity',
      required: true,
      type: 'option',
      isCustom: true,
      isLong: false,
      hasDefault: false,
      allowedValues: ['S1', 'S2', 'S3', 'S4'].map((label, index) => ({ id: String(20_000 + index), label })),
    });
    expect(fields.find(({ id }) => id === 'components')).toMatchObject({ type: 'array:component', required: true, isCustom: false });
  });

  it('tells which permissions are missing, and where', async () => {
    expect([await client().missingPermissions(null), await client().missingPermissions('OPS')]).toEqual([
      [],
      ['CREATE_ISSUES', 'CREATE_ATTACHMENTS'],
    ]);
    await expect(client().missingPermissions('NONE')).rejects.toThrow('Jira does not know what was asked for.');
  });

  it('does not take another token', async () => {
    const stranger = jira(recorded.call('jira'), { ...access, token: 'another' });
    await expect(stranger.myself()).rejects.toMatchObject({ fault: 'unauthorized' });
  });
});

it('a reader of Jira lacks what an export needs', async () => {
  const client = jira(recorded.call('jira'), accessTo(reader, 'cloud'));
  expect(await client.missingPermissions(null)).toEqual(['CREATE_ISSUES', 'CREATE_ATTACHMENTS']);
  expect((await client.projects('')).items).toEqual([]);
});
