import { demoAccess } from '#server/lib/demo-access.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';

/** Connects the first organization to the TestRail that stands in for the vendor's. */
export async function connectTestrail(portal: Portal): Promise<void> {
  const { site, username, secret } = demoAccess.testrail;
  const owner = { organizationId: idOf('a', 'organization'), integrationId: idOf('a', 'testrail') };
  await portal.database.owner.query(
    `insert into integration (id, organization_id, code, state, settings) values ($1, $2, 'testrail', 'active', $3)`,
    [owner.integrationId, owner.organizationId, { site, username }],
  );
  await portal.server.services.vendors.secrets.seal(portal.database.owner, owner, secret);
}
