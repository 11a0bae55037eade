import { recording } from '#crowd/evidence.ts';
import type { IssueToReproduce, Participant } from '#crowd/types.ts';
import { crowdOf } from './drivers-crowd.ts';

type Told = { readonly status: 'pass' | 'fail' | 'blocked' | 'not_tested'; readonly notes?: string; readonly isFilmed?: boolean };

/** A tester of the demo who tries to see what another found. */
export type Reproducer = {
  readonly start: () => Promise<void>;
  readonly tell: (told: Told) => Promise<void>;
};

export type Reproducible = {
  readonly testId: string;
  readonly issueId: string;
  readonly title: string;
  readonly testers: readonly Reproducer[];
};

let calls = 0;

const reproducerOf = (url: string, { id: participantId }: Participant, issueId: string): Reproducer => {
  const gateway = crowdOf(url);
  const call = async (name: 'startReproduction' | 'submitReproduction', input: object): Promise<void> => {
    calls += 1;
    const { successful, code } = await gateway.call(name, {
      key: `${participantId}:${issueId}:${calls}`,
      participantId,
      issueId,
      ...input,
    });
    if (!successful) throw new Error(`${name} was refused: ${code}`);
  };
  return {
    start: () => call('startReproduction', {}),
    tell: async ({ isFilmed = false, ...told }) => {
      calls += 1;
      const about = { key: `${participantId}:film:${calls}`, participantId, kind: 'reproducibility_attachment' } as const;
      const id = isFilmed ? await gateway.upload(about, recording('NW-1', true)) : null;
      await call('submitReproduction', { ...told, attachmentIds: id === null ? [] : [id] });
    },
  };
};

/** An issue of the demo that nobody has tried yet, and published testers of its test who can. */
export async function reproducible(url: string, testers: number): Promise<Reproducible> {
  const gateway = crowdOf(url);
  const published = (await gateway.finished()).filter(({ status }) => status === 'results_published');
  const byTest = new Map<string, Participant[]>();
  for (const each of published) byTest.set(each.testId, [...(byTest.get(each.testId) ?? []), each]);
  for (const [testId, candidates] of byTest) {
    if (candidates.length <= testers) continue;
    const open = new Map<string, { readonly issue: IssueToReproduce; readonly by: Participant[] }>();
    for (const candidate of candidates)
      for (const issue of await gateway.issuesToReproduce(candidate.id)) {
        const known = open.get(issue.id) ?? { issue, by: [] };
        known.by.push(candidate);
        open.set(issue.id, known);
      }
    for (const { issue, by } of open.values())
      if (issue.reproductionsCount === 0 && by.length >= testers)
        return { testId, issueId: issue.id, title: issue.title, testers: by.map((each) => reproducerOf(url, each, issue.id)) };
  }
  throw new Error(`no issue of the demo can be tried by ${testers} testers`);
}
