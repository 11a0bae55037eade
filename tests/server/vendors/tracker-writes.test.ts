import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { accessTokenPrefix } from '#server/stand-ins/entra.ts';
import { azureDevops, azureDevopsCollection, azureDevopsOrganization } from '#server/vendors/azure-devops/azure-devops.ts';
import { azureDevopsTracker } from '#server/vendors/azure-devops/azure-devops-tracker.ts';
import { githubTracker } from '#server/vendors/github/github-tracker.ts';
import { jiraTracker } from '#server/vendors/jira/jira-tracker.ts';
import { reportWith } from '#server/vendors/report/report.builders.ts';
import type { Tracker } from '#server/vendors/tracker.ts';
import type { VendorCall } from '#server/vendors/vendor-call.ts';
import { contractOf } from '#tests/support/contract.ts';
import { schemaFaults } from '#tests/support/json-schema.ts';
import type { Schema } from '#tests/support/json-schema.ts';
import { textOf } from '#tests/support/tree.ts';
import { startRecorded } from './recorded.ts';
import type { Recorded } from './recorded.ts';

let recorded: Recorded;
beforeAll(async () => {
  recorded = await startRecorded();
});
beforeEach(() => {
  recorded.standIns.behave();
  recorded.sent.splice(0);
});
afterAll(() => recorded.stop());

const { jira, jiraDataCenter, azureDevopsServer, github } = demoAccess;
const place = {
  projectKey: 'WEB',
  issueType: 'Bug',
  labels: ['crowd'],
  priorities: { high: 'High' },
  mapping: {
    customfield_10040: { default_value: 'S2' },
    customfield_10042: { gat_field: 'reproduction_steps' },
    components: { default_value: 'Checkout' },
  },
} as const;
const file = { id: 'f1', name: 'it "broke".png', contentType: 'image/png', sizeBytes: 4, storageKey: 'x' };
const report = reportWith({
  title: 'Payment\nfails <b>',
  values: { reproduction_steps: '1. Open' },
  files: [file],
});
const open = async () => Readable.from([Buffer.from('abcd')]);

type Made = {
  readonly tracker: () => Promise<Tracker>;
  readonly contract: () => ReturnType<typeof contractOf>;
  readonly takesFiles: boolean;
};
const project = async (access: Parameters<typeof azureDevops>[1]) =>
  (await azureDevops(recorded.call('azure_devops'), access).projects())[0]?.id ?? '';
const azure = (access: Parameters<typeof azureDevops>[1]) => async () =>
  azureDevopsTracker(recorded.call('azure_devops'), recorded.write, access, {
    projectId: await project(access),
    projectName: 'Mobile app',
    workItemType: 'Bug',
    areaPath: null,
    tags: ['crowd', 'web'],
    mapping: {},
  });
const azureContract = () =>
  contractOf('azure-devops', ({ pathname, searchParams }) => ({
    path: pathname.replace('/tfs/Shop/', '/Shop/').replace('/_apis/wit/wiql', '/team/_apis/wit/wiql'),
    query: searchParams,
  }));

const trackers: Readonly<Record<string, Made>> = {
  'Jira Cloud': {
    tracker: async () =>
      jiraTracker(
        recorded.call('jira'),
        recorded.write,
        { site: jira.site, username: jira.username, token: jira.secret, edition: 'cloud' },
        place,
      ),
    contract: () => contractOf('jira-cloud'),
    takesFiles: true,
  },
  'Jira Data Center': {
    tracker: async () =>
      jiraTracker(
        recorded.call('jira'),
        recorded.write,
        { site: jiraDataCenter.site, username: '', token: jiraDataCenter.secret, edition: 'data_center' },
        place,
      ),
    contract: () => contractOf('jira-data-center'),
    takesFiles: true,
  },
  GitHub: {
    tracker: async () =>
      githubTracker(
        recorded.call('github'),
        recorded.write,
        { site: '', token: github.secret },
        { repository: 'northwind/checkout', labels: ['crowd'], assignees: ['jonas-brandt'] },
      ),
    contract: () => contractOf('github', ({ pathname, searchParams }) => ({ path: pathname, query: searchParams })),
    takesFiles: false,
  },
  'Azure DevOps in the cloud': {
    tracker: azure(azureDevopsOrganization('northwind', `${accessTokenPrefix}1`)),
    contract: azureContract,
    takesFiles: true,
  },
  'Azure DevOps of one’s own': {
    tracker: azure(azureDevopsCollection({ ...azureDevopsServer, accessToken: azureDevopsServer.secret })),
    contract: azureContract,
    takesFiles: true,
  },
};

