import net from 'node:net';
import { Writable } from 'node:stream';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { logging } from './reporting.ts';

const token = 'eyJhbGciOiJFUzI1NiJ9.secret.signature';
const apps: { readonly close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** Bytes that were written as a list of numbers count as what they spell. */
const spelled = (line: string): string =>
  line.replaceAll(/"data":\[([\d,]*)\]/gu, (_, bytes: string) => Buffer.from(bytes.split(',').map(Number)).toString('latin1'));

it('never shows a bearer token, not at the finest level and not of a request that cannot be read', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = fastify({ logger: { ...logging({ demo: false, logLevel: 'trace' }), stream } });
  apps.push(app);
  await app.register(multipart);
  app.post('/upload', async (request) => {
    const file = await request.file();
    await file?.toBuffer();
    return 'kept';
  });
  app.get('/', (request) => {
    request.log.info({ req: { headers: request.headers }, headers: request.headers, call: { options: { headers: request.headers } } });
    return 'read';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as net.AddressInfo;
  const ask = (head: string): Promise<unknown> =>
    new Promise((resolve) => {
      const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.write(`GET / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`));
      socket.once('data', () => socket.destroy());
      socket.once('close', resolve);
    });
  const headers = `Authorization: Bearer ${token}\r\nCookie: a=${token}\r\nX-Account-Override: ${token}`;
  await ask(headers);
  await ask(`${headers}\r\nno header at all`);
  const form = new FormData();
  form.set('file', new Blob(['a']), 'a.txt');
  const proofs = { authorization: `Bearer ${token}`, cookie: `a=${token}`, 'x-account-override': token };
  const sent = await fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', headers: proofs, body: form });
  expect(await sent.text()).toBe('kept');
  expect(lines.some((line) => line.includes('busboy'))).toBe(true);
  expect(lines.some((line) => line.includes('"err"'))).toBe(true);
  expect(lines.map(spelled).filter((line) => line.includes(token))).toEqual([]);
  expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
});
