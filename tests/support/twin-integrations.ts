import type { Pool } from 'pg';
import { seed } from './seed.ts';
import { idOf } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

/** The text and the moment that everything of an organization has. */
type Planted = { readonly words: string; readonly at: string };

const site = 'https://127.0.0.1';

/** Tools that an organization has connected, by the names of their ids. */
const tools = (words: string) =>
  ({
    zephyr: { code: 'zephyr_squad', settings: { name: words, site } },
    tracker: { code: 'jira', settings: { site, username: words } },
    azure: { code: 'azure_devops', settings: { site, contextPath: 'tfs', username: words } },
  }) as const;

/** Connects the tools of an organization, without a credential. */
export const plantIntegrations = async (pool: Pool, side: Side, { words, at }: Planted): Promise<void> => {
  const common = { organization_id: idOf(side, 'organization'), state: 'active', version: 1, created_at: at, updated_at: at };
  const rows = Object.entries(tools(words)).map(([name, tool]) => ({ id: idOf(side, name), ...tool, ...common }));
  await seed(pool, 'integration', ...rows);
};

/** An export of one issue to a tracker. */
export const plantExport = async (pool: Pool, side: Side, { words, at }: Planted): Promise<void> => {
  const id = (name: string): string => idOf(side, name);
  const common = {
    organization_id: id('organization'),
    integration_id: id('zephyr'),
    target: words.slice(0, 30),
    created_at: at,
  };
  await seed(pool, 'export_job', { id: id('export-job'), created_by: id('customer'), destination: 'jira', params: {}, ...common });
  await seed(pool, 'issue_export', {
    id: id('issue-export'),
    export_job_id: id('export-job'),
    issue_id: id('issue-2'),
    position: 1,
    message: words,
    ...common,
  });
};
