import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, retryAfter } from '../lib/unavailable.ts';

const formBytes = 64 * 1024;

/** Passes Node's request and response; drains an unread body, else the next request on the connection is misread. */
export const raw =
  (handle: (request: IncomingMessage, response: ServerResponse, call: FastifyRequest) => Promise<void>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    try {
      await handle(request.raw, reply.raw, request);
    } catch (error) {
      request.log.error(error);
      const isAway = isUnavailable(error);
      if (isAway && !reply.raw.headersSent) reply.raw.setHeader('retry-after', retryAfter);
      if (!reply.raw.headersSent) reply.raw.writeHead(isAway ? 503 : 500, { 'content-type': 'text/plain' });
      reply.raw.end('Something went wrong, please try again.');
    } finally {
      request.raw.resume();
    }
  };

export const textParam = (request: FastifyRequest, name: string): string => (request.params as Record<string, string>)[name] ?? '';

export const leaveBodiesUnread = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
};

/** Empty for no form; null when too large. The connection stays open, so that the response arrives. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams | null> => {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return new URLSearchParams();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > formBytes) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
};

export const themeOf = (request: IncomingMessage): 'light' | 'dark' | null => {
  const found = /(?:^|;\s*)muster_theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '');
  return found === null ? null : (found[1] as 'light' | 'dark');
};
