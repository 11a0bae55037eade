import { refuse } from '#server/workflow/refused.ts';
import { isId } from './ids.ts';

export const formText = (values: unknown, mostBytes: number): string => {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return refuse('invalid', 'A form needs its values.', 'values');
  const text = JSON.stringify(values);
  return Buffer.byteLength(text) > mostBytes ? refuse('too_large', 'This form is too large to save.', 'values') : text;
};

export const formDevice = (device: string | null | undefined): string | null =>
  device === null || device === undefined || isId(device) ? (device ?? null) : refuse('invalid', 'A device needs a uuid.', 'device');
