import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';

type Line = { readonly line: string };

/** Tables, each with its policies below it, and whether one has none. */
const statement = `
  select line from (
    select c.relname as place, '' as name, c.relname || case when c.relrowsecurity then '' else ' (the same for everybody)' end as line
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and has_any_column_privilege('muster_app', c.oid, 'select, insert, update')
    union all
    select p.tablename, p.policyname, '  ' || p.policyname || ' ' || lower(p.permissive) || ' ' || lower(p.cmd) || ' to ' || array_to_string(p.roles, ', ')
      || coalesce(e'\\n    sees ' || regexp_replace(p.qual, '\\s+', ' ', 'g'), '') || coalesce(e'\\n    writes ' || regexp_replace(p.with_check, '\\s+', ' ', 'g'), '')
      from pg_policies p where p.schemaname = 'public') told
  order by place, name`;

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

describe('the policies of the tables that requests reach', () => {
  it('are those that were reviewed', async () => {
    const { rows } = await portal.database.owner.query<Line>(statement);
    const reviewed = readFileSync(new URL('policies.txt', import.meta.url), 'utf8');
    expect(`${rows.map(({ line }) => line).join('\n')}\n`).toBe(reviewed);
  });
});
