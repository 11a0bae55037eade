import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { documentOf } from '#tests/support/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waysBack } from '#server/areas/audit/ways-back.ts';
import { aspects, openAspects } from '../taking-back/aspects.ts';
import type { Aspect, Sent } from '../taking-back/aspects.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openAspects();
});
afterAll(() => world.stop());

type Line = {
  readonly id: string;
  readonly did: string;
  readonly isUndone: boolean;
  readonly undo: { readonly refusal: string | null } | null;
};
const trail =
  'query ($filter: AuditFilter, $first: Int!) { auditTrail(filter: $filter, first: $first) { nodes { id did isUndone undo { refusal } } } }';
const linesOf = async (person: Person, thing: string): Promise<readonly Line[]> =>
  (await world.ask(person, trail, { filter: { thing: world.id(thing) }, first: 20 }))['auditTrail'].nodes;
const undo = async (person: Person, lineId: string) =>
  (await world.ask(person, documentOf('undoAuditLine', 'errors { code message path }'), { input: { lineId } }))['answer'];

const stateOf = async ({ state, thing }: Aspect): Promise<object> => (await world.sql(state, [world.id(thing)]))[0] ?? {};
/** Moderators read no trail: the manager takes back what they did. */
const readerOf = ({ people: [first] }: Aspect): Person => (first === 'accepted' ? 'manager' : first);

const keyOf = async ({ id }: Line): Promise<string> =>
  (await world.sql<{ key: string }>(`select entity || ' ' || event as key from audit where id = $1`, [id]))[0]?.key ?? '';

/** The ways back that were gone. */
const gone = new Set<string>();

/** Undoes the newest line that the act left; false where it changed nothing, or has no way back. */
const isUndoneAfter = async (aspect: Aspect, { mutation, input }: Sent): Promise<boolean> => {
  const reader = readerOf(aspect);
  const before = await stateOf(aspect);
  const [newest] = await linesOf(reader, aspect.thing);
  await world.ask(aspect.people[0], documentOf(mutation), { input });
  const isNew = ({ id }: Line): boolean => Number(id) > Number(newest?.id ?? 0);
  const line = (await linesOf(reader, aspect.thing)).find((each) => isNew(each) && each.undo !== null);
  if (line === undefined) return false;
  expect(line).toMatchObject({ isUndone: false, undo: { refusal: null } });
  expect(await undo(reader, line.id)).toMatchObject({ successful: true, errors: [] });
  expect(await stateOf(aspect)).toEqual(before);
  const after = (await linesOf(reader, aspect.thing)).find(({ id }) => id === line.id);
  expect(after).toMatchObject({ isUndone: true, undo: null });
  gone.add(await keyOf(line));
  return true;
};

const issueOf = (name: string): Pick<Aspect, 'people' | 'thing' | 'state'> => ({
  people: ['customer', 'manager'],
  thing: name,
  state: 'select triage_status, triage_reason, severity, original_id from issue where id = $1',
});
/** What the table of taking back leaves out, each after what makes it possible. */
const others: readonly (readonly [string, Pick<Aspect, 'people' | 'thing' | 'state'>, (given: PortalWorld) => readonly Sent[]])[] = [
  [
    'a merge and what took it apart',
    issueOf('issue-3'),
    (given) => {
      const merge = { mutation: 'flexibleTestingIssuesMerge', input: { issueIds: [given.id('issue-3')], originalId: given.id('issue-2') } };
      return [merge, merge, { mutation: 'flexibleTestingIssueUnmerge', input: { issueId: given.id('issue-3') } }];
    },
  ],
  [
    'a run that is skipped',
    { people: ['manager', 'manager'], thing: 'schedule', state: 'select run_changes, next_run_at from schedule where id = $1' },
    (given) => [
      {
        mutation: 'skipNextScheduleRun',
        input: { scheduleId: given.id('schedule'), runAt: '2099-01-05T09:00:00.000Z', reason: 'Holiday' },
      },
    ],
  ],
];

