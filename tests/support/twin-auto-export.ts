import type { Pool } from 'pg';
import { seed } from './seed.ts';
import { idOf } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

/** Settings of auto-export, which is off, to the place that exports to Jira begin with. */
export const plantAutoExport = async (pool: Pool, side: Side): Promise<void> => {
  const exportSettings = {
    use_default_export_settings: true,
    default_export_settings: { project_key: 'WEB', issuetype_name: 'Bug', labels: [] },
  };
  await pool.query('update integration set settings = settings || $2 where id = $1', [idOf(side, 'tracker'), exportSettings]);
  await seed(pool, 'auto_export_settings', {
    id: idOf(side, 'auto-export'),
    organization_id: idOf(side, 'organization'),
    state: 'disabled',
    enabled_destinations: ['jira:WEB'],
    severities_for_export: ['high'],
    destinations: [],
    version: 1,
  });
};
