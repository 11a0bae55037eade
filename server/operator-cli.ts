import { buildSchema, getNamedType, isInputObjectType, isObjectType, isScalarType, isEnumType } from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { readSdl } from './api/schema.ts';
import { readConfig } from './lib/config.ts';
import { openStarted } from './database/database.ts';
import { masterKeyFor } from './database/master-key-check.ts';
import { ownerPool } from './database/pool.ts';
import { readKeys } from './identity/keys.ts';
import { firstOperatorAddress } from './identity/first-operator.ts';
import { identitySettings } from './identity/settings.ts';
import { mintAccessToken } from './identity/tokens.ts';
import { optionValue } from './operator-value.ts';

type Field = GraphQLField<unknown, unknown>;
type Command = { readonly kind: 'query' | 'mutation'; readonly field: Field; readonly takes: Readonly<Record<string, GraphQLInputType>> };

const kebab = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const takenBy = (kind: Command['kind'], field: Field): Command['takes'] => {
  const input = field.args[0] && getNamedType(field.args[0].type);
  if (kind === 'mutation' && isInputObjectType(input))
    return Object.fromEntries(Object.values(input.getFields()).map(({ name, type }) => [name, type]));
  return Object.fromEntries(field.args.map(({ name, type }) => [name, type]));
};

const commandsOf = (kind: Command['kind'], root: GraphQLObjectType | null | undefined): readonly (readonly [string, Command])[] =>
  Object.values(root?.getFields() ?? {})
    .filter(({ name }) => name.startsWith('operator'))
    .map((field) => [kebab(field.name.slice('operator'.length)).slice(1), { kind, field, takes: takenBy(kind, field) }]);

const schema = buildSchema(readSdl());
const commands = new Map([...commandsOf('query', schema.getQueryType()), ...commandsOf('mutation', schema.getMutationType())]);

const usage = (): string =>
  [
    'npm run operator -- <command> [--name value ...]     does what the desk at /operator does, as an operator',
    'npm run operator -- first-operator                   prints the address that makes the first one',
    '--as <email> names the operator; unset: the first one there is.',
    '',
    ...[...commands].map(([name, { takes }]) =>
      `${name} ${Object.keys(takes)
        .map((each) => `--${kebab(each)}`)
        .join(' ')}`.trimEnd(),
    ),
  ].join('\n');

class UsageError extends Error {
  override readonly name = 'UsageError';
}

const valueNames: Readonly<Record<string, string>> = { Boolean: 'yes or no', Float: 'a number, such as 12.50', Int: 'a whole number' };

const argumentsOf = (
  { takes }: Command,
  words: readonly string[],
): { readonly given: Record<string, unknown>; readonly as: string | null } => {
  const given: Record<string, unknown> = {};
  let as: string | null = null;
  for (let at = 0; at < words.length; at += 2) {
    const [option = '', text] = words.slice(at, at + 2);
    if (text === undefined || !option.startsWith('--')) throw new UsageError(`${option} needs a value.`);
    const name = Object.keys(takes).find((each) => `--${kebab(each)}` === option);
    if (option === '--as') as = text;
    else if (name === undefined || takes[name] === undefined) throw new UsageError(`There is no ${option} here.`);
    else {
      const value = optionValue(takes[name], text);
      if (value === null)
        throw new UsageError(`${option} takes ${valueNames[getNamedType(takes[name]).name] ?? 'something else'}, not "${text}".`);
      given[name] = value;
    }
  }
  return { given, as };
};

/** Every field without arguments, two objects deep. */
const selectionOf = (type: GraphQLOutputType, depth = 3): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap(({ name, type: of, args }) => {
    const below = getNamedType(of);
    if (args.length > 0) return [];
    if (isScalarType(below) || isEnumType(below)) return [name];
    return depth > 1 ? [`${name} ${selectionOf(of, depth - 1)}`] : [];
  });
  return `{ ${parts.join(' ')} }`;
};

const documentOf = ({ kind, field }: Command): string => {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inside = field.args.length === 0 ? '' : `(${passed})`;
  return `${kind}${variables === '' ? '' : ` (${variables})`} { ${field.name}${inside} ${selectionOf(field.type)} }`;
};

type Operator = { readonly id: string; readonly organization: string };

const run = async ([name = '', ...words]: readonly string[]): Promise<string> => {
  const command = commands.get(name);
  if (command === undefined && name !== 'first-operator') throw new UsageError(usage());
  const config = readConfig();
  const settings = identitySettings(config);
  const database = await openStarted(config);
  const pool = ownerPool(database.ownerUrl, 1);
  try {
    if (command === undefined) return (await firstOperatorAddress(pool, settings)) ?? 'There is an operator already.';
    const { given, as } = argumentsOf(command, words);
    if (settings.foreign !== null) throw new UsageError('Scripts sign in at the built-in service only: OIDC_ISSUER is set.');
    const { rows } = await pool.query<Operator>(
      `select u.id, o.public_id as organization from organization_user u join organization o on o.id = u.organization_id
       where u.is_operator and u.state = 'active' and ($1::text is null or u.email = $1::citext) order by u.created_at limit 1`,
      [as],
    );
    const [operator] = rows;
    if (operator === undefined) throw new UsageError('There is no such operator.');
    const keys = await readKeys(pool, await masterKeyFor(database.ownerUrl, config));
    const answer = await fetch(`http://127.0.0.1:${config.port}/api/customer_portal`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await mintAccessToken(settings, keys, operator.id, 60)}`,
        'x-organization-public-id': operator.organization,
      },
      body: JSON.stringify({ query: documentOf(command), variables: command.kind === 'mutation' ? { input: given } : given }),
    }).catch(() => null);
    if (answer === null) throw new UsageError(`No server answers at ${config.publicUrl}. Start one with npm start.`);
    const body = (await answer.json()) as { data?: Record<string, unknown> | null; errors?: readonly { message: string }[] };
    const told = body.data?.[command.field.name];
    const refused = typeof told === 'object' && told !== null && 'successful' in told && told.successful === false;
    if (body.errors !== undefined || refused) process.exitCode = 1;
    return JSON.stringify(body.errors ?? told ?? null, null, 2);
  } finally {
    await pool.end();
    await database.close();
  }
};

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
