import type { Cache, ResolveInfo, UpdatesConfig } from '@urql/exchange-graphcache';

export const forget =
  (fields: readonly string[], isMeant: (fieldKey: string) => boolean = () => true) =>
  (cache: Cache): void => {
    for (const { fieldKey, fieldName } of cache.inspectFields('Query')) {
      if (fields.includes(fieldName) && isMeant(fieldKey)) cache.invalidate('Query', fieldKey);
    }
  };

export const answerIn = (result: object, field: string): unknown => {
  const [answer]: unknown[] = Object.values(result);
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : null;
};

/** Only on the server's response: predictions query nothing. */
export const after =
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

const draftsChanged = forget(['launchDrafts', 'waitingOnYou']);

const firstSaved = (result: object, args: object, cache: Cache, info: ResolveInfo): void => {
  const version: unknown = Reflect.get(Object(Reflect.get(args, 'input')), 'version');
  if (version === 0) after(draftsChanged)(result, args, cache, info);
};

const assignmentsChanged = forget(['platformTest']);

const connectionChanged = forget(['integrationDetails', 'integrationCustomFields']);

const zephyrChanged = forget(['zephyrConnections']);

const notificationsMarked = forget(['unreadNotificationCount']);
const everythingMarked = forget(['unreadNotificationCount', 'notifications']);

const hearingChanged = forget(['unreadNotificationCount', 'notifications']);

const teamChanged = forget(['getOrganizationUsers']);

const viewsChanged = forget(['savedViews']);

const channelMade = forget(['chatChannelsOfTest']);

/** Updates that the returned entities cannot tell the cache; those of issues join them late. */
export const updates = {
  Mutation: {
    createCustomerRequest: after(requestLaunched),
    takeBackLaunch: after(requestLaunched),
    flexibleTestingLaunchTest: runLaunched,
    launchSupervisedTest: after(requestLaunched),
    discardLaunchDraft: after(draftsChanged),
    duplicateLaunchDraft: after(draftsChanged),
    saveLaunchDraft: firstSaved,
    removeAssignedCommunityTestManager: after(assignmentsChanged),
    integrationUpdate: after(connectionChanged),
    integrationReset: after(connectionChanged),
    notificationsMark: after(notificationsMarked),
    notificationsMarkAll: after(everythingMarked),
    notificationSettingsUpdate: after(hearingChanged),
    notificationTestMute: after(hearingChanged),
    organizationUsersCreate: after(teamChanged),
    organizationInvitationRevoke: after(teamChanged),
    organizationUserRemove: after(teamChanged),
    chatRegister: after(channelMade),
    savedViewCreate: after(viewsChanged),
    savedViewRemove: after(viewsChanged),
    zephyrConnectionCreate: after(zephyrChanged),
    zephyrConnectionArchive: after(zephyrChanged),
  },
} satisfies UpdatesConfig;
