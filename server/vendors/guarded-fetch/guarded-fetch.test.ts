import { EventEmitter } from 'node:events';
import type { ClientRequest, IncomingMessage, RequestOptions, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { CallRefusedError, guardedFetch, isPublicAddress } from './guarded-fetch.ts';
import type { GuardOptions } from './guarded-fetch.ts';

const vendor = 'https://vendor.test';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const answering = async (reply: (request: IncomingMessage, response: ServerResponse) => void): Promise<ReadonlyMap<string, string>> => {
  const server = createServer(reply);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return new Map([[vendor, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`]]);
};

const refusalOf = async (url: string, options: GuardOptions = {}): Promise<string> =>
  guardedFetch(options)({ url }).then(
    () => 'answered',
    (error: unknown) => (error instanceof CallRefusedError ? error.code : String(error)),
  );

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'fec0::1',
    'not an address',
    '',
  ])('%s is not of the open internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '192.0.1.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
    '%s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a call out of the server', () => {
  const never = {
    resolve: () => Promise.reject(new Error('asked for a name')),
    requestSecurely: () => {
      throw new Error('connected');
    },
  };

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3:8443/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://①②⑦.0.0.1/',
    'https://127.0.0.1./',
    'https://192.168.0.1%2f/',
  ])('never goes to %s', async (url) => {
    expect(['inside', 'malformed']).toContain(await refusalOf(url, never));
  });

  it.each(['http://vendor.test/', 'ftp://vendor.test/', 'file:///etc/passwd', 'gopher://vendor.test/', 'data:text/plain,x'])(
    'refuses %s: https only',
    async (url) => {
      expect(await refusalOf(url, never)).toBe('not_https');
    },
  );

  it.each(['vendor.test', '', '/etc/passwd', 'https://user:secret@vendor.test/', 'https://user@vendor.test/', 'https://'])(
    'refuses the address %j',
    async (url) => {
      expect(await refusalOf(url, never)).toBe('malformed');
    },
  );

  it.each([
    ['only to the inside', ['10.0.0.1']],
    ['to the inside too', ['8.8.8.8', '127.0.0.1']],
    ['to the inside by IPv6', ['2606:4700::1111', '::1']],
  ])('refuses a name that leads %s', async (_, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(await refusalOf(`${vendor}/`, { ...never, resolve })).toBe('inside');
  });

  it('refuses a name that nobody knows', async () => {
    expect(await refusalOf(`${vendor}/`, { ...never, resolve: async () => [] })).toBe('unknown_host');
    expect(await refusalOf(`${vendor}/`, never)).toBe('unknown_host');
  });

  it('asks for a name once and connects to the address it checked, under the name it was given', async () => {
    const asked: string[] = [];
    let options: (RequestOptions & { servername?: string }) | undefined;
    const requestSecurely = (_url: URL, given: RequestOptions): ClientRequest => {
      options = given;
      const request = new EventEmitter() as ClientRequest;
      request.end = () => {
        queueMicrotask(() => {
          request.emit('error', new Error('no network here'));
          request.emit('close');
        });
        return request;
      };
      return request;
    };
    const resolve = async (host: string) => {
      asked.push(host);
      return [{ address: asked.length === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
    };
    expect(await refusalOf(`${vendor}:8443/path`, { resolve, requestSecurely })).toBe('unreachable');
    const looked: unknown[] = [];
    options?.lookup?.('vendor.test', { all: true }, (_error, found) => looked.push(found));
    options?.lookup?.('vendor.test', {}, (_error, address, family) => looked.push([address, family]));
    expect(looked).toEqual([[{ address: '93.184.216.34', family: 4 }], ['93.184.216.34', 4]]);
    expect([asked, options?.servername, options?.agent]).toEqual([['vendor.test'], 'vendor.test', false]);
  });

  it('gives the answer of a stand-in, and only where one is named', async () => {
    const standIns = await answering((request, response) =>
      response.writeHead(429, { 'retry-after': '7' }).end(`${request.url} ${request.headers.authorization}`),
    );
    expect(await guardedFetch({ standIns })({ url: `${vendor}/a?b=c`, headers: { authorization: 'Bearer x' } })).toMatchObject({
      status: 429,
      retryAfter: '7',
      text: '/a?b=c Bearer x',
    });
    expect(await refusalOf([...standIns.values()].join(''), { standIns })).toBe('not_https');
  });

  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = [];
    const standIns = await answering((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await refusalOf(`${vendor}/`, { standIns })).toBe('redirected');
    expect(paths).toEqual(['/']);
  });

  it('ends when the answer does not come, or does not end', async () => {
    const silent = await answering(() => undefined);
    expect(await refusalOf(`${vendor}/`, { standIns: silent, totalMilliseconds: 100 })).toBe('too_slow');
    const endless = await answering((_, response) => void response.writeHead(200).write('{'));
    expect(await refusalOf(`${vendor}/`, { standIns: endless, totalMilliseconds: 100 })).toBe('too_slow');
    expect(await refusalOf(`${vendor}/`, { resolve: () => new Promise(() => undefined), totalMilliseconds: 50 })).toBe('too_slow');
  });

  it('reads no more than its limit, whether the length is told or not', async () => {
    const told = await answering((_, response) => response.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2000)));
    expect(await refusalOf(`${vendor}/`, { standIns: told, maxBytes: 1000 })).toBe('too_large');
    const untold = await answering((_, response) => {
      for (let chunk = 0; chunk < 20; chunk += 1) response.write('x'.repeat(100));
      response.end();
    });
    expect(await refusalOf(`${vendor}/`, { standIns: untold, maxBytes: 1000 })).toBe('too_large');
    expect(await refusalOf(`${vendor}/`, { standIns: untold, maxBytes: 2000 })).toBe('answered');
  });

  it('takes no packed answer, whose size nobody knows', async () => {
    const standIns = await answering((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
    expect(await refusalOf(`${vendor}/`, { standIns })).toBe('encoded');
  });

  it('says when the line is cut', async () => {
    const standIns = await answering((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('x');
      setImmediate(() => response.destroy());
    });
    expect(await refusalOf(`${vendor}/`, { standIns })).toBe('cut');
  });

  it('tells nothing of the address in what it throws', async () => {
    const error = await guardedFetch()({ url: 'https://10.11.12.13/secret' }).catch((thrown: unknown) => thrown);
    expect(String(error)).not.toMatch(/10\.11|secret/u);
  });
});

const received = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString('latin1');
  return text;
};

describe('a call that takes something along', () => {
  const echoing = () =>
    answering((request, response) => {
      void received(request).then((text) =>
        response
          .writeHead(201, { 'x-seen': 'yes' })
          .end(JSON.stringify([request.method, request.headers['content-length'], request.headers['content-type'], text])),
      );
    });

  it('sends a text with its length in bytes', async () => {
    const call = { url: `${vendor}/`, method: 'PATCH', headers: { 'content-type': 'text/plain' }, body: 'é!' } as const;
    const answer = await guardedFetch({ standIns: await echoing() })(call);
    expect(JSON.parse(answer.text)).toEqual(['PATCH', '3', 'text/plain', Buffer.from('é!').toString('latin1')]);
    expect([answer.status, answer.headers?.['x-seen']]).toEqual([201, 'yes']);
  });

  it('sends a stream, and ends it when nobody takes it', async () => {
    const stream = Readable.from([Buffer.from('ab'), Buffer.from('c')]);
    const answer = await guardedFetch({ standIns: await echoing() })({ url: `${vendor}/`, method: 'POST', body: { stream, length: 3 } });
    expect(JSON.parse(answer.text)).toEqual(['POST', '3', null, 'abc']);
    const left = Readable.from([Buffer.from('ab')]);
    await expect(guardedFetch()({ url: 'http://vendor.test/', method: 'POST', body: { stream: left, length: 2 } })).rejects.toThrow(
      'not_https',
    );
    expect(left.destroyed).toBe(true);
  });

  it('tells a line that was cut from one that was never there', async () => {
    const standIns = await answering((request) => request.socket.destroy());
    await expect(guardedFetch({ standIns })({ url: `${vendor}/`, method: 'POST', body: '{}' })).rejects.toThrow('cut');
    const gone = new Map([[vendor, 'http://127.0.0.1:1']]);
    await expect(guardedFetch({ standIns: gone })({ url: `${vendor}/`, method: 'POST', body: '{}' })).rejects.toThrow('unreachable');
  });
});
