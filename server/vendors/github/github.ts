import * as v from 'valibot';
import type { IntegrationSettings } from '../connection.ts';
import type { VendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';

/** `site` is empty for github.com. */
export type GithubAccess = { readonly site: string; readonly token: string };

/** `scopes` is null for a fine-grained token, which does not reveal them. */
export type GithubAccount = { readonly login: string; readonly scopes: readonly string[] | null };

export type GithubRepository = { readonly id: string; readonly fullName: string };

export type Github = {
  /** Throws a message with the missing permission. */
  readonly check: () => Promise<GithubAccount>;
  readonly account: () => Promise<GithubAccount>;
  /** With write access and issues enabled. */
  readonly repositories: () => Promise<readonly GithubRepository[]>;
  /** Null where it is gone, or the account may not see it. */
  readonly repository: (fullName: string) => Promise<{ readonly takesIssues: boolean; readonly mayWrite: boolean } | null>;
  readonly labels: (fullName: string) => Promise<readonly string[]>;
  readonly mayBeAssigned: (fullName: string, login: string) => Promise<boolean>;
};

const home = 'https://api.github.com';
const ownHosts = ['https://github.com', 'https://www.github.com', home];
const apiVersion = '2022-11-28';
const mostPages = 20;

const accountSchema = v.object({ login: v.string() });
const repositorySchema = v.object({
  id: v.number(),
  full_name: v.string(),
  has_issues: v.nullish(v.boolean()),
  archived: v.nullish(v.boolean()),
  disabled: v.nullish(v.boolean()),
  permissions: v.nullish(v.object({ push: v.nullish(v.boolean()) })),
});
const labelSchema = v.object({ name: v.string() });

/** api.github.com, or /api/v3 of a server. */
export const githubApi = (site: string): string => {
  const root = site.trim().replace(/\/+$/u, '');
  if (root === '' || ownHosts.includes(root.toLowerCase())) return home;
  return root.endsWith('/api/v3') ? root : `${root}/api/v3`;
};

/** The `rel="next"` of a Link header, only on the same host, as the token goes along. */
export const nextPage = (link: string | undefined, api: string): string | null => {
  const next = /<([^<>]+)>\s*;[^,]*\brel="?next"?/u.exec(link ?? '')?.[1] ?? '';
  return URL.canParse(next) && new URL(next).origin === new URL(api).origin ? next : null;
};

export const githubAccess = ({ site }: IntegrationSettings, token: string): GithubAccess => ({
  site: typeof site === 'string' ? site : '',
  token,
});

export const repositoryPath = (fullName: string): string => {
  const [owner = '', name = '', ...more] = fullName.split('/');
  if (more.length > 0 || !/^[\w.-]+$/u.test(owner) || !/^[\w.-]+$/u.test(name) || /^\.+$/u.test(owner) || /^\.+$/u.test(name))
    throw new VendorError('github', 'not_found', `GitHub does not know the repository ${fullName}.`);
  return `repos/${owner}/${name}`;
};

export const githubHeaders = ({ token }: Pick<GithubAccess, 'token'>): Readonly<Record<string, string>> => ({
  accept: 'application/vnd.github+json',
  authorization: `Bearer ${token}`,
  'user-agent': 'muster',
  'x-github-api-version': apiVersion,
});

const unlessUnknown = async <Found>(asked: Promise<Found>): Promise<Found | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof VendorError && error.fault === 'not_found') return null;
    throw error;
  }
};

export const github = (call: VendorCall, { site, token }: GithubAccess): Github => {
  const api = githubApi(site);
  const headers = githubHeaders({ token });
  const all = async <Item extends v.GenericSchema>(first: string, item: Item): Promise<readonly v.InferOutput<Item>[]> => {
    const found: v.InferOutput<Item>[] = [];
    let url: string | null = `${api}/${first}`;
    for (let page = 0; url !== null && page < mostPages; page += 1) {
      const { body, headers: told } = await call.answer(url, v.array(item), headers);
      found.push(...body);
      url = nextPage(told['link'], api);
    }
    return found;
  };

  const account = async (): Promise<GithubAccount> => {
    const { body, headers: told } = await call.answer(`${api}/user`, accountSchema, headers);
    const scopes = told['x-oauth-scopes'];
    return { login: body.login, scopes: scopes === undefined ? null : scopes.split(/[,\s]+/u).filter((scope) => scope !== '') };
  };
  const takesIssues = ({ has_issues: hasIssues, archived, disabled }: v.InferOutput<typeof repositorySchema>): boolean =>
    hasIssues !== false && archived !== true && disabled !== true;
  const repositories = async (): Promise<readonly GithubRepository[]> =>
    (await all('user/repos?affiliation=owner,collaborator,organization_member&sort=full_name&per_page=100', repositorySchema))
      .filter((one) => takesIssues(one) && one.permissions?.push === true)
      .map(({ id, full_name: fullName }) => ({ id: String(id), fullName }));

  return {
    account,
    repositories,
    repository: async (fullName) => {
      const found = await unlessUnknown(call.json(`${api}/${repositoryPath(fullName)}`, repositorySchema, headers));
      return found === null ? null : { takesIssues: takesIssues(found), mayWrite: found.permissions?.push !== false };
    },
    mayBeAssigned: async (fullName, login) =>
      (await unlessUnknown(
        call.answer(`${api}/${repositoryPath(fullName)}/assignees/${encodeURIComponent(login)}`, v.undefined(), headers),
      )) !== null,
    labels: async (fullName) => (await all(`${repositoryPath(fullName)}/labels?per_page=100`, labelSchema)).map(({ name }) => name),
    check: async () => {
      const who = await account();
      if (who.scopes !== null && !who.scopes.includes('repo') && !who.scopes.includes('public_repo'))
        throw new VendorError('github', 'forbidden', 'This GitHub token may not write issues. It needs the scope "repo".');
      if ((await repositories()).length === 0)
        throw new VendorError(
          'github',
          'forbidden',
          'This GitHub token can write to no repository that takes issues. It needs "Issues: Read and write" for at least one.',
        );
      return who;
    },
  };
};
