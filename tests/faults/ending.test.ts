import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
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

/** What a connection is told when it asks: the first line of the answer, or how it ended. */
const told = (line: Socket): Promise<string> =>
  new Promise((resolve) => {
    line.once('data', (chunk: Buffer) => resolve(String(chunk).split('\r\n', 1)[0] ?? ''));
    line.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    line.once('close', () => resolve('closed'));
    line.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
  });

it('tells connections that were kept open and new ones to come again instead of closing them when SIGTERM comes', async () => {
  await machine.start();
  const { hostname, port } = new URL(machine.url);
  const opened = async (): Promise<Socket> => {
    const line = connect(Number(port), hostname);
    line.on('error', () => undefined);
    await once(line, 'connect');
    return line;
  };
  const kept = await Promise.all(Array.from({ length: 40 }, opened));
  const silent = await Promise.all(Array.from({ length: 10 }, opened));
  expect(new Set(await Promise.all(kept.map(told)))).toEqual(new Set(['HTTP/1.1 200 OK']));
  const ended = machine.endServer();
  const refused = 'HTTP/1.1 503 Service Unavailable';
  let first = 'HTTP/1.1 200 OK';
  for (const line of kept) if (first === 'HTTP/1.1 200 OK') first = await told(line);
  expect(first).toBe(refused);
  const later = [...kept.filter(({ destroyed }) => !destroyed).slice(-5), ...silent, await opened()];
  expect(new Set(await Promise.all(later.map(told)))).toEqual(new Set([refused]));
  expect(await ended).toBe(0);
});
