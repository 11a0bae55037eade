import { afterEach, expect, it } from 'vitest';
import { inSpan, traceBy, traced, tracedFrom, tracedStatement, traceparent } from './trace.ts';
import type { Tracer } from './trace.ts';

afterEach(() => traceBy(null));

const remembering = () => {
  const told: string[] = [];
  const tracer: Tracer = {
    open: (name, kind, attributes, parent) => {
      const own = `00-${name}`;
      return {
        traceparent: own,
        end: ({ hasFailed = false } = {}) =>
          void told.push(`${parent ?? 'root'} > ${kind} ${name} ${JSON.stringify(attributes)}${hasFailed ? ' failed' : ''}`),
      };
    },
    close: async () => undefined,
  };
  return { told, tracer };
};

it('does the work alone where nothing is traced, and outside of a trace', () => {
  expect(traced('x', 'inner', {}, () => 7)).toBe(7);
  const { told, tracer } = remembering();
  traceBy(tracer);
  expect(traced('x', 'inner', {}, () => 8)).toBe(8);
  expect([told, traceparent()]).toEqual([[], null]);
});

it('hangs spans below each other over promises, and marks what failed', async () => {
  const { told, tracer } = remembering();
  traceBy(tracer);
  const failed = tracedFrom('00-page', 'job', 'consumer', async () => {
    await Promise.resolve();
    return traced('inner', 'inner', {}, () => {
      throw new Error('no');
    });
  });
  await expect(failed).rejects.toThrow('no');
  expect(told).toEqual(['00-job > inner inner {} failed', '00-page > consumer job {} failed']);
});

it.each([
  ['select a from issue i where i.id = $1', 'select issue'],
  ['with x as (select 1) insert into audit (a) select $1', 'insert audit'],
  [`update "test" t set name = 'Acme' where id = $1`, 'update test'],
  ['delete from legal_hold where id = $1', 'delete legal_hold'],
  [`select set_config('app.organization', $1, true)`, 'select'],
])('names the statement %j by what it does to which table', (text, name) => {
  const { told, tracer } = remembering();
  traceBy(tracer);
  inSpan('00-call', () => void tracedStatement(text, () => 1));
  expect(told).toEqual([expect.stringContaining(`00-call > client ${name} {`)]);
  expect(told[0]).not.toContain('Acme');
});
