import { demoAccess } from '#server/lib/demo-access.ts';
import { seed } from '#tests/support/seed.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';

/** Connects the first organization to the TestRail that stands in for the vendor's. */
export async function connectTestrail(portal: Portal): Promise<void> {
  const { site, username, secret } = demoAccess.testrail;
  const owner = { organizationId: idOf('a', 'organization'), integrationId: idOf('a', 'testrail') };
  await seed(portal.database.owner, 'integration', {
    id: owner.integrationId,
    organization_id: owner.organizationId,
    code: 'testrail',
    state: 'active',
    settings: { site, username },
  });
  await portal.server.services.vendors.secrets.seal(portal.database.owner, owner, secret);
}
