import { Kind } from 'graphql';
import { makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation } from 'urql';
import { optionsOf, withKey } from './call.ts';
import { isSilence } from './problems.ts';

/** Sent by the page itself, repeatedly: never a retry, and ignored between a person's tries. */
export const repeated: ReadonlySet<string> = new Set([
  'openLaunchDraft',
  'registerModerationActivity',
  'finishModerationActivity',
  'flexibleTestingMarkCaseResultsAsRead',
  'flexibleTestingMarkIssuesAsRead',
]);

const triedFor = 120_000;

type Act = { readonly call: number; readonly text: string | undefined; readonly key: string; readonly until: number };

const fieldOf = ({ query }: Operation): string | undefined => {
  const [definition] = query.definitions;
  const [field] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  return field?.kind === Kind.FIELD ? field.name.value : undefined;
};

/** Fields of mutations by the keys under which this page sent them, the newest of them. */
const sent = new Map<string, string>();
const sentAtMost = 500;

/** By which mutation of this page a change was made; undefined where others made it. */
export const sentUnder = (key: string): string | undefined => sent.get(key);

const carrying = (operation: Operation, key: string): Operation => {
  const options = optionsOf(operation);
  const headers = { ...withKey(key).fetchOptions.headers, ...(options.headers as Record<string, string> | undefined) };
  sent.set(headers['Idempotency-Key'], fieldOf(operation) ?? '');
  if (sent.size > sentAtMost) sent.delete(sent.keys().next().value ?? '');
  return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: { ...options, headers } });
};

/**
 * One idempotency key for each command. Sent again unchanged within two minutes, with nothing else in between and no response yet, it keeps
 * its key: a double click or a retry. An equal call after a response is a new command.
 */
export const actKeysExchange = (now: () => number = Date.now): Exchange => {
  let last: Act | null = null;
  const keyOf = ({ key: call, context: { largeValue: text } }: Operation): string => {
    if (last === null || last.call !== call || last.text !== text || last.until <= now())
      last = { call, text, key: crypto.randomUUID(), until: now() + triedFor };
    return last.key;
  };
  return mapExchange({
    onOperation: (operation) => {
      if (operation.kind !== 'mutation') return operation;
      return carrying(operation, repeated.has(fieldOf(operation) ?? '') ? crypto.randomUUID() : keyOf(operation));
    },
    onResult: ({ operation, error }) => {
      if (operation.key === last?.call && (error === undefined || !isSilence(error))) last = null;
    },
  });
};
