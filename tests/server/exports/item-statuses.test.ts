import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueDueItems } from '#server/areas/issues/export/read-items.job.ts';
import type { Tracker } from '#server/vendors/tracker.ts';
import type { Person } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openExportsWorld, params, settle } from './world.ts';
import type { ExportsWorld, TrackerCode } from './world.ts';

let world: ExportsWorld;
let projectId = '';
beforeAll(async () => {
  world = await openExportsWorld();
  const { data } = await world.send('customer', `query ($id: ID!) { integrationDetails(integrationId: $id) { projects { key } } }`, {
    id: world.integrationOf('azure_devops'),
  });
  projectId = data?.['integrationDetails'].projects[0].key;
});
beforeEach(() => world.anew());
afterAll(() => world.stop());

const paramsOf = (code: TrackerCode) => (code === 'azure_devops' ? { ...params.azure_devops, project_id: projectId } : params[code]);
const issueAt = (place: number): string => world.issueIds[place] ?? '';

/** Exports the first two issues, and gives the keys of what was made of them. */
const exportTwo = async (code: TrackerCode = 'jira'): Promise<readonly [string, string]> => {
  const { result } = await world.export(code, { issueIds: [issueAt(0), issueAt(1)], exportParams: paramsOf(code) });
  await world.turn(code);
  const { exports } = await world.job(result.id);
  return exports.map(({ key }: { key: string }) => key);
};
const told = async (place: number, person: Person = 'customer'): Promise<Loose> => {
  const { data } = await world.send(
    person,
    `query ($id: ID!) { flexibleTestingIssue(id: $id) { exports { itemState itemStatus itemStatusSince } } }`,
    { id: issueAt(place) },
  );
  return data?.['flexibleTestingIssue'].exports;
};
/** Codes of the issues that a filter finds in both lists, and the figure of each list. */
const found = async (state: 'open' | 'done', person: Person = 'customer') => {
  const { data } = await world.send(
    person,
    `query ($state: ItemState, $test: ID!) {
      flexibleTestingIssues(itemStateEq: $state) { edges { node { code } } }
      issueStats(itemStateEq: $state) { newIssuesCount acceptedIssuesCount rejectedIssuesCount }
      platformTest(id: $test) { ... on FlexibleTestingTest { issues(itemState: $state) { edges { node { code } } } } } }`,
    { state, test: idOf('a', 'supervised') },
  );
  const codes = (page: Loose): readonly string[] => page.edges.map(({ node }: Loose) => node.code).toSorted();
  const { newIssuesCount, acceptedIssuesCount, rejectedIssuesCount } = data?.['issueStats'] ?? {};
  return [
    codes(data?.['flexibleTestingIssues']),
    codes(data?.['platformTest'].issues),
    newIssuesCount + acceptedIssuesCount + rejectedIssuesCount,
  ];
};
const states = async (person: Person = 'customer') => (await world.send(person, '{ issueItemStates }')).data?.['issueItemStates'];

/** What the people of each tracker do to end the work at an item, and what the tracker calls an item before and after it. */
const ends: Readonly<Record<TrackerCode, { readonly fresh: string; readonly ended: string; readonly end: (key: string) => void }>> = {
  jira: { fresh: 'To Do', ended: 'Done', end: (key) => world.standIns.made.jira.move(key, 'Done') },
  github: {
    fresh: 'Open',
    ended: 'Closed as duplicate',
    end: (key) => world.standIns.made.github.move('northwind/checkout', Number(key.split('#')[1]), 'closed', 'duplicate'),
  },
  azure_devops: { fresh: 'New', ended: 'Closed', end: (key) => world.standIns.made.azureDevops.move(Number(key.slice(1)), 'Closed') },
};

