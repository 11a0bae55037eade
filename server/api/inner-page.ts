import type { RequestContext } from './context.ts';
import type { Cursors } from './cursor.ts';
import { badUserInput } from './errors.ts';
import { param, valueOf } from './param.ts';
import type { Inputs, Param } from './param.ts';
import type { ResolverMap } from './schema.ts';
import type { Call } from './selection.ts';
import { join, sql } from '../database/sql.ts';
import type { Sql } from '../database/sql.ts';

export type InnerPage = {
  readonly first: Param;
  readonly after: (part: number) => Param;
  readonly cursor: (place: readonly Sql[]) => Sql;
};

type Wanted = { readonly of: string; readonly first: number; readonly most: number; readonly filter?: readonly string[] };

/** Refuses a size out of bounds and another list's cursor. */
export const innerPage = (context: RequestContext, call: Call, { of, first, most, filter = [] }: Wanted): InnerPage => {
  const { cursors } = context.services;
  const binding = (inputs: Inputs): string =>
    `${inputs.viewer.organizationId}:${of}:${JSON.stringify(filter.map((name) => valueOf(call.argument(name), inputs)))}`;
  const size = call.argument('first', first);
  const given = call.argument('after');
  return {
    first: param((inputs) => {
      const wanted = valueOf(size, inputs);
      if (typeof wanted !== 'number' || wanted < 1 || wanted > most) throw badUserInput(`first must be from 1 to ${most}.`);
      return wanted;
    }),
    after: (part) =>
      param((inputs) => {
        const cursor = valueOf(given, inputs);
        return typeof cursor === 'string' ? (cursors.open(binding(inputs), cursor)[part] ?? null) : null;
      }),
    cursor: (place) => sql`json_build_object('place', json_build_array(${join(place)}), 'of', ${param(binding)}::text)`,
  };
};

type Unsigned = { readonly place: readonly unknown[]; readonly of: string };

const signed =
  (field: string) =>
  (parent: Readonly<Record<string, Unsigned | string | null>>, _args: unknown, context: RequestContext): string | null => {
    const cursor = parent[field] ?? null;
    return typeof cursor === 'object' && cursor !== null ? context.services.cursors.seal(cursor.of, cursor.place) : cursor;
  };

const unsigned = /"(cursor|endCursor)" ?: ?\{"place" ?: ?(\[[^\]]*\])(?:, ?"of" ?: ?("(?:[^"\\]|\\.)*"))?\}/gu;

/** Signs the cursors in JSON that is passed through; one that a text imitates has its quotes escaped. */
export const signWritten = (text: string, cursors: Cursors, binding: string): string =>
  text.replace(unsigned, (_, field: string, place: string, of: string | undefined) => {
    const whole = of === undefined ? binding : (JSON.parse(of) as string);
    return `"${field}":"${cursors.sealJson(whole, place)}"`;
  });

export const cursorResolvers: ResolverMap = { PageInfo: { endCursor: signed('endCursor') }, IssueEdge: { cursor: signed('cursor') } };
