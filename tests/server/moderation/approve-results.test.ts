import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const approving = `mutation ($input: ApproveResultsInput!) { answer: approveResults(input: $input) {
  successful result { id moderationStatus } outcomes { caseResultId changed version refusal { code message path } } errors { code path } } }`;

let world: PortalWorld;
let both: readonly string[] = [];

beforeAll(async () => {
  world = await openPortalWorld();
  both = ['result-1-1', 'result-1-2'].map(world.id);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql('delete from edit_request');
  await world.sql(`update case_result set moderation_status = 'not_moderated', version = 1 where id = any ($1)`, [both]);
});

type Outcome = {
  readonly caseResultId: string;
  readonly changed: boolean;
  readonly version: number | null;
  readonly refusal: object | null;
};

const approve = async (
  results: readonly { readonly id: string; readonly version?: number | null }[],
  approved = true,
  by: Person = 'accepted',
) =>
  (
    await world.ask(by, approving, {
      input: { results: results.map(({ id, version }) => ({ caseResultId: id, version: version ?? null })), approved },
    })
  ).answer;
const given = () => both.map((id) => ({ id }));
const ask = (content: string) =>
  world.things.row('edit_request', {
    test_id: world.id('supervised'),
    case_result_id: world.id('result-1-2'),
    content,
    created_by: world.id('accepted'),
  });

describe('the approval of several results', () => {
  it('is given to each, and taken back by the versions that it left', async () => {
    const { successful, outcomes, result } = await approve(given());
    expect([successful, result]).toEqual([true, both.map((id) => ({ id, moderationStatus: 'approved' }))]);
    expect(outcomes.map(({ changed }: Outcome) => changed)).toEqual([true, true]);
    const [counted] = await world.sql('select approved_test_cases_count as approved from participant where id = $1', [
      world.id('participant-1'),
    ]);
    expect(counted?.['approved']).toBe(2);
    const back = await approve(
      outcomes.map(({ caseResultId, version }: Outcome) => ({ id: caseResultId, version })),
      false,
    );
    expect(back.result.map(({ moderationStatus }: { moderationStatus: string }) => moderationStatus)).toEqual([
      'not_moderated',
      'not_moderated',
    ]);
  });

  it('is refused by itself where the chart refuses, and given to the others', async () => {
    await ask('Why?');
    const { successful, outcomes, errors } = await approve(given());
    expect([successful, errors]).toEqual([true, [{ code: 'edit_request_open', path: 'results[1]' }]]);
    expect(outcomes).toMatchObject([
      { changed: true, refusal: null },
      { changed: false, version: null, refusal: { message: 'The tester has been asked to change this result.' } },
    ]);
    expect((await approve([{ id: both[1] ?? '' }])).successful).toBe(false);
  });

  it('changes nothing twice, nor where two give it at once', async () => {
    const [one, other] = await Promise.all([approve(given()), approve(given().toReversed(), true, 'manager')]);
    const changed = [...one.outcomes, ...other.outcomes].filter((outcome: Outcome) => outcome.changed);
    expect(changed).toHaveLength(2);
    expect((await approve(given())).outcomes.map((outcome: Outcome) => outcome.changed)).toEqual([false, false]);
  });

  it('does not take back what somebody decided since', async () => {
    const { outcomes } = await approve(given());
    await approve([{ id: both[0] ?? '' }], false, 'manager');
    await approve([{ id: both[0] ?? '' }], true, 'manager');
    const back = await approve(
      outcomes.map(({ caseResultId, version }: Outcome) => ({ id: caseResultId, version })),
      false,
    );
    expect(back.outcomes).toMatchObject([
      { changed: false, refusal: { code: 'stale_object', message: expect.stringMatching(/changed its approval since\.$/u) } },
      { changed: true, refusal: null },
    ]);
  });

  it('takes one result at least and fifty at most, and only those of the caller', async () => {
    expect((await approve([])).errors).toEqual([{ code: 'blank', path: 'results' }]);
    const foreign = world.id('result-2-1').replace(/^./u, 'f');
    expect(await world.refusal('accepted', approving, { input: { results: [{ caseResultId: foreign }], approved: true } })).toBe(
      '200 NOT_FOUND',
    );
    for (const person of ['assigned', 'removed', 'unassigned'] as const)
      expect(
        await world.refusal(person, approving, { input: { results: given().map(({ id }) => ({ caseResultId: id })), approved: true } }),
      ).toMatch(/NOT_FOUND|FORBIDDEN/u);
  });
});
