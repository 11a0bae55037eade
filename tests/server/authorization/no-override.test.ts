import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSdl } from '#server/api/schema.ts';
import { mintOverride } from '#server/identity/override.ts';
import { actingDecisions } from '#tests/support/acting-for.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import { documentFor } from './documents.ts';
import { argumentsFor } from './samples.ts';

/** What nobody does for somebody else, from the table kept by hand. */
const ownOnly = actingDecisions.flatMap(({ operation, decision }) => (decision === 'closed' ? [`Mutation.${operation}`] : []));

const schema = buildSchema(readSdl());
let portal: Portal;
let supporting: Record<string, string>;
beforeAll(async () => {
  portal = await startPortal();
  await plantTwins(portal.database.owner);
  await portal.database.owner.query('update organization_user set is_support = true where id = $1', [idOf('a', 'manager')]);
  portal.server.identity.forget(null);
  supporting = {
    'x-account-override': await mintOverride(portal.server.identity.keys, {
      staffId: idOf('a', 'manager'),
      targetId: idOf('a', 'customer'),
      reason: 'asked for help',
    }),
  };
});
afterAll(() => portal.stop());

describe('support that acts for a customer', () => {
  const ask = async (field: string, headers: Record<string, string>) => {
    const call = await portal.as(idOf('a', 'manager'), publicId('a'));
    return (await call(documentFor(schema, field), argumentsFor(field, 'a'), headers)).errors[0]?.extensions?.code;
  };

  it.each(ownOnly)('may not %s, though it may for itself', async (field) => {
    expect([await ask(field, supporting), await ask(field, {})]).toEqual(['FORBIDDEN', undefined]);
  });

  it('is given no token of the organization', async () => {
    Object.assign(portal.server.services.vendors, { integrationApp: { key: 'workspace', secret: 'a secret of the workspace' } });
    const call = await portal.as(idOf('a', 'manager'), publicId('a'));
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
