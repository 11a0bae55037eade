import * as v from 'valibot';

/** `path` is null where the fault is about the whole form. */
export type Fault = { readonly path: string | null; readonly message: string };

const byField = v.record(v.string(), v.array(v.string()));

const parsed = (message: string): Readonly<Record<string, readonly string[]>> | null => {
  try {
    const read = v.safeParse(byField, JSON.parse(message));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/** A message that is a JSON object of fields and messages is split to those fields; `base` and plain text belong to the form. */
export const faultsOf = (faults: readonly Fault[]): readonly Fault[] =>
  faults.flatMap((fault) => {
    const found = fault.path === null ? parsed(fault.message) : null;
    if (found === null) return [fault];
    return Object.entries(found).map(([field, messages]) => ({
      path: field.endsWith('base') ? null : field,
      message: messages.join(', '),
    }));
  });

const said = (faults: readonly Fault[]): string | null =>
  faults
    .map(({ message }) => message)
    .filter(Boolean)
    .join(', ') || null;

export const faultAt = (faults: readonly Fault[], field: string): string | null => said(faults.filter(({ path }) => path === field));

export const faultAbove = (faults: readonly Fault[], isShown: (path: string) => boolean): string | null =>
  said(faults.filter(({ path }) => path === null || !isShown(path)));