describe('a line of the trail is undone there', () => {
  it.each(aspects.map((aspect) => [aspect.name, aspect] as const))('%s, each act of it', async (_, aspect) => {
    let seen = 0;
    for (const act of aspect.acts) {
      const sent = act(world);
      if (!(await isUndoneAfter(aspect, sent))) continue;
      seen += 1;
      await world.ask(aspect.people[0], documentOf(sent.mutation), { input: sent.input });
    }
    expect(seen).toBeGreaterThan(0);
  });

  it.each(others)('%s', async (_, thing, sent) => {
    await world.sql(`update schedule set state = 'active', run_changes = default, next_run_at = '2099-01-05T09:00:00Z'`);
    const aspect = { ...thing, name: '', acts: [], back: () => null };
    const done: boolean[] = [];
    for (const [at, each] of sent(world).entries()) {
      if (at === 1) await world.ask(aspect.people[0], documentOf(each.mutation), { input: each.input });
      else done.push(await isUndoneAfter(aspect, each));
    }
    expect(done).not.toContain(false);
  });

  it('what was undone as well, so that the first line holds again and can be undone once more', async () => {
    const issueId = world.id('issue-3');
    await world.sql(`update issue set triage_status = 'untriaged', triage_reason = null, original_id = null where id = $1`, [issueId]);
    await world.act('customer', 'flexibleTestingIssueAccept', { issueId, newSeverity: 'high' });
    const [accepted] = await linesOf('customer', 'issue-3');
    if (accepted === undefined) throw new Error('nothing was accepted');
    const again = async (): Promise<Line | undefined> => (await linesOf('customer', 'issue-3')).find(({ id }) => id === accepted.id);
    await undo('customer', accepted.id);
    expect(await again()).toMatchObject({ isUndone: true, undo: null });
    const [undoing] = await linesOf('customer', 'issue-3');
    if (undoing === undefined) throw new Error('nothing was undone');
    expect(await undo('customer', undoing.id)).toMatchObject({ successful: true });
    gone.add(await keyOf(undoing));
    expect(await again()).toMatchObject({ isUndone: false, undo: { refusal: null } });
    expect(await undo('customer', accepted.id)).toMatchObject({ successful: true });
    expect(await world.sql('select triage_status as status from issue where id = $1', [issueId])).toEqual([{ status: 'untriaged' }]);
  });

  it('so that each way back was gone', () => {
    expect(Object.keys(waysBack).filter((key) => !gone.has(key))).toEqual([]);
  });
});

describe('a line that somebody wrote over', () => {
  it('says who did, in the trail as in the answer, and is undone once that is taken back', async () => {
    const issueId = world.id('issue-3');
    await world.sql(`update issue set triage_status = 'untriaged', triage_reason = null where id = $1`, [issueId]);
    await world.act('customer', 'flexibleTestingIssueAccept', { issueId, newSeverity: 'high' });
    const [accepted = { id: '' }] = await linesOf('customer', 'issue-3');
    await world.act('manager', 'flexibleTestingIssueReject', { issueId, rejectionReason: 'Other' });
    const stale = (await linesOf('customer', 'issue-3')).find(({ id }) => id === accepted.id);
    expect(stale?.undo?.refusal).toMatch(/^manager .* rejected this since\.$/u);
    expect(await undo('customer', accepted.id)).toMatchObject({
      successful: false,
      errors: [{ code: 'stale_object', message: stale?.undo?.refusal }],
    });
    const [rejected = { id: '' }] = await linesOf('customer', 'issue-3');
    expect(await undo('customer', rejected.id)).toMatchObject({ successful: true });
    expect((await linesOf('customer', 'issue-3')).find(({ id }) => id === accepted.id)?.undo).toEqual({ refusal: null });
    expect(await undo('customer', accepted.id)).toMatchObject({ successful: true });
    expect(await world.sql('select triage_status as status from issue where id = $1', [issueId])).toEqual([{ status: 'untriaged' }]);
  });

  it('says so of one without a way back, and is not there for whoever may not read it', async () => {
    await world.act('customer', 'flexibleTestingIssueNoteUpdate', { issueId: world.id('issue-2'), note: 'Second.' });
    const [line = { id: '', undo: undefined }] = await linesOf('customer', 'issue-2');
    expect(line.undo).toBeNull();
    expect(await undo('customer', line.id)).toMatchObject({
      successful: false,
      errors: [{ code: 'invalid', message: 'This cannot be undone here.', path: 'lineId' }],
    });
    const text = 'mutation ($input: UndoAuditLineInput!) { undoAuditLine(input: $input) { successful } }';
    for (const lineId of [line.id, 'x', '0', '99999999999999999999'])
      expect(await world.refusal('customer of b', text, { input: { lineId } })).toBe('200 NOT_FOUND');
    expect(await world.refusal('accepted', text, { input: { lineId: line.id } })).toBe('200 FORBIDDEN');
  });
});

