import * as v from 'valibot';
import { failed, numberIn, ok } from './answer.ts';
import type { Answered, Asked } from './answer.ts';

type Made = {
  readonly number: number;
  readonly html_url: string;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  readonly created_at: string;
};

const createSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  body: v.optional(v.pipe(v.string(), v.maxLength(65_536)), ''),
  labels: v.optional(v.array(v.string()), []),
});

const jsonIn = ({ body }: Asked): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** The issues of GitHub's repositories, as far as exports make and read them. */
export const githubIssues = () => {
  const byRepository = new Map<string, Made[]>();
  const answer = (asked: Asked, fullName: string): Answered => {
    const made = byRepository.get(fullName) ?? [];
    byRepository.set(fullName, made);
    if (asked.method === 'GET') {
      const since = Date.parse(asked.query.get('since') ?? '') || 0;
      const page = Math.max(1, numberIn(asked.query, 'page', 1));
      const size = Math.min(100, numberIn(asked.query, 'per_page', 30));
      const found = made.filter(({ created_at }) => Date.parse(created_at) >= since).toReversed();
      return ok(found.slice((page - 1) * size, page * size));
    }
    const { output, success } = v.safeParse(createSchema, jsonIn(asked));
    if (!success) return failed(422, { message: 'Validation Failed', errors: [{ resource: 'Issue', field: 'title', code: 'invalid' }] });
    const number = made.length + 1;
    const issue = { ...output, number, html_url: `https://github.com/${fullName}/issues/${number}`, created_at: new Date().toISOString() };
    made.push(issue);
    return { status: 201, body: issue };
  };
  return { answer, issues: (fullName: string): readonly Made[] => byRepository.get(fullName) ?? [] };
};
export type GithubIssues = ReturnType<typeof githubIssues>;
