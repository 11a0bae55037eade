import net from 'node:net';

/** Where a request goes and what it says, byte for byte. */
export type Target = {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What one round of load found. */
export type Load = { readonly requests: number; readonly failed: number; readonly seconds: number; readonly milliseconds: Float64Array };

const requestOf = ({ port, path, headers, body }: Target): Buffer => {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    'content-type': 'application/json',
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
};

type Head = { readonly status: number; readonly bodyLength: number; readonly bodyStart: number };

const headOf = (chunk: Buffer): Head | null => {
  const end = chunk.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const text = chunk.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/iu.exec(text)?.[1];
  if (length === undefined) throw new Error(`an answer names no length:\n${text}`);
  return { status: Number(text.slice(9, 12)), bodyLength: Number(length), bodyStart: end + 4 };
};

type Answer = { readonly status: number; readonly body: readonly Buffer[] };

const listen = (socket: net.Socket, onAnswer: (answer: Answer) => void): void => {
  let early: Buffer | null = null;
  let head: Head | null = null;
  let missing = 0;
  let body: Buffer[] = [];
  socket.on('data', (data: Buffer) => {
    const chunk = early === null ? data : Buffer.concat([early, data]);
    early = null;
    if (head === null) {
      head = headOf(chunk);
      if (head === null) {
        early = chunk;
        return;
      }
      body = [chunk.subarray(head.bodyStart)];
      missing = head.bodyLength - (chunk.length - head.bodyStart);
    } else {
      body.push(chunk);
      missing -= chunk.length;
    }
    if (missing > 0) return;
    const answer = { status: head.status, body };
    head = null;
    onAnswer(answer);
  });
};

const connect = (port: number): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    const socket = net.connect({ host: '127.0.0.1', port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

/** Asks once and gives the answer's text. */
export const ask = async (target: Target): Promise<{ readonly status: number; readonly text: string }> => {
  const socket = await connect(target.port);
  try {
    return await new Promise((resolve, reject) => {
      socket.once('error', reject);
      listen(socket, ({ status, body }) => resolve({ status, text: Buffer.concat(body).toString('utf8') }));
      socket.write(requestOf(target));
    });
  } finally {
    socket.destroy();
  }
};

const oneConnection = (
  socket: net.Socket,
  request: Buffer,
  until: number,
  found: { milliseconds: number[]; failed: number },
): Promise<void> =>
  new Promise((resolve, reject) => {
    let sentAt = 0;
    const send = (): void => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.once('error', reject);
    socket.once('close', () => resolve());
    listen(socket, ({ status }) => {
      const now = performance.now();
      found.milliseconds.push(now - sentAt);
      if (status !== 200) found.failed += 1;
      if (now < until) send();
      else socket.destroy();
    });
    send();
  });

/** Asks the same again and again over some keep-alive connections, each as soon as it was answered. */
export const drive = async (target: Target, connections: number, seconds: number): Promise<Load> => {
  const request = requestOf(target);
  const sockets = await Promise.all(Array.from({ length: connections }, () => connect(target.port)));
  const found = { milliseconds: [] as number[], failed: 0 };
  const started = performance.now();
  await Promise.all(sockets.map((socket) => oneConnection(socket, request, started + seconds * 1000, found)));
  return {
    requests: found.milliseconds.length,
    failed: found.failed,
    seconds: (performance.now() - started) / 1000,
    milliseconds: Float64Array.from(found.milliseconds).toSorted(),
  };
};
