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

const notificationsMarked = forget(['unreadNotificationCount']);
const hearingChanged = after(forget(['unreadNotificationCount', 'notifications']));

const viewsChanged = after(forget(['savedViews']));

const channelMade = forget(['chatChannelsOfTest']);

/** Updates that the returned entities cannot tell the cache; those of later screens join them late. */
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
    notificationsMark: after(notificationsMarked),
    notificationsMarkAll: hearingChanged,
    notificationSettingsUpdate: hearingChanged,
    notificationTestMute: hearingChanged,
    chatRegister: after(channelMade),
    savedViewCreate: viewsChanged,
    savedViewRemove: viewsChanged,
  },
} satisfies UpdatesConfig;
