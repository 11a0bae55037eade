import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMachine } from './machine.ts';
import type { Machine } from './machine.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterAll(() => machine.dispose());

it('ends with code 0 within ten seconds of SIGTERM, whatever is half sent or half asked of the database', async () => {
  const { hostname, port } = new URL(machine.url);
  const halves = [
    'POST /api/customer_portal HTTP/1.1\r\nhost: x\r\n',
    'POST /oidc/interaction/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 50\r\n\r\nemail=',
    'POST /api/session/end HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  ];
  const lines = halves.map((half) => {
    const line = connect(Number(port), hostname);
    line.on('error', () => undefined);
    line.write(half);
    return line;
  });
  await Promise.all(lines.map((line) => once(line, 'ready')));
  expect((await fetch(`${machine.url}/health`)).status).toBe(200);
  const asked = performance.now();
  expect(await machine.endServer()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  for (const line of lines) line.destroy();
});
