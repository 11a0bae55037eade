import type { Cache, Entity, Link, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';
import { after, answerIn, forget, updates } from './updates.ts';

/** The answer tells the figures that its variables narrow; others may be anything now. */
const issueJudged: UpdateResolver = (result, args, cache, info) => {
  const narrowing = Object.entries(info.variables).filter(([name, value]) => name !== 'input' && value !== undefined);
  const isTold = answerIn(result, 'query') != null;
  const told = isTold ? cache.resolve('Query', 'issueStats', narrowing.length > 0 ? Object.fromEntries(narrowing) : null) : null;
  const isOther = (fieldKey: string): boolean => `Query.${fieldKey}` !== told;
  after(forget(['issueStats', 'flexibleTestingNextIssue', 'waitingOnYou'], isOther))(result, args, cache, info);
};

const issuesExported = forget(['flexibleTestingIssueTags']);

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
  exportIssuesToCsv: after(issuesExported),
};

/** Loaded with the predictions, after the first screen. */
Object.assign(updates.Mutation, mutations);
