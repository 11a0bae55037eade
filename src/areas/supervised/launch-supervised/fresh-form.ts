import { groupsFrom, unreadOf, valuesFrom } from '#machines/flows/supervised/launch-supervised.rules.ts';
import type { LaunchSupervisedInput } from '#machines/flows/supervised/launch-supervised.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { advancedTestRowOf } from '#schema/generated/client/rows/advanced-test.documents.ts';
import { useViewer } from '#src/viewer.tsx';
import type { RequestToLaunch, TargetingOptions } from './launch-supervised.documents.ts';

/** The request that supervised tests are launched from. */
export type RequestOpened = Extract<ResultOf<typeof RequestToLaunch>['platformTest'], { __typename: 'AdvancedTestRequest' }> &
  Pick<ResultOf<typeof TargetingOptions>, 'languages'>;

const englishOf = ({ languages }: RequestOpened): readonly string[] =>
  languages.flatMap(({ id, name, isRetired }) => (name === 'English' && !isRetired ? [id] : []));

/** The requested test the address names, else the first that is not launched yet. */
export const requestedOf = ({ requestedTests }: RequestOpened, id: string | null) =>
  requestedTests.find((test) => test.id === id) ??
  requestedTests.find(({ launchedTestId }) => launchedTestId === null) ??
  requestedTests[0] ??
  null;

/** Why the requested test of a form cannot be launched, or null. */
export function useLaunchRefusal({ requestedTests }: RequestOpened): (requestedTestId: string | null) => string | null {
  const { id: userId, role } = useViewer();
  return (requestedTestId) => {
    const requested = requestedTests.find(({ id }) => id === requestedTestId);
    if (requested === undefined) return null;
    return verdicts(advancedTestLifecycle, advancedTestRowOf(requested), { role, userId })['test.launch'];
  };
}

/** The form of a requested test as the request fills it in. */
export const freshForm = (
  request: RequestOpened,
  requested: RequestOpened['requestedTests'][number] | null,
  launchRefusal: string | null,
): LaunchSupervisedInput => ({
  advancedTestId: request.id,
  requestedTestId: requested?.id ?? null,
  key: `launch-supervised:${crypto.randomUUID()}`,
  attempt: 1,
  values: valuesFrom(request, requested),
  groups: groupsFrom(requested, englishOf(request)),
  newGroupLanguageIds: englishOf(request),
  groupIds: [],
  unread: unreadOf(requested),
  requestUnread: unreadOf(requested),
  launchRefusal,
  opensPreview: false,
});
