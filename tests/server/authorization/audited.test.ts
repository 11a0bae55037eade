import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { schema } from '#tests/support/schema.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call } from '#tests/support/portal.ts';
import { absentId } from '#tests/support/twin-world.ts';
import { documentFor } from './documents.ts';
import { argumentsFor, replaced } from './samples.ts';

const rows = authorizationRows.filter(({ field }) => field.startsWith('Mutation.'));

let world: PortalWorld;
let manager: Call;
let moderator: Call;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  manager = await world.call('manager');
  moderator = await world.call('unassigned');
});
afterAll(() => world.stop());

const refusalsLeft = async (call: Call, field: string, input: object): Promise<unknown> => {
  const { owner } = world.portal.database;
  const before = (await owner.query<{ id: string }>('select coalesce(max(id), 0) as id from audit')).rows[0]?.id;
  await call(documentFor(schema, field), input);
  return (await owner.query(`select operation, outcome, after #>> '{errors,0,code}' as code from audit where id > $1`, [before])).rows;
};
const refused = (field: string, code: string) => [{ operation: field.replace('Mutation.', ''), outcome: 'refused', code }];

describe('the audit row of a refused write', () => {
  it.each(rows.filter(({ community_test_manager: access }) => access === 'n'))('$field: what the role may not do', async ({ field }) => {
    expect(await refusalsLeft(moderator, field, argumentsFor(field, 'a'))).toEqual(refused(field, 'FORBIDDEN'));
  });

  it.each(rows.filter(({ ids, test_manager: access }) => ids !== undefined && access === 'y'))(
    '$field: what is not there',
    async ({ field, ids = [] }) => {
      const absent = replaced(argumentsFor(field, 'a'), ids[0]?.at ?? '', (old) => (Array.isArray(old) ? [absentId] : absentId));
      expect(await refusalsLeft(manager, field, absent)).toEqual(refused(field, 'NOT_FOUND'));
    },
  );
});
