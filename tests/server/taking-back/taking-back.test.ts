import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf } from '#tests/support/documents.ts';
import { aspects, openAspects } from './aspects.ts';
import type { Aspect, Sent } from './aspects.ts';

let world: PortalWorld;

beforeAll(async () => {
  world = await openAspects();
});
afterAll(() => world.stop());

type Step = { readonly by: 0 | 1; readonly act: number | null };
type Given = { readonly by: 0 | 1; readonly sent: Sent; readonly version: number; readonly before: object };

const outcomes = 'outcomes { version }';
const send = async (person: Person, { mutation, input }: Sent) => {
  const told = mutation === 'flexibleTestingIssuesRestore' ? outcomes : 'version';
  return (await world.ask(person, documentOf(mutation, told), { input })).answer;
};
const stateOf = async ({ state, thing }: Aspect): Promise<object> => (await world.sql(state, [world.id(thing)]))[0] ?? {};

/** What stands there is the acts that nobody took back: one is taken back while it is the last of them, and the others never by it. */
const play = async (aspect: Aspect, steps: readonly Step[]): Promise<void> => {
  const { people, acts, back } = aspect;
  const standing: Given[] = [];
  const mine: Given[] = [];
  for (const { by, act } of steps) {
    const before = await stateOf(aspect);
    if (act !== null) {
      const sent = acts[act % acts.length]?.(world);
      if (sent === undefined) throw new Error('There is no such act.');
      const { version } = await send(people[by], sent);
      if (typeof version !== 'number') continue;
      const given = { by, sent, version, before };
      standing.push(given);
      if (back(world, sent, version, before as never) !== null) mine.push(given);
      continue;
    }
    const last = mine.findLast((given) => given.by === by);
    const sent = last === undefined ? null : back(world, last.sent, last.version, last.before as never);
    if (last === undefined || sent === null) continue;
    mine.splice(mine.indexOf(last), 1);
    const { successful, errors } = await send(people[by], sent);
    if (standing.at(-1) === last) {
      expect([errors, successful]).toEqual([[], true]);
      expect(await stateOf(aspect)).toEqual(last.before);
      standing.pop();
    } else {
      const { by: since } = standing.at(-1) ?? last;
      const who = people[since] === people[by] ? 'You' : (people[since].split(' ')[0] ?? '');
      expect([successful, errors.map(({ code }: { code: string }) => code)]).toEqual([false, ['stale_object']]);
      expect(errors[0].message).toMatch(new RegExp(`^${who}.* since\\.$`));
      expect(await stateOf(aspect)).toEqual(before);
    }
  }
};

const step: fc.Arbitrary<Step> = fc.record({
  by: fc.constantFrom(0 as const, 1 as const),
  act: fc.oneof({ weight: 3, arbitrary: fc.nat(5) }, { weight: 2, arbitrary: fc.constant(null) }),
});

describe('nothing that one person did is lost by what another takes back', () => {
  it.each(aspects.map((aspect) => [aspect.name, aspect] as const))('%s', async (_, aspect) => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), (steps) => play(aspect, steps)),
      { seed: 20_261_128, numRuns: 40, endOnFailure: true },
    );
  });
});

const accept = 'mutation ($input: FlexibleTestingIssueAcceptInput!) { answer: flexibleTestingIssueAccept(input: $input) { version } }';
const restore = `mutation ($input: FlexibleTestingIssuesRestoreInput!) { answer: flexibleTestingIssuesRestore(input: $input) {
  successful errors { code message } result { triageStatus } outcomes { changed } } }`;
const untriage = `mutation ($input: FlexibleTestingIssueUntriageInput!) { answer: flexibleTestingIssueUntriage(input: $input) {
  successful errors { code message } result { triageStatus triageReason } } }`;
const rejectIt = 'mutation ($input: FlexibleTestingIssueRejectInput!) { answer: flexibleTestingIssueReject(input: $input) { successful } }';

describe('what is taken back', () => {
  const issueId = () => world.id('issue-3');
  const given = async (): Promise<number> => {
    await world.sql(`update issue set triage_status = 'untriaged', triage_reason = null, severity = 'low' where id = $1`, [issueId()]);
    return (await world.ask('customer', accept, { input: { issueId: issueId(), newSeverity: 'high' } })).answer.version;
  };
  const back = (version: number) => ({
    input: { issues: [{ issueId: issueId(), version, triageStatus: 'untriaged', triageReason: null, severity: 'low' }] },
  });
  const rejected = () => world.ask('manager', rejectIt, { input: { issueId: issueId(), rejectionReason: 'Duplicate' } });

  it('twice, as the answer was lost, was taken back once and is no refusal', async () => {
    const version = await given();
    for (const changed of [true, false])
      expect((await world.ask('customer', restore, back(version))).answer).toMatchObject({ successful: true, outcomes: [{ changed }] });
  });

  it('is refused where somebody rejected it since, by name, and the answer brings what stands there', async () => {
    const version = await given();
    await rejected();
    const message = expect.stringMatching(/^manager .* rejected this since\.$/u) as string;
    const errors = [{ code: 'stale_object', message }];
    const standing = { triageStatus: 'rejected' };
    expect((await world.ask('customer', restore, back(version))).answer).toMatchObject({ successful: false, errors, result: [standing] });
    const seen = { input: { issueId: issueId(), version } };
    expect((await world.ask('customer', untriage, seen)).answer).toEqual({
      successful: false,
      errors,
      result: { ...standing, triageReason: 'Duplicate' },
    });
  });

  it('is not kept from it by a tag that was hung on it since', async () => {
    const version = await given();
    const tag = `mutation ($input: FlexibleTestingIssueUpdateTagsInput!) { answer: flexibleTestingIssueUpdateTags(input: $input) { version } }`;
    const hung = await world.ask('manager', tag, { input: { issueId: issueId(), issueTagIds: [world.id('tag')], seenIssueTagIds: [] } });
    expect(hung.answer.version).toBe(version + 1);
    expect((await world.ask('customer', restore, back(version))).answer.successful).toBe(true);
  });
});
