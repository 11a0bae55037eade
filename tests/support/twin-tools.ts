import type { Pool } from 'pg';
import { idOf, insert } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

type Planted = { readonly words: string; readonly at: string };

/** The connected tool of a twin. */
export const plantTools = async (pool: Pool, side: Side, { words, at }: Planted): Promise<void> => {
  const id = (name: string): string => idOf(side, name);
  const organization_id = id('organization');
  await insert(pool, 'integration', {
    id: id('zephyr'),
    organization_id,
    code: 'zephyr_squad',
    state: 'active',
    settings: { name: words, site: 'https://127.0.0.1' },
    version: 1,
    created_at: at,
    updated_at: at,
  });
  await insert(pool, 'integration', {
    id: id('tracker'),
    organization_id,
    code: 'jira',
    state: 'active',
    settings: { site: 'https://127.0.0.1', username: words },
    version: 1,
    created_at: at,
    updated_at: at,
  });
  await insert(pool, 'integration', {
    id: id('azure'),
    organization_id,
    code: 'azure_devops',
    state: 'active',
    settings: { site: 'https://127.0.0.1', contextPath: 'tfs', username: words },
    version: 1,
    created_at: at,
    updated_at: at,
  });
};

/** An export of a twin that waits. */
export const plantExports = async (pool: Pool, side: Side, { words, at }: Planted): Promise<void> => {
  const id = (name: string): string => idOf(side, name);
  const organization_id = id('organization');
  await insert(pool, 'export_job', {
    id: id('export-job'),
    organization_id,
    created_by: id('customer'),
    integration_id: id('zephyr'),
    destination: 'jira',
    target: words.slice(0, 30),
    params: {},
    created_at: at,
  });
  await insert(pool, 'issue_export', {
    id: id('issue-export'),
    organization_id,
    export_job_id: id('export-job'),
    issue_id: id('issue-2'),
    integration_id: id('zephyr'),
    target: words.slice(0, 30),
    position: 1,
    message: words,
    created_at: at,
  });
};
