import { describe, expect, it } from 'vitest';
import { subjects } from '#server/workflow/subjects.ts';
import { filesOf, textOf } from '../support/tree.ts';

const snake = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The columns of each table that only a move of a chart writes. */
const stateColumns = new Map<string, ReadonlySet<string>>();
for (const { table, lifecycle } of Object.values(subjects))
  stateColumns.set(table, new Set([...(stateColumns.get(table) ?? []), ...lifecycle.columns.map(snake)]));

const updates = /\bupdate\s+(?:only\s+)?(\w+)(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\s+([\s\S]*?)(?=\bwhere\b|\breturning\b|[`;]|$)/giu;
const upserts = /\binsert\s+into\s+(\w+)[\s\S]*?\bdo\s+update\s+set\s+([\s\S]*?)(?=\bwhere\b|\breturning\b|[`;]|$)/giu;

/** State columns that a text of SQL writes. */
const writtenBy = (text: string): readonly string[] =>
  [...text.matchAll(updates), ...text.matchAll(upserts)].flatMap(([, table = '', assignments = '']) =>
    [...assignments.matchAll(/(?:^|[,(\s])"?(\w+)"?\s*(?==[^=>])/gu)]
      .map(([, column = '']) => column)
      .filter((column) => stateColumns.get(table.toLowerCase())?.has(column) === true)
      .map((column) => `${table}.${column}`),
  );

describe('columns of lifecycles', () => {
  it('are written by moves of their charts alone', () => {
    const files = filesOf('server/**/*.ts', ['server/database/migrations/**', 'server/world/**', '**/*.test.ts']);
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => writtenBy(textOf(file)).map((column) => `${file} writes ${column}`))).toEqual([]);
  });

  it('are found wherever a statement writes one', () => {
    expect(writtenBy("await tx.query('update issue set was_read = true, triage_status = $2 where id = $1');")).toEqual([
      'issue.triage_status',
    ]);
    expect(writtenBy('`update case_result r set version = version + 1,\n  is_rejected = x.is_rejected from x where x.id = r.id`')).toEqual([
      'case_result.is_rejected',
    ]);
    expect(writtenBy("`insert into blocker (id) values ($1) on conflict (id) do update set status = 'resolved'`")).toEqual([
      'blocker.status',
    ]);
    expect(writtenBy("`update issue set was_read = true where triage_status = 'accepted'`")).toEqual([]);
  });
});