/** Where a contract says 'object' of what its own documentation shows as a text or a list: fields of Data Center, patches of Azure DevOps. */
const loose = /(?:api\/2\/issue: body\.fields\.\w+|api\/2\/search: fields\[\d\]|workitems\/[^:]+: body) is no object$/u;

describe.each(Object.entries(trackers))('%s', (name, { tracker: made, contract, takesFiles }) => {
  it('takes an issue with its files, is asked only what is published, and finds it again by its mark', async () => {
    const tracker = await made();
    const mark = randomUUID();
    const composed = await tracker.compose(report, mark);
    expect([composed.title, composed.drift]).toEqual(['Payment fails <b>', []]);
    const created = await tracker.create(composed);
    if (created.kind !== 'done') throw new Error(JSON.stringify(created));
    expect(created.value.url).toMatch(/^https:\/\//u);
    expect(await tracker.find([mark, randomUUID()], 1000)).toEqual(new Map([[mark, created.value]]));
    expect((await tracker.find([randomUUID()], 1000)).size).toBe(0);
    expect(composed.uploads).toEqual(takesFiles ? [file] : []);
    if (takesFiles) {
      expect((await tracker.attach(created.value, file, open)).kind).toBe('done');
      expect(await tracker.attached(created.value)).toEqual([
        { name: name.startsWith('Jira') ? 'it %22broke%22.png' : file.name, sizeBytes: 4 },
      ]);
    }
    expect(recorded.sent.flatMap(contract().faultsOf).filter((fault) => !loose.test(fault))).toEqual([]);
  });

  it('says in its own words why it takes none', async () => {
    const tracker = await made();
    const refused = await tracker.create({
      ...(await tracker.compose(reportWith({ title: 'x' }), randomUUID())),
      request: { ...(await tracker.compose(report, randomUUID())).request, body: {} },
    });
    if (refused.kind !== 'refused') throw new Error(JSON.stringify(refused));
    expect(tracker.wordsOf(refused.body)).not.toBe('');
    expect(tracker.wordsOf('<html>')).toBe('');
  });
});

/** What the people of a tracker do to an item, and what it is to be called then. */
type Moves = { readonly fresh: string; readonly ended: string; readonly end: (key: string) => void };
const jiraMoves = (which: 'jira' | 'jiraDataCenter'): Moves => ({
  fresh: 'To Do',
  ended: 'Done',
  end: (key) => recorded.standIns.made[which].move(key, 'Done'),
});
const azureMoves: Moves = {
  fresh: 'New',
  ended: 'Resolved',
  end: (key) => recorded.standIns.made.azureDevops.move(Number(key.slice(1)), 'Resolved'),
};
const moves: Readonly<Record<string, Moves>> = {
  'Jira Cloud': jiraMoves('jira'),
  'Jira Data Center': jiraMoves('jiraDataCenter'),
  GitHub: {
    fresh: 'Open',
    ended: 'Closed as not planned',
    end: (key) => recorded.standIns.made.github.move('northwind/checkout', Number(key.split('#')[1]), 'closed', 'not_planned'),
  },
  'Azure DevOps in the cloud': azureMoves,
  'Azure DevOps of one’s own': azureMoves,
};

describe.each(Object.entries(trackers))('where items of %s stand', (name, { tracker: made, contract }) => {
  const { fresh, ended, end } = moves[name] as Moves;
  const create = async (tracker: Tracker) => {
    const created = await tracker.create(await tracker.compose(report, randomUUID()));
    if (created.kind !== 'done') throw new Error(JSON.stringify(created));
    return created.value;
  };

  it('is told by its own word, of those alone that are asked for, by published requests', async () => {
    const tracker = await made();
    const [kept, closed, foreign] = [await create(tracker), await create(tracker), await create(tracker)];
    end(closed.key);
    const { statuses, reached } = await tracker.changes(new Set([kept.id, closed.id]), 1000);
    expect([Object.fromEntries(statuses), reached, statuses.has(foreign.id)]).toEqual([
      { [kept.id]: { state: 'open', name: fresh, url: kept.url }, [closed.id]: { state: 'done', name: ended, url: closed.url } },
      null,
      false,
    ]);
    expect(recorded.sent.flatMap(contract().faultsOf).filter((fault) => !loose.test(fault))).toEqual([]);
  });
});

describe('a tracker with more changes than are read at once', () => {
  const at = (second: number): string => new Date(Date.UTC(2026, 10, 26, 9, 0, second)).toISOString();
  /** Answers every page of a search by its schema: so many issues, each a second after the one before. */
  const endless = (size: number, issueAt: (place: number) => object, wrap: (issues: readonly object[]) => unknown) => {
    let given = 0;
    const json = (async (_url, schema) => {
      const issues = Array.from({ length: size }, () => issueAt(given++));
      return v.parse(schema, wrap(issues));
    }) as VendorCall['json'];
    return { ...recorded.call('jira'), json };
  };

  it('tells how far it came: Jira after a thousand', async () => {
    const status = { name: 'Done', statusCategory: { key: 'done' } };
    const call = endless(
      100,
      (place) => ({ id: String(place), key: `WEB-${place}`, fields: { status, updated: at(place).replace('Z', '+0000') } }),
      (issues) => ({ issues, nextPageToken: 'more' }),
    );
    const access = { site: jira.site, username: jira.username, token: jira.secret, edition: 'cloud' } as const;
    const { statuses, reached } = await jiraTracker(call, recorded.write, access, place).changes(new Set(['0', '999', '1000']), 1000);
    expect([[...statuses.keys()], new Date(reached ?? '').toISOString()]).toEqual([['0', '999'], at(999)]);
  });

  it('tells how far it came: GitHub after a thousand', async () => {
    const call = endless(
      25,
      (place) => ({
        number: place,
        html_url: `https://github.com/northwind/checkout/issues/${place}`,
        state: 'open',
        state_reason: 'reopened',
        updated_at: at(place),
      }),
      (issues) => issues,
    );
    const tracker = githubTracker(
      call,
      recorded.write,
      { site: '', token: github.secret },
      { repository: 'northwind/checkout', labels: [], assignees: [] },
    );
    const { statuses, reached } = await tracker.changes(new Set(['7', '1000']), 1000);
    expect([[...statuses], reached]).toEqual([
      [['7', { url: 'https://github.com/northwind/checkout/issues/7', state: 'open', name: 'Reopened' }]],
      at(999),
    ]);
  });

  it('leaves out work items of Azure DevOps that are gone', async () => {
    const tracker = await (trackers['Azure DevOps in the cloud'] as Made).tracker();
    const made = await tracker.create(await tracker.compose(report, randomUUID()));
    if (made.kind !== 'done') throw new Error(JSON.stringify(made));
    const call = recorded.call('azure_devops');
    const json = (async (url, schema, headers) =>
      v.parse(
        schema,
        url.includes('errorPolicy') ? { value: [null, null] } : await call.json(url, v.unknown(), headers),
      )) as VendorCall['json'];
    const access = azureDevopsOrganization('northwind', `${accessTokenPrefix}1`);
    const at = { projectId: await project(access), projectName: null, workItemType: 'Bug', areaPath: null, tags: [], mapping: {} };
    const { statuses } = await azureDevopsTracker({ ...call, json }, recorded.write, access, at).changes(new Set([made.value.id]), 1000);
    expect(statuses.size).toBe(0);
  });
});

describe('what Jira is sent', () => {
  it('is a document that Atlassian’s schema allows', async () => {
    const tracker = await trackers['Jira Cloud']?.tracker();
    const { request } = (await tracker?.compose(report, randomUUID())) ?? { request: { body: null } };
    const { fields } = request.body as { readonly fields: Readonly<Record<string, unknown>> };
    const schema = JSON.parse(textOf('tests/contracts/adf.json')) as Schema & { readonly definitions: Readonly<Record<string, Schema>> };
    const find = (reference: string): Schema => schema.definitions[reference.replace('#/definitions/', '')] ?? {};
    expect(schemaFaults(schema, fields['description'], find)).toEqual([]);
    expect(schemaFaults(schema, fields['customfield_10042'], find)).toEqual([]);
    expect(schemaFaults(schema, { version: 1, type: 'doc', content: [{ type: 'text', text: '' }] }, find)).not.toEqual([]);
    expect(fields['components']).toEqual([{ id: '2' }]);
    expect(fields['customfield_10040']).toEqual({ id: '20001' });
  });

  it('names what Jira demands and nothing fills', async () => {
    const access = { site: jira.site, username: jira.username, token: jira.secret, edition: 'cloud' } as const;
    const bare = jiraTracker(recorded.call('jira'), recorded.write, access, { ...place, mapping: {} });
    const composed = await bare.compose(report, randomUUID());
    expect(composed.drift.map(({ kind, name }) => [kind, name])).toEqual([
      ['required', 'Severity'],
      ['required', 'Components'],
    ]);
    const refused = await bare.create(composed);
    expect(refused.kind === 'refused' ? bare.wordsOf(refused.body) : refused.kind).toBe(
      'Severity: Severity is required. Components: Components is required.',
    );
  });
});
