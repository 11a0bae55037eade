import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const issueId = () => world.id('issue-3');

const change = (mutation: string, type: string): string =>
  `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { successful version errors { code message } } }`;
const accept = change('flexibleTestingIssueAccept', 'FlexibleTestingIssueAcceptInput');
const reject = change('flexibleTestingIssueReject', 'FlexibleTestingIssueRejectInput');
const acceptAll = `mutation ($input: FlexibleTestingIssuesAcceptInput!) { answer: flexibleTestingIssuesAccept(input: $input) {
  successful outcomes { issueId changed refusal { code message } } } }`;
const hang = `mutation ($input: FlexibleTestingIssueUpdateTagsInput!) { answer: flexibleTestingIssueUpdateTags(input: $input) { version } }`;

const versionOf = async (id: string): Promise<number> => {
  const [row] = await world.sql('select version from issue where id = $1', [id]);
  return Number(row?.['version']);
};
const statusOf = async (): Promise<string> => {
  const [row] = await world.sql('select triage_status as status from issue where id = $1', [issueId()]);
  return String(row?.['status']);
};
const late = (person: Person, query: string, input: object, seen: string, key?: string) =>
  world.send(person, query, { input }, { 'x-seen-versions': seen, ...(key !== undefined && { 'idempotency-key': key }) });
const acceptIt = () => ({ issueId: issueId(), newSeverity: 'high' });
const rejectIt = () => ({ issueId: issueId(), rejectionReason: 'Duplicate' });

beforeEach(() =>
  world.sql(`update issue set triage_status = 'untriaged', triage_reason = null, severity = 'low' where id = $1`, [issueId()]),
);

describe('a call that waited for a line', () => {
  it('is done where nobody changed what it changes, also where somebody hung a tag on it', async () => {
    const version = await versionOf(issueId());
    await world.ask('manager', hang, { input: { issueId: issueId(), issueTagIds: [world.id('tag')], seenIssueTagIds: [] } });
    const { data } = await late('customer', accept, acceptIt(), `${issueId()}=${version}`);
    expect([data?.['answer'].successful, await statusOf()]).toEqual([true, 'accepted']);
  });

  it('writes over no later decision of somebody else, and says whose that is', async () => {
    const version = await versionOf(issueId());
    await world.ask('manager', reject, { input: rejectIt() });
    const { data } = await late('customer', accept, acceptIt(), `${issueId()}=${version}`);
    const message = expect.stringMatching(/^manager .* rejected this since\.$/u) as string;
    expect([data?.['answer'].errors, await statusOf()]).toEqual([[{ code: 'stale_object', message }], 'rejected']);
    expect((await world.ask('customer', accept, { input: acceptIt() })).answer.successful).toBe(true);
  });

  it('is no refusal where somebody decided the same', async () => {
    const version = await versionOf(issueId());
    await world.ask('manager', accept, { input: acceptIt() });
    const { data } = await late('customer', accept, acceptIt(), `${issueId()}=${version}`);
    expect(data?.['answer']).toMatchObject({ successful: true, version: null });
  });

  it('gets the answer of the first try under its key, whatever was decided since', async () => {
    const version = await versionOf(issueId());
    const first = await world.send('customer', accept, { input: acceptIt() }, { 'idempotency-key': 'late-1' });
    await world.ask('manager', reject, { input: rejectIt() });
    const again = await late('customer', accept, acceptIt(), `${issueId()}=${version}`, 'late-1');
    expect([again.data, await statusOf()]).toEqual([first.data, 'rejected']);
  });

  it('leaves out of several only what was changed since', async () => {
    const other = world.id('issue-2');
    await world.sql(`update issue set triage_status = 'untriaged', triage_reason = null where id = $1`, [other]);
    const seen = `${issueId()}=${await versionOf(issueId())}, ${other}=${await versionOf(other)}`;
    await world.ask('manager', reject, { input: rejectIt() });
    const { data } = await late('customer', acceptAll, { issueIds: [issueId(), other], newSeverity: 'high' }, seen);
    const said = new Map(data?.['answer'].outcomes.map((each: { issueId: string }) => [each.issueId, each]));
    expect([said.get(issueId()), said.get(other)]).toMatchObject([
      { changed: false, refusal: { code: 'stale_object' } },
      { changed: true, refusal: null },
    ]);
  });

  it.each(['nothing', `${'0'.repeat(36)}=1`, '=', 'a'.repeat(40)])('is not read where it names versions as %s', async (seen) => {
    const { status, errorCode } = await late('customer', accept, acceptIt(), seen);
    expect([status, errorCode]).toEqual([400, 'bad_request']);
  });
});
