import * as v from 'valibot';
import { oneLine } from '../report/report.ts';
import { toMarkdown } from '../report/verbatim.ts';
import type { ItemStatus, Tracker } from '../tracker.ts';
import type { VendorCall } from '../vendor-call.ts';
import type { VendorWrite } from '../vendor-write.ts';
import type { Drift } from '#schema/vocabulary/export.ts';
import { driftAt } from '../field-mapping.ts';
import { github, githubApi, githubHeaders, repositoryPath } from './github.ts';
import type { GithubAccess } from './github.ts';

export type GithubPlace = { readonly repository: string; readonly labels: readonly string[]; readonly assignees: readonly string[] };

const issueSchema = v.object({ number: v.number(), html_url: v.string(), body: v.nullish(v.string()) });
const changedSchema = v.object({
  number: v.number(),
  html_url: v.string(),
  state: v.string(),
  state_reason: v.fallback(v.nullish(v.string()), null),
  updated_at: v.string(),
});
const refusalSchema = v.object({
  message: v.fallback(v.string(), ''),
  errors: v.fallback(v.array(v.object({ message: v.nullish(v.string()), field: v.nullish(v.string()), code: v.nullish(v.string()) })), []),
});
/** A body may take 65,536 characters of four bytes, so a page stays below the response limit. */
const pageSize = 25;
const mostPages = 40;

const endings: Readonly<Record<string, string>> = { not_planned: 'Closed as not planned', duplicate: 'Closed as duplicate' };
const statusOf = ({ html_url: url, state, state_reason: reason }: v.InferOutput<typeof changedSchema>): ItemStatus =>
  state === 'closed'
    ? { url, state: 'done', name: endings[reason ?? ''] ?? 'Closed' }
    : { url, state: 'open', name: reason === 'reopened' ? 'Reopened' : 'Open' };

/** Hidden in rendered Markdown. */
const markLine = (mark: string): string => `<!-- muster:export:${mark} -->`;

/** GitHub's API takes no files, so they stay in Muster behind the link. */
export const githubTracker = (call: VendorCall, write: VendorWrite, access: GithubAccess, place: GithubPlace): Tracker => {
  const { repository, labels, assignees } = place;
  const api = githubApi(access.site);
  const path = `${api}/${repositoryPath(repository)}/issues`;
  const headers = githubHeaders(access);
  const itemOf = ({ number, html_url: url }: v.InferOutput<typeof issueSchema>) => ({
    id: String(number),
    key: `${repository}#${number}`,
    url: url.startsWith('https://') ? url : '',
  });

  type Asking = { readonly sort: 'created' | 'updated'; readonly direction: 'asc' | 'desc'; readonly ago: number; readonly page: number };
  /** Changed in the last `ago` milliseconds, and an hour before, as clocks differ. */
  const listed = <Schema extends v.GenericSchema>(schema: Schema, { sort, direction, ago, page }: Asking) => {
    const since = new Date(Date.now() - ago - 3_600_000).toISOString();
    const query = new URLSearchParams({ state: 'all', sort, direction, since, per_page: String(pageSize), page: String(page) });
    return call.json(`${path}?${query.toString()}`, v.array(schema), headers);
  };

  const check = async (): Promise<readonly Drift[]> => {
    const client = github(call, access);
    const found = await client.repository(repository);
    if (found === null) return [driftAt('project', repository)];
    if (!found.takesIssues) return [driftAt('closed', repository)];
    if (!found.mayWrite)
      return [
        ...(labels.length > 0 ? [driftAt('permission', 'Set labels', { isRefused: false })] : []),
        ...(assignees.length > 0 ? [driftAt('permission', 'Set assignees', { isRefused: false })] : []),
      ];
    const there = new Set(labels.length === 0 ? [] : (await client.labels(repository)).map((name) => name.toLowerCase()));
    const drift = labels.filter((name) => !there.has(name.toLowerCase())).map((name) => driftAt('label', name, { isRefused: false }));
    for (const login of assignees) if (!(await client.mayBeAssigned(repository, login))) drift.push(driftAt('assignee', login));
    return drift;
  };

  return {
    pace: 1_000,
    check,
    compose: async (report, mark) => {
      const title = oneLine(report.title, 256);
      const value = `${toMarkdown(report, report.files)}\n\n${markLine(mark)}`;
      return {
        title,
        place: repository,
        body: { format: 'markdown', value },
        fields: [
          { name: 'Repository', value: repository },
          { name: 'Labels', value: labels.join(', ') },
          { name: 'Assignees', value: assignees.join(', ') },
        ].filter(({ value }) => value !== ''),
        drift: [],
        uploads: [],
        linked: report.files.map((file) => ({ file, reason: 'GitHub takes no files from other tools.' })),
        request: {
          method: 'POST',
          path,
          body: { title, body: value, ...(labels.length > 0 && { labels }), ...(assignees.length > 0 && { assignees }) },
        },
      };
    },
    create: async ({ request }) => {
      const call = { url: request.path, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } } as const;
      const made = await write({ ...call, body: JSON.stringify(request.body) }, issueSchema);
      return made.kind === 'done' ? { kind: 'done', value: itemOf(made.value) } : made;
    },
    find: async (marks, ago) => {
      const found = new Map<string, ReturnType<typeof itemOf>>();
      for (let page = 1; page <= mostPages && found.size < marks.length; page += 1) {
        const issues = await listed(issueSchema, { sort: 'created', direction: 'desc', ago, page });
        for (const mark of marks) {
          const made = issues.find(({ body }) => body?.includes(markLine(mark)) === true);
          if (made !== undefined) found.set(mark, itemOf(made));
        }
        if (issues.length < pageSize) break;
      }
      return found;
    },
    changes: async (ids, ago) => {
      const statuses = new Map<string, ItemStatus>();
      let last: string | null = null;
      for (let page = 1; page <= mostPages; page += 1) {
        const issues = await listed(changedSchema, { sort: 'updated', direction: 'asc', ago, page });
        for (const issue of issues) if (ids.has(String(issue.number))) statuses.set(String(issue.number), statusOf(issue));
        last = issues.at(-1)?.updated_at ?? last;
        if (issues.length < pageSize) return { statuses, reached: null };
      }
      return { statuses, reached: last };
    },
    attached: async () => [],
    attach: async () => ({ kind: 'refused', status: 0, body: null }),
    wordsOf: (body) => {
      const { output, success } = v.safeParse(refusalSchema, body);
      if (!success) return '';
      const more = output.errors.map(({ message, field, code }) => message ?? [field, code].filter(Boolean).join(' '));
      return [output.message, ...more].filter((words) => words !== '').join(': ');
    },
  };
};
