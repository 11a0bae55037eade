import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { retryAfter } from './unavailable.ts';

/** In milliseconds, against slow clients: headers, a whole request, silence, keep-alive. */
export const patience = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  requestTimeout: 300_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
} as const;

/** In milliseconds, one after another: refusals, half-sent requests, running ones, and the rest. */
export const graces = {
  refusals: 500,
  calls: 1_500,
  answers: 5_000,
  sockets: 750,
  work: 1_500,
  events: 250,
  database: 500,
  standIns: 250,
} as const;

const wholeEnd = 8_750;
let endedAt: number | null = null;

/** The whole process ends, in less than ten seconds. */
export const beginEnd = (): void => {
  endedAt ??= performance.now();
};

/** The rest of that time is PostgreSQL's, which stops last. */
export const leftOf = (most: number): number =>
  endedAt === null ? most : Math.max(500, Math.min(most, wholeEnd - (performance.now() - endedAt)));

export const atMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
};

export type Calls = {
  /** 503 for new requests, also on open connections. */
  readonly refuse: () => void;
  readonly cutOthers: () => void;
};

/** Tells running requests, whose writes may be done and which must be answered, from half-sent ones. */
export const watchCalls = (app: FastifyInstance): Calls => {
  const lines = new Set<Socket>();
  const workedOn = new Set<ServerResponse>();
  let isStopping = false;
  app.server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isStopping) return done();
    const message = 'The server is being restarted, please try again.';
    reply
      .code(503)
      .headers({ connection: 'close', 'retry-after': retryAfter })
      .send({ error_code: 'unavailable', errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] });
  });
  app.addHook('preHandler', (_request, { raw }, done) => {
    workedOn.add(raw);
    raw.once('close', () => {
      workedOn.delete(raw);
      if (isStopping) setImmediate(() => app.server.closeIdleConnections());
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  return {
    refuse: () => {
      isStopping = true;
    },
    cutOthers: () => {
      const kept = new Set([...workedOn].map(({ socket }) => socket));
      for (const line of lines) if (!kept.has(line)) line.destroy();
    },
  };
};

export const closeServer = async (app: FastifyInstance, calls: Calls): Promise<void> => {
  calls.refuse();
  const cuts = [setTimeout(calls.cutOthers, graces.calls), setTimeout(() => app.server.closeAllConnections(), graces.answers)];
  try {
    await pause(graces.refusals);
    // One turn accepts what waits in the kernel, the next reads what it sent: closing first would reset both.
    await turn();
    await turn();
    await app.close();
  } finally {
    cuts.forEach(clearTimeout);
  }
};
