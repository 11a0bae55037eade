import { failed, numberIn, ok, remaining } from './answer.ts';
import type { Answered, Asked, StandIn } from './answer.ts';
import { demoAccess } from '../lib/demo-access.ts';
import type { GithubIssues } from './github-issues.ts';
import { demoRepositories } from './tracker-content.ts';
import type { DemoRepository } from './tracker-content.ts';

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
    return found.hasIssues ? issues.answer(asked, fullName) : wrong(410, 'Issues has been disabled in this repository.');
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
