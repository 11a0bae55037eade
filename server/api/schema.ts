import { readFileSync, readdirSync } from 'node:fs';
import { Kind, buildSchema, isInputObjectType, isObjectType, valueFromASTUntyped } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema, GraphQLScalarType } from 'graphql';
import { utcOf } from '#schema/rules/wall-clock.ts';
import { badUserInput } from './errors.ts';
import type { RequestContext } from './context.ts';
import { guardSchema } from './guard.ts';
import { keyInStatement } from './selection.ts';

const folder = new URL('../../schema/sdl/', import.meta.url);

export type ResolverMap = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The SDL by its files, named as `issues/exports.graphql`. */
export const readSdlFiles = (): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(new URL(name, folder), 'utf8') }));

export const readSdl = (): string =>
  readSdlFiles()
    .map(({ text }) => text)
    .join('\n');

const moment = (value: unknown): string => {
  const wall = typeof value === 'string' ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/u.exec(value)?.[0] : undefined;
  const date = typeof value === 'string' && (wall === undefined || !Number.isNaN(utcOf(wall))) ? new Date(value) : null;
  if (date === null || Number.isNaN(date.getTime())) throw badUserInput('A DateTime is an ISO 8601 moment such as 2026-11-21T09:00:00Z.');
  const iso = date.toISOString();
  if (!/^\d{4}-/u.test(iso)) throw badUserInput('A DateTime lies between the years 0 and 9999.');
  return iso;
};

const shapeScalars = (schema: GraphQLSchema): void => {
  const dateTime = schema.getType('DateTime') as GraphQLScalarType;
  dateTime.serialize = (value) => value;
  dateTime.parseValue = moment;
  dateTime.parseLiteral = (node) => moment(node.kind === Kind.STRING ? node.value : null);
  const json = schema.getType('JSON') as GraphQLScalarType;
  json.serialize = (value) => value;
  json.parseValue = (value) => value;
  json.parseLiteral = (node, variables) => valueFromASTUntyped(node, variables);
};

const byResponseKey: GraphQLFieldResolver<Record<string, unknown>, RequestContext> = (parent, _args, _context, info) =>
  parent[keyInStatement(info.fieldName, String(info.path.key))] ?? null;

const madeHere = new WeakSet<object>();

/** Made by code, not by the statement. */
export const isMadeHere = (field: object): boolean => madeHere.has(field);

const attach = (schema: GraphQLSchema, resolvers: ResolverMap): void => {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is no object type of the schema`);
    for (const [fieldName, resolver] of Object.entries(fields)) {
      const field = type.getFields()[fieldName];
      if (field === undefined) throw new Error(`${typeName}.${fieldName} is not in the schema`);
      madeHere.add(field);
      if (typeof resolver === 'function') field.resolve = resolver as GraphQLFieldResolver<unknown, unknown>;
      else Object.assign(field, resolver);
    }
  }
};

export const makeSchema = (maps: readonly ResolverMap[]): GraphQLSchema => {
  const schema = buildSchema(readSdl(), { assumeValidSDL: false });
  shapeScalars(schema);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isInputObjectType(type) || type.name.startsWith('__') || roots.includes(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (field.args.length > 0) field.resolve = byResponseKey as GraphQLFieldResolver<unknown, unknown>;
  }
  for (const map of maps) attach(schema, map);
  guardSchema(schema);
  return schema;
};
