import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { tokenScopeOf } from '#schema/authorization/token-scopes.ts';
import { apiTokenScopeNames } from '#schema/vocabulary/api-token.ts';
import { actingDecisions } from '../support/acting-for.ts';
import { schema } from '../support/schema.ts';

const decisions = readFileSync(new URL('token-scopes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => {
    const [operation = '', scope = '', why = ''] = line.split('\t');
    return { operation, scope, why };
  });
const decided = (field: string): string | undefined => decisions.find(({ operation }) => operation === field)?.scope;

const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
);

describe('what a token may do', () => {
  it('is decided by hand for every operation', () => {
    expect(decisions.map(({ operation }) => operation)).toEqual(operations.toSorted());
    const known: readonly string[] = [...apiTokenScopeNames, 'never'];
    expect(decisions.filter(({ scope, why }) => !known.includes(scope) || (scope === 'never') !== (why !== '-' && why !== ''))).toEqual([]);
  });

  it('is kept to by the server, for which what is not named is closed', () => {
    expect(Object.fromEntries(operations.map((field) => [field, tokenScopeOf(field) ?? 'never']))).toEqual(
      Object.fromEntries(decisions.map(({ operation, scope }) => [operation, scope])),
    );
  });

  it('is nothing for which a password is asked, no act of operators and nothing that support may not', () => {
    const asking = authorizationRows
      .filter(({ confirms, scope }) => confirms !== undefined || scope === 'operator')
      .map(({ field }) => field);
    const closed = actingDecisions.filter(({ decision }) => decision !== 'open').map(({ operation }) => `Mutation.${operation}`);
    expect([...asking, ...closed].filter((field) => decided(field) !== 'never')).toEqual([]);
  });

  it('changes nothing by a token that only reads', () => {
    expect(decisions.filter(({ operation, scope }) => scope === 'read' && operation.startsWith('Mutation.'))).toEqual([]);
  });
});
