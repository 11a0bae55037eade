import type { FastifyInstance } from 'fastify';
import { mountAuditExport } from './audit/export.route.ts';
import type { ExportRouteDeps } from './audit/export.route.ts';
import { mountChatFiles } from './chat/upload.ts';
import { mountRestores } from './operator/restores.route.ts';

/** What areas answer beside the API. */
export const mountAreaRoutes = async (
  app: FastifyInstance,
  deps: Parameters<typeof mountChatFiles>[1] & ExportRouteDeps,
): Promise<void> => {
  await mountChatFiles(app, deps);
  await mountRestores(app, deps);
  mountAuditExport(app, deps);
};
