import type { AzureWorkItems } from './azure-devops.ts';
import type { GithubIssues } from './github.ts';
import type { JiraItems } from './jira.ts';

type Trackers = { readonly jira: JiraItems; readonly github: GithubIssues; readonly azureDevops: AzureWorkItems };

const takenUpAfter = 60_000;
const endedAfter = 180_000;
/** One in so many items stays in progress. */
const unended = 4;

/** Moves the demo's tracker items: in progress after a minute, done after three. */
export const develop = ({ jira, github, azureDevops }: Trackers, now: number): void => {
  const stage = (made: number, place: number): 'new' | 'taken up' | 'ended' => {
    if (now - made < takenUpAfter) return 'new';
    return now - made < endedAfter || place % unended === 0 ? 'taken up' : 'ended';
  };
  for (const { key, createdAt, status } of jira.items()) {
    const at = stage(createdAt, Number(key.split('-').at(-1)));
    if (at === 'taken up' && status.name === 'To Do') jira.move(key, 'In Progress');
    if (at === 'ended' && status.name !== 'Done') jira.move(key, 'Done');
  }
  for (const repository of github.repositories())
    for (const { number, created_at: made, state } of github.issues(repository))
      if (state === 'open' && stage(Date.parse(made), number) === 'ended') github.move(repository, number, 'closed', 'completed');
  for (const { id, createdAt, state } of azureDevops.items()) {
    const at = stage(createdAt, id);
    if (at === 'taken up' && state === 'New') azureDevops.move(id, 'Active');
    if (at === 'ended' && state !== 'Resolved') azureDevops.move(id, 'Resolved');
  }
};

export const startDevelopers = (trackers: Trackers): (() => void) => {
  const timer = setInterval(() => develop(trackers, Date.now()), 15_000);
  return () => clearInterval(timer);
};
