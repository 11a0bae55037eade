import type { Pool } from 'pg';

export const shortCodeWith =
  (owner: Pool) =>
  async (organizationId: string): Promise<string | null> =>
    (await owner.query<{ code: string }>('select short_code as code from organization where id = $1', [organizationId])).rows[0]?.code ??
    null;
