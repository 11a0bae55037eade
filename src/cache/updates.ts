import type { Cache, Entity, Link, ResolveInfo, UpdatesConfig } from '@urql/exchange-graphcache';

const forget =
  (...fields: readonly string[]) =>
  (cache: Cache): void => {
    for (const { fieldKey, fieldName } of cache.inspectFields('Query')) {
      if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey);
    }
  };

const answerIn = (result: object, field: string): unknown => {
  const [answer]: unknown[] = Object.values(result);
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : null;
};

/** Acts on the server's answer only: what is predicted asks for nothing. */
const after =
  (change: (cache: Cache) => void) =>
  (result: object, _args: object, cache: Cache, { optimistic }: ResolveInfo): void => {
    if (optimistic === true) return;
    if (answerIn(result, 'successful') === true) change(cache);
  };

/** A launched request appears among tests, requests and figures, and its draft is gone; one that is taken back goes the other way. */
const requestLaunched = forget(
  'platformTests',
  'advancedTestRequests',
  'requestedTests',
  'organizationStats',
  'waitingOnYou',
  'launchDrafts',
  'launchDraft',
);

/** A test run is launched even where its tool had a problem: the answer holds the request then. */
const runLaunched = (result: object, _args: object, cache: Cache): void => {
  if (answerIn(result, 'result') !== null) requestLaunched(cache);
};

/** A judged issue moves between the lists and figures by triage status. */
const issueJudged = forget('issueStats', 'flexibleTestingNextIssue', 'waitingOnYou');

/** An export adds its tag, which may be new. */
const issuesExported = forget('flexibleTestingIssueTags');

/** A new tag is offered at once among those there are, by name: an answer that was on its way before does not know it. */
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

/** A deleted tag leaves every issue and every filter, and comes back to them. */
const tagDestroyed = forget('flexibleTestingIssueTags', 'flexibleTestingIssues', 'flexibleTestingIssue', 'platformTest', 'issueStats');

/** A draft appears in the list of drafts, or leaves it. */
const draftsChanged = forget('launchDrafts', 'waitingOnYou');

/** A draft appears in the list with its first save. */
const firstSaved = (result: object, args: object, cache: Cache, info: ResolveInfo): void => {
  const version: unknown = Reflect.get(Object(Reflect.get(args, 'input')), 'version');
  if (version === 0) after(draftsChanged)(result, args, cache, info);
};

/** Who was taken off a test can be assigned again. */
const assignmentsChanged = forget('platformTest');

/** A moved or ended schedule moves the window of a request that waits for its first run, and with it the lists of tests. */
const scheduleChanged = forget('platformTests', 'platformTest', 'advancedTestRequests', 'organizationStats', 'waitingOnYou');

/** Another site or person has other projects and fields. */
const connectionChanged = forget('integrationDetails', 'integrationCustomFields');

/** A connection to Zephyr appears among those there are, or leaves them. */
const zephyrChanged = forget('zephyrConnections');

/** What was marked counts, and is filtered, as read. */
const notificationsMarked = forget('unreadNotificationCount');
const everythingMarked = forget('unreadNotificationCount', 'notifications');

/** What somebody hears of decides what is listed. */
const hearingChanged = forget('unreadNotificationCount', 'notifications');

/** Who was invited appears among the members; who was removed, or invited no more, leaves them. */
const teamChanged = forget('getOrganizationUsers');

/** A saved view appears among those of its list, or leaves them. */
const viewsChanged = forget('savedViews');

/** Links and deletions that no returned entity can tell the cache about. */
export const updates: UpdatesConfig = {
  Mutation: {
    createCustomerRequest: after(requestLaunched),
    takeBackLaunch: after(requestLaunched),
    flexibleTestingLaunchTest: runLaunched,
    launchSupervisedTest: after(requestLaunched),
    flexibleTestingIssueAccept: after(issueJudged),
    flexibleTestingIssueReject: after(issueJudged),
    flexibleTestingIssueUntriage: after(issueJudged),
    flexibleTestingIssuesAccept: after(issueJudged),
    flexibleTestingIssuesReject: after(issueJudged),
    flexibleTestingIssuesRestore: after(issueJudged),
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
