import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket as Line } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldUp, untilHeldUp } from '#tests/support/database.ts';
import { openSocket } from '#tests/support/live.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';

/** Of the ten seconds that operations promise of the whole process, the database after the server needs more than half. */
const bound = 4_500;
const path = '/api/customer_portal';

let world: PortalWorld;
let lines: Line[];
let stopped: Promise<void> | null;

beforeEach(async () => {
  lines = [];
  stopped = null;
  world = await openPortalWorld({ at: null });
});
afterEach(async () => {
  for (const line of lines) line.destroy();
  await stopped;
  await world.stop();
});

const send = async (text: string): Promise<Line> => {
  const line = connect(world.portal.server.port, '127.0.0.1');
  line.on('error', () => undefined);
  lines.push(line);
  await once(line, 'connect');
  line.write(text);
  return line;
};

const authorization = async (): Promise<string> => `Bearer ${await world.token('customer')}`;

const stops = async (): Promise<'in time' | 'too late'> => {
  stopped = world.portal.server.stop();
  const late = new Promise<'too late'>((resolve) => void setTimeout(resolve, bound, 'too late').unref());
  return Promise.race([stopped.then(() => 'in time' as const), late]);
};

describe('a caller who is slow', () => {
  it('has a limit for headers, for the whole of a call, for silence and between two calls', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = world.portal.server.app.server;
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 300_000,
      timeout: 60_000,
      keepAliveTimeout: 72_000,
    });
  });
});

describe('the server stops in time', () => {
  it('while bodies and headers of calls are half sent', async () => {
    await send(`POST ${path} HTTP/1.1\r\nhost: x\r\n`);
    await send(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${await authorization()}\r\nx-organization-public-id: ${publicId('a')}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"query":`,
    );
    await send(`POST /api/crowd HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"que\r\n`);
    await send(
      `POST /oidc/interaction/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 50\r\n\r\nemail=`,
    );
    expect(await stops()).toBe('in time');
  });

  it('while websockets are open, half open, or answer nothing any more', async () => {
    const socket = openSocket(world.portal.url, { token: await world.token('customer'), organization: publicId('a') });
    expect(await socket.settled()).toBe(true);
    const head = `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n`;
    await send(head);
    const mute = await send(
      `${head}sec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n`,
    );
    await once(mute, 'data');
    mute.pause();
    expect(await stops()).toBe('in time');
    socket.close();
  });

  it('while a call waits for the database, and while a job runs', async () => {
    const holder = await world.portal.database.owner.connect();
    await holder.query('begin; lock table issue_tag, organization_user in access exclusive mode');
    const call = world.call('customer').then((ask) => ask('{ flexibleTestingIssueTags { id } }'));
    call.catch(() => undefined);
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    await world.portal.server.jobs.work('open-test', () => {
      begun();
      return new Promise<never>(() => undefined);
    });
    await world.portal.server.database.write({ organizationId: idOf('a', 'organization'), userId: null, role: 'system' }, (tx) =>
      world.portal.server.jobs.enqueue(tx, 'open-test', { organizationId: idOf('a', 'organization'), testId: idOf('a', 'supervised') }),
    );
    await running;
    try {
      expect(await stops()).toBe('in time');
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });
});

it('refuses at once what comes on an open connection once it stops, and closes it', async () => {
  const holder = await world.portal.database.owner.connect();
  await holder.query('begin; lock table issue_tag in access exclusive mode');
  const ask = await world.call('customer');
  const waiting = ask('{ flexibleTestingIssueTags { id } }');
  await vi.waitFor(async () => expect(await heldUp(world.portal.database.owner)).toBe(1), untilHeldUp);
  const line = await send(`POST ${path} HTTP/1.1\r\nhost: x\r\n`);
  stopped = world.portal.server.stop();
  line.write('content-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
  const [answer] = (await once(line, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close\r\n[\s\S]*"error_code":"unavailable"/iu);
  expect(String(answer)).toMatch(/\r\nretry-after: 1\r\n/iu);
  await holder.query('rollback');
  holder.release();
  expect((await waiting).status).toBe(200);
});
