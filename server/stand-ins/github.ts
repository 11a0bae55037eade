import { failed, numberIn, ok, remaining } from './answer.ts';
import type { Answered, Asked, StandIn } from './answer.ts';
import { demoAccess } from '../lib/demo-access.ts';
import { demoRepositories } from './tracker-content.ts';
import type { DemoRepository } from './tracker-content.ts';
import * as v from 'valibot';

type Made = {
  readonly number: number;
  readonly html_url: string;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly created_at: string;
  updated_at: string;
  state: 'open' | 'closed';
  state_reason: string | null;
};

const createSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  body: v.optional(v.pipe(v.string(), v.maxLength(65_536)), ''),
  labels: v.optional(v.array(v.string()), []),
  assignees: v.optional(v.array(v.string()), []),
});

const jsonIn = ({ body }: Asked): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

const isAmong = (people: readonly string[], login: string): boolean => people.includes(login.toLowerCase());

export const githubIssues = () => {
  const byRepository = new Map<string, Made[]>();
  const answer = (asked: Asked, { fullName, push, people }: DemoRepository): Answered => {
    const made = byRepository.get(fullName) ?? [];
    byRepository.set(fullName, made);
    if (asked.method === 'GET') {
      const since = Date.parse(asked.query.get('since') ?? '') || 0;
      const page = Math.max(1, numberIn(asked.query, 'page', 1));
      const size = Math.min(100, numberIn(asked.query, 'per_page', 30));
      const by = asked.query.get('sort') === 'updated' ? 'updated_at' : 'created_at';
      const inOrder = made
        .filter(({ updated_at }) => Date.parse(updated_at) >= since)
        .toSorted((one, other) => Date.parse(one[by]) - Date.parse(other[by]) || one.number - other.number);
      const found = asked.query.get('direction') === 'asc' ? inOrder : inOrder.toReversed();
      return ok(found.slice((page - 1) * size, page * size));
    }
    const { output, success } = v.safeParse(createSchema, jsonIn(asked));
    if (!success) return failed(422, { message: 'Validation Failed', errors: [{ resource: 'Issue', field: 'title', code: 'invalid' }] });
    const stranger = push ? output.assignees.find((login) => !isAmong(people, login)) : undefined;
    if (stranger !== undefined) {
      const errors = [{ value: stranger, resource: 'Issue', field: 'assignees', code: 'invalid' }];
      return failed(422, { message: 'Validation Failed', errors });
    }
    const number = made.length + 1;
    const now = new Date().toISOString();
    const address = `https://github.com/${fullName}/issues/${number}`;
    const dropped = push ? {} : { labels: [], assignees: [] };
    const issue: Made = {
      ...output,
      ...dropped,
      number,
      html_url: address,
      created_at: now,
      updated_at: now,
      state: 'open',
      state_reason: null,
    };
    made.push(issue);
    return { status: 201, body: issue };
  };
  const move = (fullName: string, number: number, state: Made['state'], reason: string | null = null): void => {
    for (const issue of byRepository.get(fullName) ?? [])
      if (issue.number === number) Object.assign(issue, { state, state_reason: reason, updated_at: new Date().toISOString() });
  };
  return {
    answer,
    move,
    repositories: (): readonly string[] => [...byRepository.keys()],
    issues: (fullName: string): readonly Made[] => byRepository.get(fullName) ?? [],
  };
};
export type GithubIssues = ReturnType<typeof githubIssues>;

const docs = 'https://docs.github.com/rest';
const wrong = (status: number, message: string): Answered => failed(status, { message, documentation_url: docs, status: String(status) });

const page = (all: readonly unknown[], { path, query }: Asked, api: string): Answered => {
  const size = Math.max(1, Math.min(100, numberIn(query, 'per_page', 30)));
  const number = Math.max(1, numberIn(query, 'page', 1));
  const last = Math.max(1, Math.ceil(all.length / size));
  const linkTo = (to: number, rel: string): string => {
    const others = new URLSearchParams([...query].filter(([name]) => name !== 'page'));
    others.set('page', String(to));
    return `<${api}${path}?${others}>; rel="${rel}"`;
  };
  const links = number < last ? [linkTo(number + 1, 'next'), linkTo(last, 'last')] : [];
  const items = all.slice((number - 1) * size, number * size);
  return { ...ok(items), ...(links.length > 0 && { headers: { link: links.join(', ') } }) };
};

const repository = ({ id, fullName, hasIssues, archived, push }: DemoRepository) => {
  const [login, name] = fullName.split('/');
  return {
    id,
    name,
    full_name: fullName,
    owner: { login },
    private: true,
    has_issues: hasIssues,
    archived,
    disabled: false,
    permissions: { admin: false, maintain: false, push, triage: push, pull: true },
  };
};

const label = (name: string, index: number) => ({ id: index + 1, name, color: 'f29513', default: index === 0 });

type OfRepository = (repository: DemoRepository, asked: Asked, api: string) => Answered;

const ofRepository: Readonly<Record<string, OfRepository>> = {
  'GET ': (one) => ok(repository(one)),
  'GET labels': ({ labels }, asked, api) => page(labels.map(label), asked, api),
};

const answer = (asked: Asked, path: string, api: string, issues: GithubIssues): Answered => {
  const there = remaining(demoRepositories, asked.gone);
  if (asked.method === 'GET' && path === '/user')
    return { ...ok({ login: 'maya-okafor', id: 1, type: 'User' }), headers: { 'x-oauth-scopes': 'repo, read:org' } };
  if (asked.method === 'GET' && path === '/user/repos') return page(there.map(repository), asked, api);
  const [, fullName = '', what = ''] = /^\/repos\/([^/]+\/[^/]+)(?:\/(.+))?$/u.exec(path) ?? [];
  const found = there.find((one) => one.fullName === fullName);
  if (found !== undefined && what === 'issues')
    return found.hasIssues ? issues.answer(asked, found) : wrong(410, 'Issues has been disabled in this repository.');
  const [, login] = /^assignees\/([^/]+)$/u.exec(what) ?? [];
  if (found !== undefined && login !== undefined && asked.method === 'GET')
    return isAmong(found.people, decodeURIComponent(login)) ? { status: 204, body: '' } : wrong(404, 'Not Found');
  return (found === undefined ? undefined : ofRepository[`${asked.method} ${what}`]?.(found, asked, api)) ?? wrong(404, 'Not Found');
};

const enterprise = '/api/v3';

export const githubStandIn =
  (issues: GithubIssues): StandIn =>
  (asked) => {
    const { path, headers, authorization } = asked;
    const isOwn = path.startsWith(`${enterprise}/`);
    const { site, secret } = isOwn ? demoAccess.githubServer : demoAccess.github;
    if ((headers['user-agent'] ?? '') === '')
      return wrong(403, 'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.');
    if (authorization !== `Bearer ${secret}`) return wrong(401, 'Bad credentials');
    return answer(asked, isOwn ? path.slice(enterprise.length) : path, site, issues);
  };
