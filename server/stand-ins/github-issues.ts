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
  updated_at: string;
  state: 'open' | 'closed';
  state_reason: string | null;
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

export const githubIssues = () => {
  const byRepository = new Map<string, Made[]>();
  const answer = (asked: Asked, fullName: string): Answered => {
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
    const number = made.length + 1;
    const now = new Date().toISOString();
    const address = `https://github.com/${fullName}/issues/${number}`;
    const issue: Made = { ...output, number, html_url: address, created_at: now, updated_at: now, state: 'open', state_reason: null };
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
