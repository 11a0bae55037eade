import { CombinedError } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, makeSubject, map, merge, pipe } from 'wonka';
import { pauseUntilOnline } from './pause.ts';
import { nameOf } from './persisted.ts';
import { codesOf } from './problems.ts';

/** What acts at once on one result, issue, tester, blocker, assignment, view or member, by the flow that sends it. Whoever keeps what was lost, as forms and lists do, offers another try themselves. */
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

/** How often an operation is sent again whose answer is lost, by its name. */
export const repetitionsOf = (operation: string): number => (flows.has(operation.split('_')[0] ?? '') ? 2 : 0);

/** Milliseconds before each further try. */
const pauses = [500, 3_000];

/** What stands between page and server, and not the server, says that nothing came. */
const between: ReadonlySet<unknown> = new Set([502, 503, 504]);

/** The server could not do it now, or cannot tell whether it did: no answer either, though it comes in the server's own words. */
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

/**
 * Sends a change again whose answer was lost, under its key: where the server had made it, the answer comes after all, and nobody is told that it failed
 * beside a screen that shows it done.
 */
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
