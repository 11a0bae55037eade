import type { Cache, Entity, Link, ResolveInfo, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';

const forget =
  (fields: readonly string[], isMeant: (fieldKey: string) => boolean = () => true) =>
  (cache: Cache): void => {
    for (const { fieldKey, fieldName } of cache.inspectFields('Query')) {
      if (fields.includes(fieldName) && isMeant(fieldKey)) cache.invalidate('Query', fieldKey);
    }
  };

const answerIn = (result: object, field: string): unknown => {
  const [answer]: unknown[] = Object.values(result);
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : null;
};

/** Only on the server's response: predictions query nothing. */
const after =
  (change: (cache: Cache) => void) =>
  (result: object, _args: object, cache: Cache, { optimistic }: ResolveInfo): void => {
    if (optimistic === true) return;
    if (answerIn(result, 'successful') === true) change(cache);
  };

const requestLaunched = forget([
  'platformTests',
  'advancedTestRequests',
  'requestedTests',
  'organizationStats',
  'waitingOnYou',
  'launchDrafts',
  'launchDraft',
]);

/** Even where the tool failed, the result may hold the request. */
const runLaunched = (result: object, _args: object, cache: Cache): void => {
  if (answerIn(result, 'result') !== null) requestLaunched(cache);
};

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

const draftsChanged = forget(['launchDrafts', 'waitingOnYou']);

const firstSaved = (result: object, args: object, cache: Cache, info: ResolveInfo): void => {
  const version: unknown = Reflect.get(Object(Reflect.get(args, 'input')), 'version');
  if (version === 0) after(draftsChanged)(result, args, cache, info);
};

const assignmentsChanged = forget(['platformTest']);

const scheduleChanged = forget(['platformTests', 'platformTest', 'advancedTestRequests', 'organizationStats', 'waitingOnYou']);

const connectionChanged = forget(['integrationDetails', 'integrationCustomFields']);

const zephyrChanged = forget(['zephyrConnections']);

const notificationsMarked = forget(['unreadNotificationCount']);
const everythingMarked = forget(['unreadNotificationCount', 'notifications']);

const hearingChanged = forget(['unreadNotificationCount', 'notifications']);

const teamChanged = forget(['getOrganizationUsers']);

const viewsChanged = forget(['savedViews']);

/** Updates that the returned entities cannot tell the cache. */
export const updates: UpdatesConfig = {
  Mutation: {
    createCustomerRequest: after(requestLaunched),
    takeBackLaunch: after(requestLaunched),
    flexibleTestingLaunchTest: runLaunched,
    launchSupervisedTest: after(requestLaunched),
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
    discardLaunchDraft: after(draftsChanged),
    duplicateLaunchDraft: after(draftsChanged),
    saveLaunchDraft: firstSaved,
    removeAssignedCommunityTestManager: after(assignmentsChanged),
    updateSchedule: after(scheduleChanged),
    skipNextScheduleRun: after(scheduleChanged),
    cancelSchedule: after(scheduleChanged),
    integrationUpdate: after(connectionChanged),
    integrationReset: after(connectionChanged),
    notificationsMark: after(notificationsMarked),
    notificationsMarkAll: after(everythingMarked),
    notificationSettingsUpdate: after(hearingChanged),
    notificationTestMute: after(hearingChanged),
    organizationUsersCreate: after(teamChanged),
    organizationInvitationRevoke: after(teamChanged),
    organizationUserRemove: after(teamChanged),
    savedViewCreate: after(viewsChanged),
    savedViewRemove: after(viewsChanged),
    zephyrConnectionCreate: after(zephyrChanged),
    zephyrConnectionArchive: after(zephyrChanged),
  },
};
