import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { compile } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';
import type { Tx } from '../workflow/transaction.ts';
import type { RequestContext } from './context.ts';
import { badUserInput } from './errors.ts';
import { valueOf } from './param.ts';
import type { Inputs } from './param.ts';
import { Selection } from './selection.ts';
import { JsonText } from './text-answer.ts';

type Prepared = { readonly text: string; readonly values: readonly unknown[] };

export type Given = (argument: string) => boolean;

/**
 * Builds the one statement of a root field. Texts are cached, so it may depend on the selection, the role and which arguments are given,
 * nothing else.
 */
export type Build = (selection: Selection, context: RequestContext, given: Given) => Sql;

type Texts = { readonly asked: Set<string>; readonly byGiven: Map<string, Prepared> };

const cache = new WeakMap<FieldNode, Map<string, Texts>>();

const keyOf = (asked: Iterable<string>, given: Given): string => {
  let key = '';
  for (const name of asked) key += given(name) ? '1' : '0';
  return key;
};

export const prepared = (
  context: RequestContext,
  info: GraphQLResolveInfo,
  part: string | null,
  args: Readonly<Record<string, unknown>>,
  build: Build,
  variant = '',
): Prepared => {
  const node = info.fieldNodes[0] as FieldNode;
  const known = cache.get(node) ?? new Map<string, Texts>();
  cache.set(node, known);
  const key = `${context.viewer.role}:${String(context.services.scopeChecks)}:${part ?? ''}:${variant}`;
  const texts = known.get(key) ?? { asked: new Set(), byGiven: new Map() };
  known.set(key, texts);
  const given: Given = (name) => {
    const value = name.startsWith('$') ? info.variableValues[name.slice(1)] : args[name];
    return value !== null && value !== undefined;
  };
  const found = texts.byGiven.get(keyOf(texts.asked, given));
  if (found !== undefined) return found;
  const asks: Given = (name) => {
    texts.asked.add(name);
    return given(name);
  };
  const selection = Selection.of(info, asks);
  const { text, values } = compile(build(part === null ? selection : selection.of(part), context, asks));
  const made = { text, values };
  texts.byGiven.set(keyOf(texts.asked, given), made);
  return made;
};

export const inputsOf = (
  context: RequestContext,
  info: GraphQLResolveInfo,
  args: Readonly<Record<string, unknown>>,
  at: string,
): Inputs => ({
  args,
  variables: info.variableValues,
  viewer: context.viewer,
  at,
});

const holdsNul = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '22021';

/**
 * Answers a root field with one statement whose only column is `json`; null without a row. `variant` separates texts that an argument's
 * value chooses. A resolver that hands the answer on without a look into it is a `sendsText`, and gets it unparsed where the whole response is text.
 */
export const read = async <Json>(
  context: RequestContext,
  info: GraphQLResolveInfo,
  args: Readonly<Record<string, unknown>>,
  build: Build,
  { planned = true, variant = '' }: { readonly planned?: boolean; readonly variant?: string } = {},
): Promise<Json | null> => {
  const statement = prepared(context, info, null, args, build, variant);
  const inputs = inputsOf(context, info, args, context.services.clock.now().toISOString());
  const values = statement.values.map((value) => valueOf(value, inputs));
  const json = await context.database
    .json(context.viewer, { text: statement.text, values }, { prepare: planned })
    .catch((error: unknown) => {
      throw holdsNul(error) ? badUserInput('A text holds a character that cannot be stored.') : error;
    });
  if (json === null) return null;
  return (context.isText === true ? new JsonText(json) : JSON.parse(json)) as Json;
};

export const reread = async <Json>(
  tx: Tx,
  context: RequestContext,
  info: GraphQLResolveInfo,
  part: string,
  args: Readonly<Record<string, unknown>>,
  build: Build,
): Promise<Json | null> => {
  if (!Selection.of(info).has(part)) return null;
  const statement = prepared(context, info, part, args, build);
  const inputs = inputsOf(context, info, args, tx.at);
  const [row] = await tx.query<{ json: Json }>(
    statement.text,
    statement.values.map((value) => valueOf(value, inputs)),
  );
  return row?.json ?? null;
};
