import * as v from 'valibot';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import { Refused } from '../workflow/refused.ts';

const codes: Readonly<Record<string, RefusalCode>> = { non_empty: 'blank', max_length: 'too_long', picklist: 'inclusion' };

/** Every fault is refused at its field. */
export const parsed = <Rules extends v.GenericSchema>(rules: Rules, input: unknown): v.InferOutput<Rules> => {
  const read = v.safeParse(rules, input);
  if (read.success) return read.output;
  throw new Refused(
    read.issues.map((issue) => ({ code: codes[issue.type] ?? 'invalid', message: issue.message, path: v.getDotPath(issue) })),
  );
};