describe('where the items of issues stand in a tracker', () => {
  it.each(['jira', 'github', 'azure_devops'] as const)('%s: is told in its words, and finds the issues', async (code) => {
    const { fresh, ended, end } = ends[code];
    const [, second] = await exportTwo(code);
    expect([await told(0), await states(), await found('open')]).toEqual([
      [{ itemState: null, itemStatus: null, itemStatusSince: null }],
      [],
      [[], [], 0],
    ]);
    end(second);
    await world.look(code);
    expect(await told(0)).toEqual([{ itemState: 'open', itemStatus: fresh, itemStatusSince: world.now().toISOString() }]);
    expect(await told(1)).toEqual([{ itemState: 'done', itemStatus: ended, itemStatusSince: world.now().toISOString() }]);
    expect([await found('open'), await found('done', 'manager'), await states('manager')]).toEqual([
      [['X-1'], ['X-1'], 1],
      [['X-2'], ['X-2'], 1],
      ['open', 'done'],
    ]);
  });

  it('is not for moderators', async () => {
    const [first] = await exportTwo();
    ends.jira.end(first);
    await world.look();
    const { data } = await world.send(
      'accepted',
      `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest {
        all: issues { edges { node { id } } } done: issues(itemState: done) { edges { node { id } } } open: issues(itemState: open) { edges { node { id } } } } } }`,
      { id: idOf('a', 'supervised') },
    );
    const { all, done, open } = data?.['platformTest'] ?? {};
    expect([await told(0, 'accepted'), all.edges.length > 2, done.edges, open.edges]).toEqual([[], true, [], []]);
    expect((await world.send('accepted', '{ issueItemStates }')).errors.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN']);
  });

  it('counts an issue as open while one of its items is', async () => {
    const [first] = await exportTwo();
    await exportTwo('github');
    ends.jira.end(first);
    await world.look();
    expect([await found('done'), await found('open')]).toEqual([
      [['X-1'], ['X-1'], 1],
      [['X-2'], ['X-2'], 1],
    ]);
    await world.look('github');
    expect([await found('done'), await found('open')]).toEqual([
      [[], [], 0],
      [['X-1', 'X-2'], ['X-1', 'X-2'], 2],
    ]);
  });

  it('changes the issue on open screens once for each change, and says since when', async () => {
    const events = () => world.sql(`select entity_id as id from outbox where topic = 'issue' order by 1`);
    const [first] = await exportTwo();
    await world.look();
    const since = world.now().toISOString();
    await world.sql('delete from outbox');
    world.passes(600_000);
    await world.look();
    expect([await events(), await told(0)]).toEqual([[], [expect.objectContaining({ itemStatusSince: since })]]);
    ends.jira.end(first);
    await world.look();
    expect([await events(), await told(0)]).toEqual([
      [{ id: issueAt(0) }],
      [expect.objectContaining({ itemState: 'done', itemStatusSince: world.now().toISOString() })],
    ]);
    world.standIns.made.jira.move(first, 'In Progress');
    await world.look();
    expect(await told(0)).toEqual([expect.objectContaining({ itemState: 'open', itemStatus: 'In Progress' })]);
  });
});

describe('a look at the items of a tracker', () => {
  const readAt = async () =>
    (await world.sql('select items_read_at as at from integration where id = $1', [world.integrationOf('jira')]))[0]?.['at'];

  it('misses nothing when the tracker does not answer, and keeps what it knows', async () => {
    const [first] = await exportTwo();
    await world.look();
    const before = await readAt();
    ends.jira.end(first);
    world.passes(600_000);
    world.standIns.misbehave({ vendor: 'jira', where: '/search', kind: 'broken', times: 100 });
    await world.look();
    expect([await readAt(), await told(0)]).toEqual([before, [expect.objectContaining({ itemState: 'open' })]]);
    world.standIns.behave();
    await world.look();
    expect([await readAt(), await told(0)]).toEqual([world.now().toISOString(), [expect.objectContaining({ itemState: 'done' })]]);
  });

  const place = (changes: Tracker['changes']) => async () => ({
    tracker: { changes } as unknown as Tracker,
    noteUnauthorized: async () => undefined,
  });
  const since = (milliseconds: number): string => new Date(world.now().getTime() + milliseconds).toISOString();

  it('goes on at once from where the tracker cut its answer, by a minute at least', async () => {
    await exportTwo();
    await world.look();
    const begun = world.now().toISOString();
    world.passes(3_600_000);
    const cut = (reached: string) => place(async () => ({ statuses: new Map(), reached }));
    await world.look('jira', cut(since(-1_800_000)));
    expect([await readAt(), world.wakes]).toEqual([since(-1_800_000), ['now']]);
    await world.sql('update integration set items_read_at = $2 where id = $1', [world.integrationOf('jira'), begun]);
    await world.look('jira', cut(begun));
    expect(await readAt()).toBe(since(-3_540_000));
  });

  it('asks for the items alone that it knows, since the last look', async () => {
    await exportTwo();
    await world.look();
    world.passes(600_000);
    const asked: unknown[] = [];
    await world.look(
      'jira',
      place(async (ids, ago) => {
        asked.push(ids.size, ago);
        return { statuses: new Map([['a stranger', { state: 'done', name: 'Done', url: '' }]]), reached: null };
      }),
    );
    expect([asked, await found('done')]).toEqual([
      [2, 600_000 + settle],
      [[], [], 0],
    ]);
  });

  it('keeps at most a hundred characters of a name, whatever it holds, of the item at its own site alone', async () => {
    await exportTwo();
    const [row] = await world.sql('select remote_id as id, remote_url as url from issue_export where issue_id = $1', [issueAt(0)]);
    const name = `\u0000<b>\ud800${'😀'.repeat(120)}`;
    const tell = (url: string) => place(async () => ({ statuses: new Map([[row?.['id'], { state: 'open', name, url }]]), reached: null }));
    await world.look('jira', tell('https://another.atlassian.net/browse/WEB-1'));
    expect((await told(0))[0].itemStatus).toBeNull();
    await world.look('jira', tell(row?.['url']));
    expect((await told(0))[0].itemStatus).toBe(`<b>\ufffd${'😀'.repeat(96)}`);
  });

  it('is queued once in five minutes for each integration that is active and has items, by whichever node comes first', async () => {
    const due = async (): Promise<number> => {
      const queued: unknown[] = [];
      const { database } = world.portal.server;
      const chore = queueDueItems(async (_tx, name, data) => void queued.push([name, data]));
      const deps = { owner: world.portal.database.owner, database, clock: world };
      await Promise.all([chore(deps), chore(deps)]);
      return queued.length;
    };
    expect(await due()).toBe(0);
    await exportTwo();
    expect([await due(), await due()]).toEqual([1, 0]);
    world.passes(299_000);
    expect(await due()).toBe(0);
    world.passes(2_000);
    expect(await due()).toBe(1);
    world.passes(301_000);
    await world.sql(`update integration set state = 'inactive' where id = $1`, [world.integrationOf('jira')]);
    expect(await due()).toBe(0);
  });
});
