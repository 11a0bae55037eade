import { makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation } from 'urql';
import { optionsOf } from './call.ts';
import { isSilence } from './problems.ts';

declare module '@urql/core' {
  interface OperationContext {
    /** urql's key for the mutation's result. */
    readonly calledAs?: number;
    readonly isRepeatable?: boolean;
  }
}

const triedFor = 120_000;

/** Above urql's keys, and growing: changes have an order. */
let calls = 2 ** 32;

type Act = { readonly call: number; readonly text: string | undefined; readonly key: string; readonly until: number };

type Sent = { readonly isAutomatic: boolean; readonly response: Promise<boolean>; readonly settle: (isAnswered: boolean) => void };

const sending = (isAutomatic: boolean): Sent => {
  let settle: Sent['settle'] = () => undefined;
  const response = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { isAutomatic, response, settle };
};

/** By idempotency key, the newest mutations of this page. */
const sent = new Map<string, Sent>();
const sentAtMost = 500;

/** Whether the mutation that this page sent under the key was answered, once that is known; undefined where others sent it. */
export const responseUnder = (key: string): Promise<boolean> | undefined => sent.get(key)?.response;

/** A mark that nobody pressed, of which the response tells all. */
export const isAutomatic = (key: string): boolean => sent.get(key)?.isAutomatic === true;

const noteSent = (key: string, isMark: boolean): void => {
  if (!sent.has(key)) sent.set(key, sending(isMark));
  const [oldest] = sent.keys();
  if (sent.size > sentAtMost && oldest !== undefined) sent.delete(oldest);
};

const keyIn = (operation: Operation): string =>
  (optionsOf(operation).headers as Record<string, string> | undefined)?.['Idempotency-Key'] ?? '';

const says = ({ query }: Operation, directive: string): boolean =>
  query.definitions.some(({ directives }) => directives?.some(({ name }) => name.value === directive));

/**
 * One idempotency key for each command. Sent again unchanged within two minutes, with nothing else in between and no response yet, it keeps
 * its key: a double click or a retry. An equal call after a response is a new command. Two mutations with the same variables keep their own
 * results.
 */
export const mutationsExchange = (now: () => number = Date.now): Exchange => {
  let last: Act | null = null;
  const keyOf = (operation: Operation): string => {
    const { key: call, context } = operation;
    if (says(operation, 'automatic')) return crypto.randomUUID();
    if (last === null || last.call !== call || last.text !== context.largeValue || last.until <= now())
      last = { call, text: context.largeValue, key: crypto.randomUUID(), until: now() + triedFor };
    return last.key;
  };
  return mapExchange({
    onOperation: (operation) => {
      const { kind, key, context } = operation;
      if (kind !== 'mutation') return operation;
      const { largeValue } = context;
      const options = optionsOf(operation);
      const headers = { 'Idempotency-Key': keyOf(operation), ...(options.headers as Record<string, string> | undefined) };
      const fetchOptions = { ...options, headers, ...(largeValue !== undefined && { largeValue }) };
      const isRepeatable = says(operation, 'repeatable');
      const isRepeated = sent.has(headers['Idempotency-Key']);
      noteSent(headers['Idempotency-Key'], says(operation, 'automatic'));
      calls += 1;
      return { ...makeOperation(kind, operation, { ...context, fetchOptions, isRepeatable, isRepeated, calledAs: key }), key: calls };
    },
    onResult: (result) => {
      const { operation, error } = result;
      const { calledAs } = operation.context;
      if (calledAs === undefined) return result;
      sent.get(keyIn(operation))?.settle(error === undefined || !isSilence(error));
      if (calledAs === last?.call && (error === undefined || !isSilence(error))) last = null;
      return { ...result, operation: { ...operation, key: calledAs } };
    },
  });
};
