import { failed, numberIn, ok, remaining } from './answer.ts';
import type { Asked, Answered, StandIn } from './answer.ts';
import { demoAccess } from '../lib/demo-access.ts';
import type { JiraItems } from './jira-items.ts';
import { fieldsOf, issueTypes, projects } from './jira-content.ts';

type Permission = 'BROWSE_PROJECTS' | 'CREATE_ISSUES' | 'CREATE_ATTACHMENTS';
type Account = { readonly name: string; readonly mayIn: (permission: Permission, projectKey: string | null) => boolean };
type Site = {
  readonly deploymentType: 'Cloud' | 'Server';
  readonly accounts: Readonly<Record<string, Account>>;
};

const permissions: readonly Permission[] = ['BROWSE_PROJECTS', 'CREATE_ISSUES', 'CREATE_ATTACHMENTS'];
const basic = ({ username, secret }: { readonly username: string; readonly secret: string }): string =>
  `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;

/** All permissions, except to create in the operators' project. */
const editor = (name: string): Account => ({ name, mayIn: (permission, key) => permission === 'BROWSE_PROJECTS' || key !== 'OPS' });
const reader: Account = { name: 'Rita Reader', mayIn: (permission) => permission === 'BROWSE_PROJECTS' };

const { jira: cloud, jiraReader, jiraDataCenter } = demoAccess;
const cloudSite: Site = { deploymentType: 'Cloud', accounts: { [basic(cloud)]: editor('Maya Okafor'), [basic(jiraReader)]: reader } };
const dataCenter: Site = { deploymentType: 'Server', accounts: { [`Bearer ${jiraDataCenter.secret}`]: editor('Maya Okafor') } };

const unauthorized = failed(401, { errorMessages: ['Client must be authenticated to access this resource.'], errors: {} });
const unknownProject = failed(404, { errorMessages: ['No project could be found with key or id.'], errors: {} });

const page = (query: URLSearchParams, all: readonly unknown[], keys: { readonly items: string; readonly isCounted: boolean }): Answered => {
  const startAt = numberIn(query, 'startAt', 0);
  const maxResults = Math.min(200, numberIn(query, 'maxResults', 50));
  const items = all.slice(startAt, startAt + maxResults);
  const isLast = startAt + maxResults >= all.length;
  return ok({ startAt, maxResults, total: all.length, ...(keys.isCounted ? {} : { isLast }), [keys.items]: items });
};

const permissionsFor = ({ mayIn }: Account, projectKey: string | null) => ({
  permissions: Object.fromEntries(
    permissions.map((key, index) => [
      key,
      { id: String(10 + index), key, name: key, type: 'PROJECT', havePermission: mayIn(key, projectKey) },
    ]),
  ),
});

const searched = ({ query, gone }: Asked, { mayIn }: Account): readonly unknown[] => {
  const text = (query.get('query') ?? '').toLowerCase();
  const needed = query.get('action') === 'create' ? 'CREATE_ISSUES' : 'BROWSE_PROJECTS';
  return remaining(projects, gone)
    .filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(text) && mayIn(needed, key))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

const createMeta = ({ path, query, gone }: Asked, isCloud: boolean): Answered | null => {
  const [, given = '', typeId] = /\/issue\/createmeta\/([^/]+)\/issuetypes(?:\/([^/]+))?$/u.exec(path) ?? [];
  if (given === '') return null;
  const key = decodeURIComponent(given);
  if (!remaining(projects, gone).some((project) => project.key === key)) return unknownProject;
  if (typeId === undefined)
    return page(query, remaining(issueTypes, gone), { items: isCloud ? 'issueTypes' : 'values', isCounted: isCloud });
  return page(query, remaining(fieldsOf(key, typeId), gone), { items: isCloud ? 'fields' : 'values', isCounted: isCloud });
};

const standInFor = ({ deploymentType, accounts }: Site, items: JiraItems): StandIn => {
  const isCloud = deploymentType === 'Cloud';
  const api = `/rest/api/${isCloud ? 3 : 2}`;
  return (asked) => {
    const { path, query, gone } = asked;
    if (!path.startsWith(`${api}/`)) return failed(404, { errorMessages: ['Not found'], errors: {} });
    if (path === `${api}/serverInfo`)
      return ok({ baseUrl: 'https://jira.example', version: isCloud ? '1001.0.0' : '10.3.24', deploymentType });
    const account = Object.hasOwn(accounts, asked.authorization) ? accounts[asked.authorization] : undefined;
    if (account === undefined) return unauthorized;
    const projectKey = query.get('projectKey');
    switch (path.slice(api.length)) {
      case '/myself':
        return ok({ accountId: 'demo', displayName: account.name, active: true });
      case '/mypermissions':
        if (isCloud && query.get('permissions') === null)
          return failed(400, { errorMessages: ['The permissions parameter is required.'], errors: {} });
        return projectKey === null || remaining(projects, gone).some(({ key }) => key === projectKey)
          ? ok(permissionsFor(account, projectKey))
          : unknownProject;
      case '/project/search':
        return isCloud ? page(query, searched(asked, account), { items: 'values', isCounted: false }) : unknownProject;
      case '/project':
        return isCloud ? failed(410, { errorMessages: ['The API has been removed.'], errors: {} }) : ok(remaining(projects, gone));
      default:
        return (
          createMeta(asked, isCloud) ??
          items.answer(asked, path.slice(api.length), account.name) ??
          failed(404, { errorMessages: ['Not found'], errors: {} })
        );
    }
  };
};

/** REST API v3. */
export const jiraCloudStandIn = (items: JiraItems): StandIn => standInFor(cloudSite, items);
/** REST API v2. */
export const jiraDataCenterStandIn = (items: JiraItems): StandIn => standInFor(dataCenter, items);
