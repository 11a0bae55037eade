import type { Actor } from '#machines/lib/actor.ts';
import { can, next } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { IssueEvent, IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import { IssueAsked, issueRowOf } from '#schema/generated/client/rows/issue.documents.ts';
import type { Cache, OptimisticMutationConfig, Entity, Link, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';
import { movedFigures } from './issue-figures.ts';
import { after, answerIn, forget, updates } from './updates.ts';

/** The answer tells the figures that its variables narrow; others may be anything now. */
const issueJudged: UpdateResolver = (result, args, cache, info) => {
  const narrowing = Object.entries(info.variables).filter(([name, value]) => name !== 'input' && value !== undefined);
  const isTold = answerIn(result, 'query') != null;
  const told = isTold ? cache.resolve('Query', 'issueStats', narrowing.length > 0 ? Object.fromEntries(narrowing) : null) : null;
  const isOther = (fieldKey: string): boolean => `Query.${fieldKey}` !== told;
  after(forget(['issueStats', 'flexibleTestingNextIssue', 'waitingOnYou'], isOther))(result, args, cache, info);
};

const byName = (cache: Cache, keys: readonly unknown[]): Link<Entity> => {
  const nameOf = (key: unknown): string => {
    const name = cache.resolve(String(key), 'name');
    return typeof name === 'string' ? name.toLowerCase() : '';
  };
  return keys.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))) as Link<Entity>;
};

/** Added by name at once: a response in flight may lack it. */
const tagCreated = (result: object, _args: object, cache: Cache): void => {
  const created = cache.keyOfEntity(answerIn(result, 'result') as Entity);
  const listed = cache.resolve('Query', 'flexibleTestingIssueTags');
  if (created === null || !Array.isArray(listed)) return;
  cache.link('Query', 'flexibleTestingIssueTags', byName(cache, [...listed.filter((key) => key !== created), created]));
};

/** Tags go by name, in the list of all and at each issue. */
const tagRenamed = (cache: Cache): void => {
  const listed = cache.resolve('Query', 'flexibleTestingIssueTags');
  if (Array.isArray(listed)) cache.link('Query', 'flexibleTestingIssueTags', byName(cache, listed));
  forget(['flexibleTestingIssues', 'flexibleTestingIssue', 'platformTest'])(cache);
};

const tagDestroyed = forget(['flexibleTestingIssueTags', 'flexibleTestingIssues', 'flexibleTestingIssue', 'platformTest', 'issueStats']);

const mutations: UpdatesConfig['Mutation'] = {
  flexibleTestingIssueAccept: issueJudged,
  flexibleTestingIssueReject: issueJudged,
  flexibleTestingIssueUntriage: issueJudged,
  flexibleTestingIssueUnmerge: issueJudged,
  flexibleTestingIssuesMerge: issueJudged,
  flexibleTestingChangeIssueSeverity: issueJudged,
  flexibleTestingIssueUpdateTags: issueJudged,
  flexibleTestingIssuesAccept: issueJudged,
  flexibleTestingChangeIssuesSeverity: issueJudged,
  flexibleTestingIssuesUpdateTags: issueJudged,
  flexibleTestingIssuesReject: issueJudged,
  flexibleTestingIssuesRestore: issueJudged,
  flexibleTestingCreateIssueTag: tagCreated,
  flexibleTestingUpdateTagged: after(tagRenamed),
  flexibleTestingDestroyIssueTag: after(tagDestroyed),
  exportIssuesToCsv: after(forget(['flexibleTestingIssueTags'])),
};

/** Loaded with the predictions, after the first screen. */
Object.assign(updates.Mutation, mutations);

type Input = Readonly<Record<string, unknown>>;

const inputOf = (args: object): Input => Object(Reflect.get(args, 'input')) as Input;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

const answer = (result: readonly object[]) => ({ __typename: 'IssuesChange', successful: true, errors: [], outcomes: [], result });

/** In one write; what a chart refuses or the cache lacks stays. */
const moved = (cache: Cache, events: readonly { readonly id: string; readonly event: IssueEvent }[]) => {
  const changes = events.flatMap(({ id, event }) => {
    const shown = cache.readFragment(IssueAsked, { __typename: 'Issue', id });
    const row = shown === null ? null : issueRowOf(shown);
    if (row === null || !can(issueLifecycle, row, event)) return [];
    return [{ id, from: row.triageStatus, columns: next(issueLifecycle, row, event).row }];
  });
  const around = movedFigures(
    cache,
    changes.map(({ id, from, columns }) => ({ id, from, to: columns.triageStatus })),
  );
  return answer(changes.map(({ id, columns }) => ({ __typename: 'Issue', id, ...columns, ...around.get(id) })));
};

const each =
  (eventOf: (input: Input) => IssueEvent) =>
  (args: object, cache: Cache): object => {
    const input = inputOf(args);
    return moved(
      cache,
      idsOf(input['issueIds']).map((id) => ({ id, event: eventOf(input) })),
    );
  };

type Standing = IssueStanding & { readonly issueId: string };

const tagged = (args: object, cache: Cache): object => {
  const input = inputOf(args);
  const detached = idsOf(input['detachIssueTagIds']);
  const tagOf = (key: string) => ({
    __typename: 'IssueTag',
    id: textOf(cache.resolve(key, 'id')),
    name: textOf(cache.resolve(key, 'name')),
  });
  const attached = idsOf(input['attachIssueTagIds']).map((id) => tagOf(`IssueTag:${id}`));
  if (attached.some(({ name }) => name === null)) return answer([]);
  const nameOf = ({ name }: { readonly name: string | null }): string => name?.toLowerCase() ?? '';
  return answer(
    idsOf(input['issueIds']).flatMap((id) => {
      const keys = cache.resolve({ __typename: 'Issue', id }, 'issueTags');
      if (!Array.isArray(keys)) return [];
      const stay = keys.map((key) => tagOf(String(key))).filter((tag) => !detached.includes(tag.id ?? ''));
      const more = attached.filter((tag) => !stay.some((other) => other.id === tag.id));
      const issueTags = [...stay, ...more].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
      return [{ __typename: 'Issue', id, issueTags }];
    }),
  );
};

export const issuesAtOnce = (actor: Actor): OptimisticMutationConfig => ({
  flexibleTestingIssuesAccept: each(({ newSeverity }) => ({ type: 'issue.accept', actor, severity: textOf(newSeverity) })),
  flexibleTestingIssuesMerge: each(({ originalId: id }) => ({
    type: 'issue.merge',
    actor,
    originalId: textOf(id) ?? '',
    namedAs: 'original',
  })),
  flexibleTestingIssuesReject: each(({ rejectionReason }) => ({ type: 'issue.reject', actor, reason: textOf(rejectionReason) ?? '' })),
  flexibleTestingChangeIssuesSeverity: each(({ newSeverity }) => ({
    type: 'severity.change',
    actor,
    severity: textOf(newSeverity) ?? '',
  })),
  flexibleTestingIssuesRestore: (args, cache) =>
    moved(
      cache,
      ((inputOf(args)['issues'] ?? []) as readonly Standing[]).map(({ issueId, triageReason, originalId, ...had }) => ({
        id: issueId,
        event: {
          type: 'issue.restore',
          actor,
          ...had,
          triageReason: triageReason ?? null,
          originalId: originalId ?? null,
          namedAs: 'original',
        },
      })),
    ),
  flexibleTestingIssuesUpdateTags: tagged,
});
