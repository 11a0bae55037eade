import type { LaunchError } from '#machines/flows/launch/connect/external-launch.ts';

const textIn = (value: unknown, field: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : null;
  return typeof found === 'string' ? found : '';
};

/** Whether a launch was answered in this session, so that there is an outcome to show. */
export const isAnsweredIn = (state: object): boolean => Reflect.get(state, 'isAnswered') === true;

/** Why the launch failed, as it came along with the navigation; null where it did not. */
export function launchErrorOf(state: object): LaunchError | null {
  const error: unknown = Reflect.get(state, 'launchError');
  if (error === undefined || error === null) return null;
  return { code: textIn(error, 'code'), message: textIn(error, 'message') };
}

/** The test that was requested; null where the navigation does not tell. */
export const launchedTestOf = (state: object): string | null => textIn(state, 'launchedTestId') || null;
