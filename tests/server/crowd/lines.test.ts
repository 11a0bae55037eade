import { once } from 'node:events';
import { connect } from 'node:net';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { addOrganization, addTest, ids, reference } from './world.ts';

const mib = 1024 * 1024;
const participantId = ids.participant(101);
let portal: Portal;
let token = '';

beforeAll(async () => {
  portal = await startPortal();
  await portal.database.owner.query(reference);
  await addOrganization(portal.database, 1);
  await addTest(portal.database, 1, { testers: 1 });
  token = await createCrowdToken(portal.database.owner, 'test');
  await portal.database.owner.query(`update participant set status = 'joined' where id = $1`, [participantId]);
});
afterAll(() => portal.stop());

const partsOf = (boundary: string, key: string, file: Buffer | string, name = 'a.log'): Buffer => {
  const field = (title: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${title}"\r\n\r\n${value}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(`${field('key', key)}${field('participantId', participantId)}${head}`),
    Buffer.from(file),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
};

type Said = {
  readonly status: number;
  readonly body: {
    readonly successful?: boolean;
    readonly errors?: readonly { readonly code?: string; readonly extensions?: { readonly code: string } }[];
  };
};

const send = (agent: Agent, body: Buffer, boundary = 'b'): Promise<Said> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    };
    const call = request(`${portal.url}/api/crowd/attachments`, { method: 'POST', agent, headers, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Said['body'] }),
      );
    });
    call.once('timeout', () => call.destroy(new Error('nothing was answered')));
    call.once('error', reject);
    call.end(body);
  });

const codeOf = ({ status, body }: Said) => [status, body.errors?.[0]?.code ?? body.errors?.[0]?.extensions?.code];

describe('an upload that is refused', () => {
  it.each([
    ['a text of 40 MB', 40 * mib],
    ['a text of 11 MB', 11 * mib],
  ])('leaves the line to the next caller: %s', async (what, bytes) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(codeOf(await send(agent, partsOf('b', what, Buffer.alloc(bytes, 'a'))))).toEqual([413, 'too_large']);
    expect(await send(agent, partsOf('b', `${what} after`, 'fine'))).toMatchObject({ status: 200, body: { successful: true } });
    agent.destroy();
  });

  it.each([
    ['for its fields', partsOf('b', '', Buffer.alloc(3 * mib, 'a')), 'b', [422, 'blank']],
    ['for a body that is cut', partsOf('b', 'cut', 'some text').subarray(0, -20), 'b', [400, 'BAD_USER_INPUT']],
    ['for a body that ends within its fields', partsOf('b', 'cut', 'some text').subarray(0, 60), 'b', [400, 'BAD_USER_INPUT']],
    ['for a boundary of 300 characters', partsOf('b'.repeat(300), 'long', 'some text'), 'b'.repeat(300), [400, 'BAD_USER_INPUT']],
    ['for no boundary', partsOf('b', 'none', 'some text'), '', [400, 'BAD_USER_INPUT']],
    ['for parts that are none', Buffer.from('--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n'), 'b', [422, 'blank']],
    [
      'for too many fields',
      Buffer.from(`${'--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(20)}--b--\r\n`),
      'b',
      [413, 'LIMIT_EXCEEDED'],
    ],
    [
      'for a field named like a prototype',
      Buffer.from('--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n'),
      'b',
      [400, 'BAD_USER_INPUT'],
    ],
  ] as const)('is told why, and the line goes on: %s', async (_, body, boundary, expected) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(codeOf(await send(agent, body, boundary))).toEqual(expected);
    expect((await send(agent, partsOf('b', `after ${boundary.length} ${body.length}`, 'fine'))).status).toBe(200);
    agent.destroy();
  });

  it('leaves nothing when the sender goes away', async () => {
    const before = Number((await portal.database.owner.query('select count(*) from attachment')).rows[0]?.['count']);
    const line = connect(portal.server.port, '127.0.0.1');
    const body = partsOf('b', 'gone', 'some text');
    line.write(
      `POST /api/crowd/attachments HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length + 100}\r\n\r\n`,
    );
    line.end(body.subarray(0, -20));
    await once(line.resume(), 'close');
    expect(Number((await portal.database.owner.query('select count(*) from attachment')).rows[0]?.['count'])).toBe(before);
    expect((await fetch(`${portal.url}/health`)).status).toBe(200);
  });
});
