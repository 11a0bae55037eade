import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

let world: PortalWorld;

/** Each code with what testers found in it, one letter a result: pass, fail, blocked; in capitals what is not published, r what was rejected as failed. */
type Cases = Readonly<Record<string, string>>;

const founds: Readonly<Record<string, object>> = {
  p: { status: 'pass' },
  f: { status: 'fail' },
  b: { status: 'blocked' },
  r: { status: 'fail', is_rejected: true, rejection_reason: 'Not a failure' },
};

const plant = async (name: string, opened_at: string | null, cases: Cases, columns: object = {}): Promise<void> => {
  const { id, things } = world;
  const test_id = await things.supervised(name, { opened_at, ...columns });
  const group_id = await things.group(`${name} group`, { test_id });
  for (const place of [0, 1])
    await things.participant(`${name} tester ${place}`, { test_id, group_id, status: 'results_published', published_at: planted });
  for (const [code, results] of Object.entries(cases)) {
    const test_case_id = await things.testCase(`${name} ${code}`, { test_id, code, name: `Case ${code}` });
    for (const [place, found] of [...results].entries())
      await things.result(`${name} ${code} ${place}`, {
        test_id,
        test_case_id,
        participant_id: id(`${name} tester ${place}`),
        published_at: found === found.toLowerCase() ? planted : null,
        ...founds[found.toLowerCase()],
      });
  }
};

const latest: Cases = { A: 'pf', B: 'p', C: 'f', D: 'bp', E: 'p', F: 'p', G: '', H: 'r', I: 'f', J: 'F' };
const before: Cases = { A: 'pp', B: 'f', C: 'f', D: 'f', E: 'p', F: '', G: 'f', H: 'p', J: 'p', K: 'p' };
const day = (date: number): string => `2026-11-${String(date).padStart(2, '0')}T09:00:00Z`;

beforeAll(async () => {
  world = await openPortalWorld();
  await world.things.advanced('weekly');
  await world.things.requested('weekly part', { test_id: world.id('weekly') });
  const launched = { parent_test_id: world.id('weekly'), requested_test_id: world.id('weekly part') };
  await plant('latest', day(20), latest, launched);
  await plant('before', day(10), before, launched);
  await plant('nearer', day(15), { A: 'p', B: 'p', C: 'p', D: 'p', E: 'p' });
  await plant('too few', day(18), { A: 'p', B: 'p', C: 'p', D: 'p', X: 'p', Y: 'p' });
  await plant('cancelled before', day(19), before, { window_status: 'cancelled', cancelled_at: day(20) });
  await plant('past its keeping', '2024-01-10T09:00:00Z', before, { window_status: 'closed', closed_at: '2024-02-10T09:00:00Z' });
  await plant('later', day(21), before);
  await plant('not opened', null, before, { window_status: 'scheduled', schedule_at: day(28) });
  await plant('twice', day(3), {});
});
afterAll(() => world.stop());

const selection = `earlier { name } choices { name } counts { before now count } cases { code name before now id earlierId } addedCount removedCount`;
const compare = async (person: Person, name: string, asked = selection, earlier?: string) =>
  (
    await world.ask(
      person,
      `query ($id: ID!, $with: ID) { platformTest(id: $id) { ... on FlexibleTestingTest { comparison(with: $with) { ${asked} } } } }`,
      { id: world.id(name), with: earlier ?? null },
    )
  ).platformTest.comparison;
const moves = ({ cases }: { readonly cases: readonly { code: string; before: string; now: string }[] }): readonly string[] =>
  cases.map((each) => `${each.code} ${each.before} ${each.now}`);

describe('a test beside an earlier one', () => {
  it('is compared with the run before of the same requested test, then with what is newest', async () => {
    const { earlier, choices } = await compare('manager', 'latest', 'earlier { name } choices { name }');
    expect(earlier).toEqual({ name: 'before' });
    expect(choices).toEqual([{ name: 'before' }, { name: 'nearer' }]);
  });

  it('tells of every code that both hold how it stood and stands, what fails now first', async () => {
    const found = await compare('manager', 'latest');
    expect(moves(found)).toEqual(['A pass fail', 'J pass fail', 'C fail fail', 'D fail blocked', 'B fail pass']);
    expect(found.cases[0]).toEqual({
      id: world.id('latest A'),
      earlierId: world.id('before A'),
      code: 'A',
      name: 'Case A',
      before: 'pass',
      now: 'fail',
    });
    expect(found.counts).toEqual([
      { before: 'fail', now: 'blocked', count: 1 },
      { before: 'fail', now: 'fail', count: 1 },
      { before: 'fail', now: 'live', count: 1 },
      { before: 'fail', now: 'pass', count: 1 },
      { before: 'live', now: 'pass', count: 1 },
      { before: 'pass', now: 'fail', count: 2 },
      { before: 'pass', now: 'live', count: 1 },
      { before: 'pass', now: 'pass', count: 1 },
    ]);
    expect([found.addedCount, found.removedCount]).toEqual([1, 1]);
  });

  it('keeps from customers what was not published', async () => {
    expect(moves(await compare('customer', 'latest'))).toEqual(['A pass fail', 'C fail fail', 'D fail blocked', 'B fail pass']);
  });

  it('is compared with the test that is asked for, where that is among those', async () => {
    const asked = async (name: string) => (await compare('customer', 'latest', 'earlier { name }', world.id(name))).earlier.name;
    expect(await asked('nearer')).toBe('nearer');
    for (const other of ['too few', 'cancelled before', 'past its keeping', 'later', 'not opened', 'latest', 'request'])
      expect([other, await asked(other)]).toEqual([other, 'before']);
    expect((await compare('customer', 'latest', 'earlier { name }', 'no id')).earlier.name).toBe('before');
  });

  it('is compared with nothing where no earlier test holds half of its codes', async () => {
    expect(await compare('manager', 'before')).toBeNull();
    expect(await compare('manager', 'not opened')).toBeNull();
    expect(await compare('manager', 'twice')).toBeNull();
  });

  it('shows a community test manager no test but the accepted ones', async () => {
    const accept = (name: string) =>
      world.things.row('moderator_assignment', {
        id: world.id(`assignment ${name}`),
        test_id: world.id(name),
        user_id: world.id('accepted'),
        status: 'accepted',
        assigned_at: planted,
      });
    await accept('latest');
    expect(await compare('accepted', 'latest')).toBeNull();
    await accept('nearer');
    expect((await compare('accepted', 'latest', 'earlier { name } choices { name }')).choices).toEqual([{ name: 'nearer' }]);
    expect((await compare('accepted', 'latest', 'earlier { name }', world.id('before'))).earlier.name).toBe('nearer');
  });

  it('meets the first of a code that stands there twice with the first', async () => {
    for (const [test, first, second] of [
      ['latest', 'f', 'p'],
      ['before', 'p', 'f'],
    ] as const)
      for (const [place, found] of [first, second].entries()) {
        const of = { test_id: world.id(test), participant_id: world.id(`${test} tester 0`) };
        const test_case_id = await world.things.testCase(`${test} Z${place}`, { test_id: of.test_id, code: 'Z' });
        await world.things.result(`${test} Z${place}`, { ...of, test_case_id, published_at: planted, ...founds[found] });
      }
    const { cases } = await compare('manager', 'latest');
    expect(
      cases.filter(({ code }: { code: string }) => code === 'Z').map(({ before: was, now }: Record<string, string>) => `${was} ${now}`),
    ).toEqual(['pass fail', 'fail pass']);
  });
});
