import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { quietChores } from '#tests/support/chores.ts';
import { doChores } from '#server/workflow/chores.ts';

const answer = 'successful errors { code message path } result { id moderationClaim { userId name since reason takenFrom } }';
const documents = {
  take: `mutation ($input: ModerationClaimInput!) { answer: moderationClaimTake(input: $input) { ${answer} } }`,
  takeOver: `mutation ($input: ModerationClaimTakeOverInput!) { answer: moderationClaimTakeOver(input: $input) { ${answer} } }`,
  release: `mutation ($input: ModerationClaimInput!) { answer: moderationClaimRelease(input: $input) { ${answer} } }`,
} as const;
const open = 'mutation ($input: CaseResultInput!) { answer: registerModerationActivity(input: $input) { successful } }';
const approve =
  'mutation ($input: ToggleTestCaseResultApprovalInput!) { answer: toggleTestCaseResultApproval(input: $input) { successful } }';
const shown = 'query ($id: ID!, $testId: ID!) { testParticipant(id: $id, testId: $testId) { moderationClaim { userId since reason } } }';

const since = '2026-11-21T09:00:00.000Z';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.setClock(since);
  await world.sql('delete from moderation_claim returning id');
});

const chores = () =>
  doChores({ ...quietChores, owner: world.portal.database.owner, database: world.portal.server.database, clock: { now: world.now } });
const participantId = (name: string) => world.id(name);
const act = async (name: keyof typeof documents, person: Person, more: object = {}, of = 'participant-1') =>
  (await world.ask(person, documents[name], { input: { participantId: participantId(of), ...more } })).answer;
const claimOf = async (person: Person = 'manager', of = 'participant-1') =>
  (await world.ask(person, shown, { id: participantId(of), testId: world.id('supervised') })).testParticipant.moderationClaim;
const holder = async (of = 'participant-1') => (await claimOf('manager', of))?.userId ?? null;
const later = (minutes: number) => world.setClock(new Date(Date.parse(since) + minutes * 60_000).toISOString());

describe('a claim on a tester', () => {
  it('is seen by whoever moderates the test, with the name and since when, and by no customer', async () => {
    const { successful, result } = await act('take', 'accepted');
    expect(successful).toBe(true);
    expect(result.moderationClaim).toEqual({
      userId: world.id('accepted'),
      name: expect.stringMatching(/\S/u),
      since,
      reason: null,
      takenFrom: null,
    });
    expect(await claimOf('manager')).toEqual({ userId: world.id('accepted'), since, reason: null });
    expect(await world.refusal('customer', documents.take, { input: { participantId: participantId('participant-1') } })).toBe(
      '200 FORBIDDEN',
    );
    const seen = { id: participantId('participant-1'), testId: world.id('supervised') };
    expect(await world.refusal('customer', shown, seen)).toBe('200 FORBIDDEN');
  });

  it('is told live to whoever moderates the test, and to no customer', async () => {
    const live = 'subscription { changed { topic entityId participant { id moderationClaim { userId reason } } } }';
    const [manager, accepted, customer, other] = await Promise.all(
      (['manager', 'accepted', 'customer', 'assigned'] as const).map(async (person) => (await world.socket(person)).subscribe(live)),
    );
    const told = (subscription: typeof manager) => JSON.stringify(subscription?.events ?? []);
    await expect
      .poll(async () => (await act('take', 'accepted'), await act('release', 'accepted'), told(manager)), { timeout: 10_000 })
      .toContain(world.id('accepted'));
    await act('take', 'accepted');
    await act('takeOver', 'manager', { reason: 'I know this app.' });
    await expect.poll(() => told(accepted), { timeout: 10_000 }).toContain('I know this app.');
    await world.sql('select 1');
    expect([told(customer), told(other)].map((each) => each.includes(participantId('participant-1')))).toEqual([false, false]);
  });

  it('is not found by moderators of other tests, whose assignment ended, or of another organization', async () => {
    for (const person of ['assigned', 'rejected', 'removed', 'manager of b'] as const)
      for (const name of ['take', 'release', 'takeOver'] as const)
        expect(
          await world.refusal(person, documents[name], {
            input: { participantId: participantId('participant-1'), ...(name === 'takeOver' && { reason: 'Mine.' }) },
          }),
        ).toMatch(/NOT_FOUND|FORBIDDEN/u);
    expect(await world.sql('select id from moderation_claim')).toEqual([]);
  });

  it('is taken over with a reason alone, and keeps nobody from a verdict', async () => {
    await act('take', 'manager');
    expect((await act('take', 'accepted')).errors).toEqual([
      { code: 'taken', message: 'Somebody else is moderating this tester. Say why you take over.', path: null },
    ]);
    const verdict = await world.ask('accepted', approve, { input: { testCaseResultId: world.id('result-1-1'), approved: true } });
    expect(verdict.answer.successful).toBe(true);
    await world.ask('accepted', approve, { input: { testCaseResultId: world.id('result-1-1'), approved: false } });
    expect((await act('takeOver', 'accepted', { reason: ' ' })).errors[0]).toMatchObject({ code: 'blank', path: 'reason' });
    const { result } = await act('takeOver', 'accepted', { reason: 'I know this app.' });
    expect(result.moderationClaim).toMatchObject({
      userId: world.id('accepted'),
      reason: 'I know this app.',
      takenFrom: world.id('manager'),
    });
  });

  it('ends ten minutes after its holder last opened a result, for readers at once and for good with the chores', async () => {
    await act('take', 'accepted');
    later(9);
    await world.ask('accepted', open, { input: { caseResultId: world.id('result-1-1') } });
    await world.ask('manager', open, { input: { caseResultId: world.id('result-1-1') } });
    later(18);
    expect(await holder()).toBe(world.id('accepted'));
    later(19);
    expect(await holder()).toBe(null);
    const states = async () => (await world.sql('select state from moderation_claim')).map(({ state }) => state);
    expect(await states()).toEqual(['held']);
    expect((await act('take', 'manager')).result.moderationClaim.userId).toBe(world.id('manager'));
    later(28);
    await chores();
    expect(await states()).toEqual(['held']);
    later(29);
    await chores();
    expect(await states()).toEqual(['free']);
  });

  it('ends where its holder takes another tester or opens a result of one', async () => {
    await act('take', 'accepted');
    await act('take', 'accepted', {}, 'participant-2');
    expect([await holder(), await holder('participant-2')]).toEqual([null, world.id('accepted')]);
    await world.ask('accepted', open, { input: { caseResultId: world.id('result-1-1') } });
    expect(await holder('participant-2')).toBe(null);
  });

  it('ends with the assignment of its holder', async () => {
    await act('take', 'accepted');
    await world.sql(`update moderator_assignment set status = 'removed' where user_id = $1 returning id`, [world.id('accepted')]);
    expect(await holder()).toBe(null);
    await world.sql(`update moderator_assignment set status = 'accepted' where user_id = $1 returning id`, [world.id('accepted')]);
    const [assignment] = await world.sql('select id from moderator_assignment where user_id = $1', [world.id('accepted')]);
    await world.ask(
      'manager',
      'mutation ($input: RemoveAssignedCommunityTestManagerInput!) { removeAssignedCommunityTestManager(input: $input) { successful } }',
      { input: { assignedCommunityTestManagerId: assignment?.['id'] } },
    );
    expect((await world.sql('select state from moderation_claim')).map(({ state }) => state)).toEqual(['free']);
  });
});
