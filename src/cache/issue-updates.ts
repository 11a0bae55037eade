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

/** Added by name at once: a response in flight may lack it. */
const tagCreated = (result: object, _args: object, cache: Cache): void => {
  const created = cache.keyOfEntity(answerIn(result, 'result') as Entity);
  const listed = cache.resolve('Query', 'flexibleTestingIssueTags');
  if (created === null || !Array.isArray(listed)) return;
  const nameOf = (key: unknown): string => {
    const name = cache.resolve(String(key), 'name');
    return typeof name === 'string' ? name.toLowerCase() : '';
  };
  const tags = [...listed.filter((key) => key !== created), created].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  cache.link('Query', 'flexibleTestingIssueTags', tags as Link<Entity>);
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
  flexibleTestingDestroyIssueTag: after(tagDestroyed),
  exportIssuesToCsv: after(issuesExported),
};

/** Loaded with the predictions, after the first screen. */
Object.assign(updates.Mutation, mutations);
