import { expect, it } from 'vitest';
import { traceCalls } from './trace-calls.ts';

it('marks each call of the API with a trace of its own, and no other call', async () => {
  const sent: (readonly [string, string | null, string | null])[] = [];
  const scope = {
    fetch: async (address: unknown, call?: RequestInit) => {
      const headers = new Headers(call?.headers);
      sent.push([String(address), headers.get('traceparent'), headers.get('authorization')]);
      return new Response();
    },
  };
  traceCalls(scope, 'https://muster.example');
  await scope.fetch('/api/customer_portal', { headers: { authorization: 'Bearer x' } });
  await scope.fetch('https://muster.example/api/customer_portal');
  await scope.fetch('https://login.example/token', { headers: { authorization: 'Basic y' } });
  const [one, two, other] = sent;
  expect(one?.[1]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/u);
  expect(one?.[2]).toBe('Bearer x');
  expect(two?.[1]).not.toBe(one?.[1]);
  expect(other).toEqual(['https://login.example/token', null, 'Basic y']);
});
