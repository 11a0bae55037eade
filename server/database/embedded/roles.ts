import { limits } from '../pool.ts';
import { literal } from '../sql.ts';

export type Passwords = { readonly superuser: string; readonly owner: string; readonly app: string };

export const databaseName = 'muster';
export const ownerRole = 'muster';
export const appRole = 'muster_app';

const login = (role: string, password: string): string => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
  end $$;
  alter role ${role} with login nosuperuser nocreatedb nocreaterole nobypassrls noreplication password ${literal(password)};
`;

/** The schema's owner and the role of requests; neither bypasses row-level security. */
export const rolesScript = (passwords: Passwords): string => `
  ${login(ownerRole, passwords.owner)}
  ${login(appRole, passwords.app)}
  ${Object.entries(limits)
    .map(([setting, value]) => `alter role ${appRole} set ${setting} = ${value};`)
    .join('\n  ')}
`;
