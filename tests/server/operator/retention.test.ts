import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import { codesOf, openDesk } from './desk.ts';
import type { Desk } from './desk.ts';

const id = (name: string): string => idOf('a', name);
const shown = `organizations { id name testsCount resultsCount filesCount bytes firstRemovalAt heldCount } holds { id organizationName testCode reason placedBy state }`;

let world: Desk;
beforeAll(async () => {
  world = await openDesk();
});
afterAll(() => world.stop());

const read = async () => (await world.send('operator', `{ operatorRetention { ${shown} } }`)).data?.['operatorRetention'];
const place = (input: object) =>
  world.write('operatorLegalHoldPlace', { organizationId: id('organization'), reason: 'A lawsuit', ...input });

describe('a legal hold', () => {
  it('says how much of whom goes, and how much of it is held', async () => {
    expect(await read()).toEqual({ organizations: [], holds: [] });
    await world.seed('attachment', { organization_id: id('organization'), test_id: id('supervised'), name: 'x', size_bytes: 7 });
    const [{ results, files, bytes } = { results: 0, files: 0, bytes: 0 }] = await world.sql<{
      results: number;
      files: number;
      bytes: number;
    }>(
      `select (select count(*)::int from case_result where test_id = $1) as results, (select count(*)::int from attachment where test_id = $1) + (select count(*)::int from chat_file f join chat_channel c on c.id = f.channel_id where c.test_id = $1) as files,
       (select sum(size_bytes)::int from attachment where test_id = $1) + (select coalesce(sum(size_bytes), 0)::int from chat_file f join chat_channel c on c.id = f.channel_id where c.test_id = $1) as bytes`,
      [id('supervised')],
    );
    await world.sql(
      `insert into test_retention (id, organization_id, removes_at, announced_at) values ($1, $2, '2028-03-01T00:00:00Z', '2028-02-01T00:00:00Z')`,
      [id('supervised'), id('organization')],
    );
    const going = (await read())?.organizations;
    expect(going).toMatchObject([
      {
        id: id('organization'),
        testsCount: 1,
        resultsCount: results,
        filesCount: files,
        bytes,
        firstRemovalAt: '2028-03-01T00:00:00.000Z',
        heldCount: 0,
      },
    ]);
    expect([results > 0, files > 0]).toEqual([true, true]);
    const [{ code } = { code: '' }] = await world.sql<{ code: string }>('select code from test where id = $1', [id('supervised')]);
    const made = await place({ testCode: ` ${code.toLowerCase()} ` });
    expect(made.result).toMatchObject({ testCode: code, reason: 'A lawsuit', state: 'placed' });
    expect(await read()).toMatchObject({ organizations: [{ heldCount: 1 }], holds: [{ id: made.result.id, testCode: code }] });
    const lifted = await world.write('operatorLegalHoldLift', { holdId: made.result.id });
    expect([lifted.result.state, codesOf(await world.write('operatorLegalHoldLift', { holdId: made.result.id }))]).toEqual([
      'lifted',
      ['invalid_state'],
    ]);
    expect(await read()).toMatchObject({ organizations: [{ heldCount: 0 }], holds: [] });
  });

  it('is refused without a reason, for a test that is not there or of somebody else, and twice', async () => {
    const [{ code } = { code: '' }] = await world.sql<{ code: string }>('select code from test where id = $1', [idOf('b', 'supervised')]);
    for (const [given, fault] of [
      [{ reason: ' ' }, { path: 'reason', message: 'Reason cannot be blank' }],
      [{ testCode: 'NO-1' }, { path: 'testCode', message: 'This organization has no test with this code' }],
      [{ testCode: code }, { path: 'testCode', message: 'This organization has no test with this code' }],
    ] as const)
      expect(await place(given)).toMatchObject({ successful: false, errors: [fault] });
    expect(await place({})).toMatchObject({ successful: true, result: { testCode: null } });
    expect(await place({ testCode: '' })).toMatchObject({ successful: false, errors: [{ code: 'taken', path: 'organizationId' }] });
  });

  it('is told in the trail of its organization, with its reason', async () => {
    const rows = await world.sql(
      `select organization_id, user_id, event, after from audit where entity = 'legal-hold' and outcome = 'done' order by id`,
    );
    expect(rows.map(({ event }) => event)).toEqual(['hold.place', 'hold.lift', 'hold.place']);
    expect(rows[2]).toEqual({
      organization_id: id('organization'),
      user_id: id('operator'),
      event: 'hold.place',
      after: { testCode: null, reason: 'A lawsuit' },
    });
  });
});
