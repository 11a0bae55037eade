import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schema } from '../support/schema.ts';
import { authorizationRows } from '#schema/authorization/rows.ts';
import type { IdAt } from '#schema/authorization/row.ts';

const lines = readFileSync(new URL('who-may-call.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const operationOf = (line: string): string => line.split('\t')[0] ?? '';

const written = (ids: readonly IdAt[] = []): string =>
  ids.map(({ at, entity, under }) => `${at}:${entity}${under === undefined ? '' : `<${under}`}`).join(' ') || '-';

const rootFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  type == null ? [] : Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
);

describe('who may call what', () => {
  it('is decided by hand for every operation, and once', () => {
    expect(lines.map(operationOf).toSorted()).toEqual(rootFields.toSorted());
  });

  it.each(authorizationRows.map((row) => [row.field, row] as const))('%s', (field, row) => {
    const { customer, test_manager, community_test_manager, scope, flags = [], customerFlags = [], ids } = row;
    const needs = [...flags, ...customerFlags.map((flag) => `customer:${flag}`)];
    const cells = [field, row.row, customer, test_manager, community_test_manager, '401', scope, needs.join(',') || '-', written(ids)];
    expect(cells.join('\t')).toBe(lines.find((line) => operationOf(line) === field));
  });
});
