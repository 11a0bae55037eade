import { CombinedError } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, makeSubject, map, merge, pipe } from 'wonka';
import { pauseUntilOnline } from './pause.ts';
import { nameOf } from './persisted.ts';
import { codesOf } from './problems.ts';

/** Commands on one record, by flow. Forms and lists offer their own retry. */
const flows: ReadonlySet<string> = new Set([
  'AcceptAssignment',
  'ArchiveAttachment',
  'CloseWindow',
  'DismissMassPassing',
  'EditText',
  'ModerateResult',
  'Moderators',
  'Publish',
  'RejectResult',
  'RelateIssue',
  'RemoveTesters',
  'ResolveBlocker',
  'RestoreAttachment',
  'SavedViews',
  'Team',
  'TriageIssue',
]);

export const repetitionsOf = (operation: string): number => (flows.has(operation.split('_')[0] ?? '') ? 2 : 0);

/** In milliseconds. */
const pauses = [500, 3_000];

/** A proxy, not the server, says that nothing came. */
const between: ReadonlySet<unknown> = new Set([502, 503, 504]);

/** The server cannot tell whether it was done: counts as no response. */
const unavailable = 'UNAVAILABLE';

const asUnanswered = (result: OperationResult): OperationResult =>
  result.operation.kind === 'mutation' && result.error !== undefined && codesOf(result.error).includes(unavailable)
    ? {
        ...result,
        data: undefined,
        error: new CombinedError({
          networkError: new Error(result.error.graphQLErrors[0]?.message ?? unavailable),
          response: result.error.response as unknown,
        }),
      }
    : result;

const isLost = ({ networkError, response }: CombinedError): boolean =>
  networkError !== undefined && (response === undefined || response.ok || between.has(response.status));

/** Repeats a mutation without a response under its key, so that nobody is told of a failure that was a success. */
export const repeatLostExchange: Exchange = ({ forward }) => {
  const tries = new Map<number, number>();
  const again = makeSubject<Operation>();
  return (operations) =>
    pipe(
      merge([operations, again.source]),
      forward,
      map(asUnanswered),
      filter(({ operation, error }) => {
        if (operation.kind !== 'mutation') return true;
        const tried = tries.get(operation.key) ?? 0;
        const pause = pauses[tried];
        const isOver = tried >= repetitionsOf(nameOf(operation) ?? '');
        tries.delete(operation.key);
        if (error === undefined || pause === undefined || isOver || !isLost(error)) return true;
        tries.set(operation.key, tried + 1);
        void pauseUntilOnline(pause).then(() => again.next(operation));
        return false;
      }),
    );
};
