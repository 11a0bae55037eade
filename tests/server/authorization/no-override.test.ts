import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#tests/support/schema.ts';
import { mintOverride } from '#server/identity/override.ts';
import { actingDecisions } from '#tests/support/acting-for.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { documentFor } from './documents.ts';
import { argumentsFor } from './samples.ts';

/** What nobody does for somebody else, from the table kept by hand. */
const ownOnly = actingDecisions.flatMap(({ operation, decision }) => (decision === 'closed' ? [`Mutation.${operation}`] : []));

let world: PortalWorld;
let supporting: Record<string, string>;
beforeAll(async () => {
  world = await openPortalWorld({ at: null });
  await world.portal.database.owner.query('update organization_user set is_support = true where id = $1', [idOf('a', 'manager')]);
  world.portal.server.identity.forget(null);
  supporting = {
    'x-account-override': await mintOverride(world.portal.server.identity.keys, {
      staffId: idOf('a', 'manager'),
      targetId: idOf('a', 'customer'),
      reason: 'asked for help',
    }),
  };
});
afterAll(() => world.stop());

describe('support that acts for a customer', () => {
  const ask = async (field: string, headers: Record<string, string>) => {
    const call = await world.call('manager');
    return (await call(documentFor(schema, field), argumentsFor(field, 'a'), headers)).errors[0]?.extensions?.code;
  };

  it.each(ownOnly)('may not %s, though it may for itself', async (field) => {
    expect([await ask(field, supporting), await ask(field, {})]).toEqual(['FORBIDDEN', undefined]);
  });

  it('is given no token of the organization', async () => {
    Object.assign(world.portal.server.services.vendors, { integrationApp: { key: 'workspace', secret: 'a secret of the workspace' } });
    const call = await world.call('manager');
    const tokenWith = async (headers: Record<string, string>): Promise<unknown> => {
      const { data } = await call('{ getCurrentOrganizationUser { organization { integrationAppToken } } }', {}, headers);
      return (data as { getCurrentOrganizationUser: { organization: { integrationAppToken: unknown } } }).getCurrentOrganizationUser
        .organization.integrationAppToken;
    };
    expect([await tokenWith(supporting), await tokenWith({})]).toEqual([null, expect.any(String)]);
  });

  it('sees what the customer sees', async () => {
    expect(await ask('Query.availableIntegrations', supporting)).toBeUndefined();
  });
});
