import type { Fault, FormValues } from '#machines/lib/form.ts';
import { organizationRules } from '#schema/rules/operator/forms.ts';
import * as v from 'valibot';

const judged = ['trialFinishesAt', 'launchesPerHour'] as const;

/** What cannot be sent at all: an end of a trial that is no whole date, which is not none either, and a limit that is no number. */
export const organizationFaults = (values: FormValues): readonly Fault[] =>
  judged.flatMap((path) => {
    const { issues = [] } = v.safeParse(organizationRules.entries[path], values[path]);
    return issues.slice(0, 1).map(({ message }) => ({ path, message }));
  });
