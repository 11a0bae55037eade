import type { LaunchError } from '#machines/flows/launch/connect/external-launch.ts';

const textIn = (value: unknown, field: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : null;
  return typeof found === 'string' ? found : '';
};

export const isAnsweredIn = (state: object): boolean => Reflect.get(state, 'isAnswered') === true;

/** From the navigation state; null where it did not fail. */
export function launchErrorOf(state: object): LaunchError | null {
  const error: unknown = Reflect.get(state, 'launchError');
  if (error === undefined || error === null) return null;
  return { code: textIn(error, 'code'), message: textIn(error, 'message') };
}

/** Null where the state lacks it. */
export const launchedTestOf = (state: object): string | null => textIn(state, 'launchedTestId') || null;
