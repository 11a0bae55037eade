import * as v from 'valibot';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import { Refused, refuse } from '../workflow/refused.ts';
import { isId } from './ids.ts';

export const formText = (values: unknown, mostBytes: number): string => {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return refuse('invalid', 'A form needs its values.', 'values');
  const text = JSON.stringify(values);
  return Buffer.byteLength(text) > mostBytes ? refuse('too_large', 'This form is too large to save.', 'values') : text;
};

export const formDevice = (device: string | null | undefined): string | null =>
  device === null || device === undefined || isId(device) ? (device ?? null) : refuse('invalid', 'A device needs a uuid.', 'device');

const codes: Readonly<Record<string, RefusalCode>> = { non_empty: 'blank', max_length: 'too_long', picklist: 'inclusion' };

/** Every fault is refused at its field. */
export const parsed = <Rules extends v.GenericSchema>(rules: Rules, input: unknown): v.InferOutput<Rules> => {
  const read = v.safeParse(rules, input);
  if (read.success) return read.output;
  throw new Refused(
    read.issues.map((issue) => ({ code: codes[issue.type] ?? 'invalid', message: issue.message, path: v.getDotPath(issue) })),
  );
};
