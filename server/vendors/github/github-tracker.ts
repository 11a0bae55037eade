import * as v from 'valibot';
import { oneLine } from '../report/report.ts';
import { toMarkdown } from '../report/verbatim.ts';
import type { Tracker } from '../tracker.ts';
import type { VendorCall } from '../vendor-call.ts';
import type { VendorWrite } from '../vendor-write.ts';
import { githubApi, githubHeaders, repositoryPath } from './github.ts';
import type { GithubAccess } from './github.ts';

/** Where issues go to at GitHub, and what they carry. */
export type GithubPlace = { readonly repository: string; readonly labels: readonly string[] };

const issueSchema = v.object({ number: v.number(), html_url: v.string(), body: v.nullish(v.string()) });
const refusalSchema = v.object({
  message: v.fallback(v.string(), ''),
  errors: v.fallback(v.array(v.object({ message: v.nullish(v.string()), field: v.nullish(v.string()), code: v.nullish(v.string()) })), []),
});
/** A body may hold 65,536 characters of up to four bytes: so many of them are read at once. */
const pageSize = 25;
const mostPages = 40;

/** At the end of a body, shown to nobody. */
const markLine = (mark: string): string => `<!-- muster:export:${mark} -->`;

/** GitHub as a place for issues. Its interface takes no files, so they stay in Muster behind the link. */
export const githubTracker = (call: VendorCall, write: VendorWrite, access: GithubAccess, { repository, labels }: GithubPlace): Tracker => {
  const api = githubApi(access.site);
  const path = `${api}/${repositoryPath(repository)}/issues`;
  const headers = githubHeaders(access);
  const itemOf = ({ number, html_url: url }: v.InferOutput<typeof issueSchema>) => ({
    id: String(number),
    key: `${repository}#${number}`,
    url: url.startsWith('https://') ? url : '',
  });

  return {
    pace: 1_000,
    compose: async (report, mark) => {
      const title = oneLine(report.title, 256);
      const value = `${toMarkdown(report, report.files)}\n\n${markLine(mark)}`;
      return {
        title,
        body: { format: 'markdown', value },
        fields: [{ name: 'Repository', value: repository }, ...(labels.length === 0 ? [] : [{ name: 'Labels', value: labels.join(', ') }])],
        missing: [],
        uploads: [],
        linked: report.files.map((file) => ({ file, reason: 'GitHub takes no files from other tools.' })),
        request: { method: 'POST', path, body: { title, body: value, ...(labels.length > 0 && { labels }) } },
      };
    },
    create: async ({ request }) => {
      const call = { url: request.path, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } } as const;
      const made = await write({ ...call, body: JSON.stringify(request.body) }, issueSchema);
      return made.kind === 'done' ? { kind: 'done', value: itemOf(made.value) } : made;
    },
    find: async (marks, ago) => {
      const found = new Map<string, ReturnType<typeof itemOf>>();
      const from = new Date(Date.now() - ago - 3_600_000).toISOString();
      for (let page = 1; page <= mostPages && found.size < marks.length; page += 1) {
        const query = new URLSearchParams({
          state: 'all',
          sort: 'created',
          direction: 'desc',
          since: from,
          per_page: String(pageSize),
          page: String(page),
        });
        const issues = await call.json(`${path}?${query.toString()}`, v.array(issueSchema), headers);
        for (const mark of marks) {
          const made = issues.find(({ body }) => body?.includes(markLine(mark)) === true);
          if (made !== undefined) found.set(mark, itemOf(made));
        }
        if (issues.length < pageSize) break;
      }
      return found;
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
