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

/** Jira in Atlassian's cloud, or Data Center on a network of one's own. */
export type JiraEdition = 'cloud' | 'data_center';

/** How a Jira is reached: its site, its edition, and a person with a token. */
export type JiraAccess = { readonly site: string; readonly edition: JiraEdition; readonly username: string; readonly token: string };

/** What an account must be allowed so that issues can be exported. */
export const jiraPermissions = ['BROWSE_PROJECTS', 'CREATE_ISSUES', 'CREATE_ATTACHMENTS'] as const;
export type JiraPermission = (typeof jiraPermissions)[number];

const pageSize = 50;
const mostPages = 20;

type Page<Item> = { readonly items: readonly Item[]; readonly total: number | null; readonly isLast: boolean | null };
type Query = Readonly<Record<string, string>>;

const isOfAtlassian = (site: string): boolean => /^https:\/\/[^/:]+\.(?:atlassian\.net|jira\.com)(?:[/:]|$)/iu.test(site.trim());

/** Where a site begins, without the page that people copy with it; on a network of one's own a Jira may stand below a path. */
export const siteRoot = (site: string): string => (isOfAtlassian(site) ? new URL(site.trim()).origin : site.trim().replace(/\/+$/u, ''));

/** The header that signs a call in: a token for an e-mail address in the cloud, a personal access token elsewhere. */
export const jiraHeaders = ({ edition, username, token }: JiraAccess): Readonly<Record<string, string>> => ({
  authorization: edition === 'cloud' ? `Basic ${Buffer.from(`${username}:${token}`).toString('base64')}` : `Bearer ${token}`,
});

/** Where the API of a site begins. */
export const jiraApi = ({ site, edition }: Pick<JiraAccess, 'site' | 'edition'>): string =>
  `${siteRoot(site)}/rest/api/${edition === 'cloud' ? 3 : 2}`;

/** Which edition answers at a site, asked before any token is sent there. */
export const jiraEdition = async (call: VendorCall, site: string): Promise<JiraEdition> => {
  const edition = isOfAtlassian(site) ? 'cloud' : 'data_center';
  const { deploymentType } = await call.json(`${jiraApi({ site, edition })}/serverInfo`, serverInfoSchema);
  return deploymentType === 'Cloud' ? 'cloud' : 'data_center';
};

/** Reads of Jira: REST v3 in the cloud, v2 on Data Center. */
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
    /** Whose token it is. */
    myself: async (): Promise<string> => {
      const { displayName, emailAddress, name } = await get('myself', myselfSchema);
      return displayName ?? emailAddress ?? name ?? '';
    },

    /** Which of the permissions are missing, in a project or anywhere. */
    missingPermissions: async (projectKey: string | null): Promise<readonly JiraPermission[]> => {
      const { permissions } = await get('mypermissions', permissionsSchema, {
        ...(isCloud && { permissions: jiraPermissions.join(',') }),
        ...(projectKey !== null && { projectKey }),
      });
      return jiraPermissions.filter((name) => permissions[name]?.havePermission !== true);
    },

    /** Projects whose name or key holds a text, by name, at most a page; Data Center gives all, and they are searched here. */
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

    /** What can be created in a project; a part of another issue cannot be created alone. */
    issueTypes: async (projectKey: string): Promise<readonly JiraIssueType[]> =>
      (await every((startAt) => get(createMeta(projectKey), issueTypePageSchema, paging(startAt)))).filter(
        ({ subtask }) => subtask !== true,
      ),

    /** The fields of an issue type in a project. */
    fields: async (projectKey: string, issueTypeId: string): Promise<readonly JiraField[]> =>
      (await every((startAt) => get(`${createMeta(projectKey)}/${encodeURIComponent(issueTypeId)}`, fieldPageSchema, paging(startAt)))).map(
        fieldOf,
      ),
  };
};
export type Jira = ReturnType<typeof jira>;

/** Finds an issue type by its name, as settings keep it. */
export const issueTypeNamed = async (client: Jira, projectKey: string, name: string): Promise<JiraIssueType> => {
  const found = (await client.issueTypes(projectKey)).find((type) => type.name === name);
  if (found === undefined)
    throw new VendorError('jira', 'not_found', `Jira does not know the issue type ${name} in the project ${projectKey}.`);
  return found;
};
