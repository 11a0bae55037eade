import { refusalOf } from './launch-several.machine.ts';
import type { LaunchSeveralSnapshot } from './launch-several.machine.ts';
import type { SeveralOutcome, SeveralTest } from './launch-several.types.ts';

export const selectTests = ({ context }: LaunchSeveralSnapshot): readonly SeveralTest[] => context.tests;
export const selectChosen = ({ context }: LaunchSeveralSnapshot): readonly string[] => context.chosen;
export const selectIsLoading = (snapshot: LaunchSeveralSnapshot): boolean => snapshot.matches('loading');
export const selectIsUnloaded = (snapshot: LaunchSeveralSnapshot): boolean => snapshot.matches('unloaded');
export const selectIsLaunching = (snapshot: LaunchSeveralSnapshot): boolean => snapshot.matches('launching');
/** The test whose answer is waited for. */
export const selectUnderWay = (snapshot: LaunchSeveralSnapshot): string | null =>
  snapshot.matches('launching') ? (snapshot.context.waiting[0] ?? null) : null;
export const selectOutcome =
  (id: string) =>
  ({ context }: LaunchSeveralSnapshot): SeveralOutcome | null =>
    context.outcomes[id] ?? null;
/** Why a test cannot be among those to launch, or null. */
export const selectRefusal =
  (id: string) =>
  ({ context }: LaunchSeveralSnapshot): string | null => {
    const test = context.tests.find((each) => each.id === id);
    return test === undefined ? null : refusalOf(context, test);
  };
/** Why nothing can be launched, or null. */
export const selectLaunchReason = (snapshot: LaunchSeveralSnapshot): string | null => {
  if (snapshot.matches('launching')) return 'The tests are being launched.';
  return snapshot.can({ type: 'tests.launch' }) ? null : 'Choose the tests to launch.';
};
