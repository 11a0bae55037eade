import { seedDemo } from '#server/world/demo.ts';
import { startPortal } from './portal.ts';
import type { Call, Portal } from './portal.ts';

/** The demo world, asked over HTTP as its accounts. */
export type Demo = {
  readonly as: (name: string) => Promise<Call>;
  readonly owner: Portal['database']['owner'];
  readonly stop: Portal['stop'];
};

export async function startDemo(now: Date): Promise<Demo> {
  const portal = await startPortal({ clock: { now: () => now } });
  const { owner } = portal.database;
  const client = await owner.connect();
  try {
    await seedDemo(client, now);
  } finally {
    client.release();
  }
  return {
    as: async (name) => {
      const { rows } = await owner.query<{ id: string; organization: string }>(
        'select u.id, o.public_id as organization from organization_user u join organization o on o.id = u.organization_id where u.email = $1',
        [`${name}@demo.test`],
      );
      return portal.as(rows[0]?.id ?? '', rows[0]?.organization ?? '');
    },
    owner,
    stop: portal.stop,
  };
}
