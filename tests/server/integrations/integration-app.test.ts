import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '#tests/support/builders/portal-world.ts';
import { publicId } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';
import { openIntegrationsWorld } from './world.ts';
import type { IntegrationsWorld } from './world.ts';

let world: IntegrationsWorld;
beforeAll(async () => {
  world = await openIntegrationsWorld();
});
afterAll(() => world.stop());

const secret = 'a secret of the workspace';
const connect = (integrationApp: object | null): void => {
  Object.assign(world.portal.server.services.vendors, { integrationApp });
};
const tokenOf = async (person: PersonName, side: Side = 'a'): Promise<string | null> => {
  const { data } = await world.send(personOf(side, person), '{ getCurrentOrganizationUser { organization { integrationAppToken } } }');
  return (data as { getCurrentOrganizationUser: { organization: { integrationAppToken: string | null } } }).getCurrentOrganizationUser
    .organization.integrationAppToken;
};

describe('the token for the integration platform', () => {
  it('SH-181 LA-191 SH-379: names the organization of who asks, signed by the workspace', async () => {
    connect({ key: 'workspace-1', secret });
    for (const side of ['a', 'b'] as const)
      for (const person of ['customer', 'manager'] as const) {
        const { payload, protectedHeader } = await jwtVerify((await tokenOf(person, side)) ?? '', new TextEncoder().encode(secret));
        expect(protectedHeader.alg).toBe('HS512');
        expect(payload).toMatchObject({ iss: 'workspace-1', id: publicId(side) });
        expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(7200);
      }
  });

  it('is for nobody without a workspace, and never for moderators', async () => {
    connect(null);
    expect(await tokenOf('customer')).toBeNull();
    connect({ key: 'workspace-1', secret });
    expect(await tokenOf('accepted')).toBeNull();
  });
});
