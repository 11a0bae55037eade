import type { FastifyInstance } from 'fastify';
import { apiPath } from '#server/api/http.ts';
import { headersOf } from '#server/lib/html.ts';
import { referencePage } from './reference-page.ts';

/** The same for everybody, and made when it is first asked for. */
export const mountReference = (app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }): void => {
  let page: ReturnType<typeof referencePage> | undefined;
  app.get('/api/reference', (_request, reply) => {
    page ??= referencePage(`${publicUrl}${apiPath}`);
    return reply.headers({ ...headersOf(page), 'cache-control': 'no-cache' }).send(page.body.markup);
  });
};
