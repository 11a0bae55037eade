import { faultsOf } from '#machines/lib/server-faults.ts';

type Said = { readonly message: string; readonly path?: string | null };

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

const placed = (said: unknown): readonly unknown[] =>
  isSaid(said)
    ? faultsOf([{ path: said.path ?? null, message: said.message }]).map(({ path, message }) =>
        path === (said.path ?? null) && message === said.message ? said : { ...said, path, message },
      )
    : [said];

/** Moves errors written into messages to their fields. */
export const withPlaces = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'errors' in answer && Array.isArray(answer.errors)
    ? { ...answer, errors: answer.errors.flatMap(placed) }
    : answer;
