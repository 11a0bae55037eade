import type { Fault, FormValues } from '#machines/lib/form.ts';
import { organizationRules } from '#schema/rules/operator/forms.ts';
import * as v from 'valibot';

/** What is wrong with the end of a trial: a date that is not whole is no date, and not none either. */
export const trialFaults = ({ trialFinishesAt }: FormValues): readonly Fault[] => {
  const { issues = [] } = v.safeParse(organizationRules.entries.trialFinishesAt, trialFinishesAt);
  return issues.slice(0, 1).map(({ message }) => ({ path: 'trialFinishesAt', message }));
};
