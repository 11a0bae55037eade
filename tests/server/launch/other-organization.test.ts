import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationRows, nestedRules } from '#schema/authorization/rows.ts';
import { at } from '#server/api/reach.ts';
import { schema } from '#tests/support/schema.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Call } from '#tests/support/portal.ts';
import { marker } from '#tests/support/twin-world.ts';
import { documentFor } from '../authorization/documents.ts';
import { argumentsFor, replaced } from '../authorization/samples.ts';

const skip = [...nestedRules.forbiddenToCustomers];
/** Every call of the launch area, each on a line of its own. */
const rows = authorizationRows.filter(({ row, field }) => row.startsWith('L') && !field.startsWith('Subscription.'));

let world: PortalWorld;
let call: Call;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  call = await world.call('manager');
});
afterAll(() => world.stop());

describe('another organization', () => {
  it.each(rows.flatMap((row) => (row.ids ?? []).map((id) => [row.field, id.at, row, id] as const)))(
    'LA-454: %s finds nothing for a test manager by its %s, though the id is known',
    async (_field, _at, row, id) => {
      const foreign = at(argumentsFor(row.field, 'b'), id.at);
      const given = Array.isArray(foreign) ? foreign[0] : foreign;
      const answer = await call(
        documentFor(schema, row.field, { skip }),
        replaced(argumentsFor(row.field, 'a'), id.at, (old) => (Array.isArray(old) ? [given] : given)),
      );
      expect([answer.errors[0]?.extensions?.code, answer.text.includes(marker('b'))]).toEqual(['NOT_FOUND', false]);
    },
  );

  it.each(rows.filter(({ field, scope }) => field.startsWith('Query.') && scope !== 'all').map((row) => [row.field, row] as const))(
    'LA-454: nothing of it is in %s, as a test manager reads it',
    async (_field, row) => {
      const { text } = await call(documentFor(schema, row.field, { skip }), argumentsFor(row.field, 'a'));
      expect(text.includes(marker('b'))).toBe(false);
    },
  );
});