describe('a line that is undone once more', () => {
  it('was taken back already, whatever somebody did beside it since: a lost answer is no refusal', async () => {
    const issueId = world.id('issue-1');
    await world.act('customer', 'flexibleTestingChangeIssueSeverity', { issueId, newSeverity: 'critical', source: 'ada' });
    const [graded = { id: '' }] = await linesOf('customer', 'issue-1');
    expect(await undo('customer', graded.id)).toMatchObject({ successful: true });
    await world.act('manager', 'flexibleTestingIssueReject', { issueId, rejectionReason: 'Other' });
    expect(await undo('customer', graded.id)).toMatchObject({ successful: true, errors: [] });
    expect(await world.sql('select triage_status as status from issue where id = $1', [issueId])).toEqual([{ status: 'rejected' }]);
  });

  it('is refused in words where the thing is not theirs, or gone', async () => {
    await world.act('customer', 'discardLaunchDraft', { id: world.id('draft') });
    const [discarded = { id: '' }] = await linesOf('manager', 'draft');
    expect((await undo('manager', discarded.id)).errors).toMatchObject([{ message: 'This draft belongs to somebody else.' }]);

    const sentence = world.id('saved-sentence');
    await world.act('manager', 'savedSentenceUpdate', { savedSentenceId: sentence, text: 'Please add a picture.' });
    const [changed = { id: '' }] = await linesOf('manager', 'saved-sentence');
    await world.sql('delete from saved_sentence_use where saved_sentence_id = $1', [sentence]);
    await world.sql('delete from saved_sentence where id = $1', [sentence]);
    expect(await undo('manager', changed.id)).toMatchObject({
      successful: false,
      errors: [{ code: 'not_found', message: 'It is gone, or not yours to change.', path: 'lineId' }],
    });
  });
});

describe('the trail of a thing', () => {
  it('holds what hangs on it: of a test its testers, of a tester its results, of a result its reports', async () => {
    await world.act('accepted', 'gradeReport', { relatedIssueId: world.id('related-1'), severity: 'medium' });
    const [{ result, participant, test } = { result: '', participant: '', test: '' }] = await world.sql<{
      result: string;
      participant: string;
      test: string;
    }>(
      'select r.id as result, r.participant_id as participant, r.test_id as test from related_issue x join case_result r on r.id = x.case_result_id where x.id = $1',
      [world.id('related-1')],
    );
    const didTo = async (person: Person, thing: string) =>
      (await world.ask(person, trail, { filter: { thing }, first: 20 }))['auditTrail'].nodes.map(({ did }: Line) => did);
    for (const thing of [result, participant])
      expect(await didTo('manager', thing)).toContain('corrected the severity of a reported issue of');
    expect(await didTo('customer', participant)).toEqual([]);
    await world.seed('audit', {
      organization_id: world.id('organization'),
      at: new Date(),
      role: 'system',
      operation: 'x',
      entity: 'participant',
      entity_id: participant,
      event: 'tester.dropOut',
      outcome: 'done',
    });
    expect(await didTo('manager', test)).toContain('dropped out of the test as');
  });
});
