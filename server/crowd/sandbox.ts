import type { FastifyReply, FastifyRequest } from 'fastify';
import { Kind, parse } from 'graphql';
import type { Pool } from 'pg';
import { crowdCallLimits } from '#schema/vocabulary/operator.ts';
import type { CrowdCallOutcome } from '#schema/vocabulary/operator.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Database, Tx } from '../workflow/transaction.ts';
import type { CrowdContext } from './context.ts';

type Transact<TTx> = <TAnswer>(work: (tx: TTx) => Promise<TAnswer>) => Promise<TAnswer>;

class TakenBack extends Error {}

/** Work runs to its end, sees what it wrote and answers; then it is rolled back. What only the commit checks is checked before. */
const rehearsed =
  <TTx extends { readonly query: (text: string) => Promise<unknown> }>(transact: Transact<TTx>): Transact<TTx> =>
  async (work) => {
    let answer: { readonly of: Awaited<ReturnType<typeof work>> } | undefined;
    try {
      await transact(async (tx) => {
        answer = { of: await work(tx) };
        await tx.query('set constraints all immediate');
        throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
    if (answer === undefined) throw new Error('a rehearsal ended without an answer');
    return answer.of;
  };

const rehearsedDatabase = (database: Database): Database => ({
  ...database,
  write: (viewer, work) =>
    rehearsed<Tx>((inner) => database.write(viewer, inner))(async (tx) => {
      const sent: Promise<unknown>[] = [];
      const answer = await work({ ...tx, last: (each) => void sent.push(each) });
      await Promise.all(sent);
      return answer;
    }),
});

/** What a call of this token may do: under a sandbox token nothing is committed. */
export const placesFor = (isSandbox: boolean, database: Database, owner: Pool): Pick<CrowdContext, 'database' | 'asOwner'> => {
  const asOwner: CrowdContext['asOwner'] = (work) => inTransaction(owner, work);
  return isSandbox ? { database: rehearsedDatabase(database), asOwner: rehearsed(asOwner) } : { database, asOwner };
};

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text);

/** Few and short enough to be read in a table. */
const shortened = (value: unknown, levels = 6): unknown => {
  if (typeof value === 'string') return cut(value, 80);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value))
    return [...value.slice(0, 3).map((each) => shortened(each, levels - 1)), ...(value.length > 3 ? [`… ${value.length - 3} more`] : [])];
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 20)
      .map(([name, each]) => [name, shortened(each, levels - 1)]),
  );
};

const rootsOf = (query: string, named: string | null): readonly string[] => {
  try {
    const operations = parse(query, { maxTokens: 4000 }).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    const chosen = operations.find(({ name }) => name?.value === named) ?? operations[0];
    return (chosen?.selectionSet.selections ?? []).map((each) => (each.kind === Kind.FIELD ? each.name.value : '…'));
  } catch {
    return [];
  }
};

const saysRefused = (value: unknown): value is Json =>
  isJson(value) && (value['successful'] === false || (value['successful'] === undefined && value['result'] === null));

const refusalsIn = ({ errors }: Json): string => {
  const told = Array.isArray(errors) ? errors.filter(isJson) : [];
  if (told.length === 0) return 'Refused. Select errors { code message path } to read why.';
  return told.map(({ path, message }) => (typeof path === 'string' ? `${path}: ${String(message)}` : String(message))).join(' ');
};

const wordsOfValue = (value: unknown): string => {
  if (saysRefused(value)) return refusalsIn(value);
  if (value === null) return 'Nothing';
  const list = Array.isArray(value) ? value : isJson(value) ? value['nodes'] : null;
  if (Array.isArray(list)) return counted(list.length, 'entry', 'entries');
  return isJson(value) && ('successful' in value || 'result' in value) ? 'Done' : 'Answered';
};

const wordsOf = (body: Json): string => {
  if (Array.isArray(body['errors']) && 'successful' in body) return wordsOfValue(body);
  // A refusal of the transport has its message beside no errors.
  const refused = Array.isArray(body['errors']) ? body['errors'].filter(isJson) : 'message' in body ? [body] : [];
  const faults = refused.map(({ message }) => String(message));
  const values = isJson(body['data']) ? Object.entries(body['data']) : [];
  const said = faults.length > 0 ? [] : values.map(([name, value]) => (values.length === 1 ? '' : `${name}: `) + wordsOfValue(value));
  return [...faults, ...said].join(values.length > 1 ? '; ' : ' ');
};

const outcomeOf = (status: number, body: Json): CrowdCallOutcome => {
  if (status >= 500) return 'failed';
  const values = isJson(body['data']) ? Object.values(body['data']) : [body];
  const isRefused = status >= 400 || (Array.isArray(body['errors']) && body['errors'].length > 0) || values.some(saysRefused);
  return isRefused ? 'refused' : 'answered';
};

/** What came in: a document with its variables, or the fields of an upload. */
export type SentCall =
  | { readonly query: string; readonly variables: Json | null; readonly operationName: string | null }
  | { readonly fields: Json };

const sentOf = (call: SentCall | undefined): { readonly operation: string; readonly sent: string } => {
  if (call === undefined) return { operation: '–', sent: '' };
  if ('fields' in call) return { operation: 'attachments', sent: JSON.stringify(shortened(call.fields)) };
  const { query, variables, operationName } = call;
  const hasVariables = variables !== null && Object.keys(variables).length > 0;
  const sent = hasVariables ? JSON.stringify(shortened(variables)) : query.replaceAll(/\s+/gu, ' ').trim();
  return { operation: rootsOf(query, operationName).join(', '), sent };
};

const keep = `
  with kept as (
    insert into crowd_call (token_id, at, operation, sent, outcome, words, milliseconds) values ($1, $2, $3, $4, $5, $6, $7))
  delete from crowd_call where token_id = $1 and number <= (
    select number from crowd_call where token_id = $1 order by number desc offset ${crowdCallLimits.kept - 1} limit 1)`;

/** NUL cannot be stored. */
const storable = (text: string, most: number): string => cut(text.toWellFormed().replaceAll('\u0000', '\uFFFD'), most);

/** Says in the answer that nothing was changed, and keeps the call for the operator's desk. */
export const answerRehearsed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { token, owner, clock }: CrowdContext,
  call: SentCall | undefined,
  payload: unknown,
): Promise<string> => {
  const body = JSON.parse(String(payload)) as Json;
  const { operation, sent } = sentOf(call);
  await owner.query(keep, [
    token.id,
    clock.now(),
    storable(operation === '' ? '–' : operation, 200),
    storable(sent, 2000),
    outcomeOf(reply.statusCode, body),
    storable(wordsOf(body), 1000),
    Math.round(reply.elapsedTime),
  ]);
  reply.header('x-sandbox', 'nothing-changed');
  return JSON.stringify({
    ...body,
    extensions: { ...(isJson(body['extensions']) ? body['extensions'] : {}), sandbox: 'Nothing was changed.' },
  });
};
