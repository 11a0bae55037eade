import type * as v from 'valibot';
import type { VendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';
import {
  fieldOf,
  fieldPageSchema,
  issueTypePageSchema,
  myselfSchema,
  permissionsSchema,
  projectPageSchema,
  projectsSchema,
  serverInfoSchema,
} from './jira.schemas.ts';
import type { JiraField, JiraIssueType, JiraProject } from './jira.schemas.ts';
import type { Connection, IntegrationSettings } from '../connection.ts';

/** `data_center` may be on a private network. */
export type JiraEdition = 'cloud' | 'data_center';

export type JiraAccess = { readonly site: string; readonly edition: JiraEdition; readonly username: string; readonly token: string };

/** Required to export issues. */
export const jiraPermissions = ['BROWSE_PROJECTS', 'CREATE_ISSUES', 'CREATE_ATTACHMENTS'] as const;
export type JiraPermission = (typeof jiraPermissions)[number];

const pageSize = 50;
const mostPages = 20;

type Page<Item> = { readonly items: readonly Item[]; readonly total: number | null; readonly isLast: boolean | null };
type Query = Readonly<Record<string, string>>;

const isOfAtlassian = (site: string): boolean => /^https:\/\/[^/:]+\.(?:atlassian\.net|jira\.com)(?:[/:]|$)/iu.test(site.trim());

/** Strips the path of a pasted page; on a server Jira may be below a path. */
export const siteRoot = (site: string): string => (isOfAtlassian(site) ? new URL(site.trim()).origin : site.trim().replace(/\/+$/u, ''));

/** Basic with the e-mail in the cloud, Bearer elsewhere. */
export const jiraHeaders = ({ edition, username, token }: JiraAccess): Readonly<Record<string, string>> => ({
  authorization: edition === 'cloud' ? `Basic ${Buffer.from(`${username}:${token}`).toString('base64')}` : `Bearer ${token}`,
});

export const jiraApi = ({ site, edition }: Pick<JiraAccess, 'site' | 'edition'>): string =>
  `${siteRoot(site)}/rest/api/${edition === 'cloud' ? 3 : 2}`;

/** Asked without credentials, before any token is sent there. */
export const jiraEdition = async (call: VendorCall, site: string): Promise<JiraEdition> => {
  const edition = isOfAtlassian(site) ? 'cloud' : 'data_center';
  const { deploymentType } = await call.json(`${jiraApi({ site, edition })}/serverInfo`, serverInfoSchema);
  return deploymentType === 'Cloud' ? 'cloud' : 'data_center';
};

/** REST v3 in the cloud, v2 on Data Center. */
export const jira = (call: VendorCall, access: JiraAccess) => {
  const isCloud = access.edition === 'cloud';
  const get = <Schema extends v.GenericSchema>(path: string, schema: Schema, query: Query = {}) => {
    const asked = new URLSearchParams(query).toString();
    return call.json(`${jiraApi(access)}/${path}${asked === '' ? '' : `?${asked}`}`, schema, jiraHeaders(access));
  };
  const every = async <Item>(ask: (startAt: number) => Promise<Page<Item>>): Promise<readonly Item[]> => {
    const all: Item[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const { items, total, isLast } = await ask(all.length);
      all.push(...items);
      if (items.length === 0 || isLast === true || (total !== null && all.length >= total)) break;
      if (total === null && isLast === null && items.length < pageSize) break;
    }
    return all;
  };
  const paging = (startAt: number): Query => ({ startAt: String(startAt), maxResults: String(pageSize) });
  const createMeta = (projectKey: string): string => `issue/createmeta/${encodeURIComponent(projectKey)}/issuetypes`;

  return {
    myself: async (): Promise<string> => {
      const { displayName, emailAddress, name } = await get('myself', myselfSchema);
      return displayName ?? emailAddress ?? name ?? '';
    },

    /** In a project, or anywhere for null. */
    missingPermissions: async (projectKey: string | null): Promise<readonly JiraPermission[]> => {
      const { permissions } = await get('mypermissions', permissionsSchema, {
        ...(isCloud && { permissions: jiraPermissions.join(',') }),
        ...(projectKey !== null && { projectKey }),
      });
      return jiraPermissions.filter((name) => permissions[name]?.havePermission !== true);
    },

    /** Data Center returns all projects, so they are searched here. */
    projects: async (search: string): Promise<{ readonly items: readonly JiraProject[]; readonly hasMore: boolean }> => {
      const wanted = search.trim();
      if (isCloud) {
        const query = { ...paging(0), orderBy: 'name', action: 'create', ...(wanted !== '' && { query: wanted }) };
        const { items, total, isLast } = await get('project/search', projectPageSchema, query);
        return { items, hasMore: isLast === false || (total !== null && total > items.length) };
      }
      const text = wanted.toLowerCase();
      const found = (await get('project', projectsSchema))
        .filter(({ key, name }) => `${key}\n${name}`.toLowerCase().includes(text))
        .toSorted((one, other) => one.name.localeCompare(other.name));
      return { items: found.slice(0, pageSize), hasMore: found.length > pageSize };
    },

    /** Without subtasks, which need a parent. */
    issueTypes: async (projectKey: string): Promise<readonly JiraIssueType[]> =>
      (await every((startAt) => get(createMeta(projectKey), issueTypePageSchema, paging(startAt)))).filter(
        ({ subtask }) => subtask !== true,
      ),

    fields: async (projectKey: string, issueTypeId: string): Promise<readonly JiraField[]> =>
      (await every((startAt) => get(`${createMeta(projectKey)}/${encodeURIComponent(issueTypeId)}`, fieldPageSchema, paging(startAt)))).map(
        fieldOf,
      ),
  };
};
export type Jira = ReturnType<typeof jira>;

export const issueTypeNamed = async (client: Jira, projectKey: string, name: string): Promise<JiraIssueType> => {
  const found = (await client.issueTypes(projectKey)).find((type) => type.name === name);
  if (found === undefined)
    throw new VendorError('jira', 'not_found', `Jira does not know the issue type ${name} in the project ${projectKey}.`);
  return found;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const jiraAccessOf = (settings: IntegrationSettings, token: string): JiraAccess => ({
  site: textOf(settings['site']),
  username: textOf(settings['username']),
  edition: settings['edition'] === 'data_center' ? 'data_center' : 'cloud',
  token,
});

export const jiraAccess = ({ settings, secret }: Connection): JiraAccess => jiraAccessOf(settings, secret);
