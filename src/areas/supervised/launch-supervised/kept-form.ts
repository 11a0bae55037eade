import { keptForm, readKeptForm } from '#machines/flows/supervised/launch-supervised/kept-form.rules.ts';
import type {
  LaunchSupervisedContext,
  LaunchSupervisedInput,
} from '#machines/flows/supervised/launch-supervised/launch-supervised.types.ts';
import { readJson } from '#schema/rules/fit.ts';

/** Where a person's form for a requested test is kept on this device. */
export const formPlace = (userId: string, advancedTestId: string, requestedTestId: string | null): string =>
  `muster.launch-supervised.${userId}.${advancedTestId}.${requestedTestId ?? ''}`;

const stored = (place: string): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
};

/** The form as it was left on this device. */
export const recallForm = (place: string, fresh: LaunchSupervisedInput): LaunchSupervisedInput => {
  const kept = stored(place);
  return kept === null ? fresh : readKeptForm(readJson(kept), fresh);
};

/** Keeps what is typed, and the key of its launch, until the test is launched; whether this device took it. */
export const keepForm = (place: string, context: LaunchSupervisedContext): boolean => {
  try {
    localStorage.setItem(place, JSON.stringify(keptForm(context)));
    return true;
  } catch {
    return false;
  }
};

export const forgetForm = (place: string): void => {
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
};
