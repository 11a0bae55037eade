import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

const formBytes = 64 * 1024;

/** Leaves every body unread in this scope, so that a handler of another kind can read it. */
export const leaveBodiesUnread = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
};

/** The fields of a submitted form, of which there are none where it is no form; null when it is too large. The connection stays open, so that the answer arrives. */
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

/** The colour scheme that the person chose in the client. */
export const themeOf = (request: IncomingMessage): 'light' | 'dark' | null => {
  const found = /(?:^|;\s*)muster_theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '');
  return found === null ? null : (found[1] as 'light' | 'dark');
};
