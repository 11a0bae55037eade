import type { FastifyInstance } from 'fastify';
import { mountMemberUploads } from '#server/api/member-upload.ts';
import { mountAuditExport } from './audit/export.route.ts';
import type { ExportRouteDeps } from './audit/export.route.ts';
import { chatFiles } from './chat/upload.ts';
import { requestFiles } from './launch/request/request-files.ts';
import { mountReference } from './reference/reference.route.ts';
import { mountSharedReports } from './results/shared-report/shared-report.route.ts';
import type { SharedReportDeps } from './results/shared-report/shared-report.route.ts';
import { mountFeed } from './schedules/feed.route.ts';
import type { FeedRouteDeps } from './schedules/feed.route.ts';
import { mountRestores } from './operator/restores.route.ts';

/** What areas answer beside the API. */
export const mountAreaRoutes = async (
  app: FastifyInstance,
  deps: Parameters<typeof mountMemberUploads>[1] & ExportRouteDeps & FeedRouteDeps & SharedReportDeps & { readonly publicUrl: string },
): Promise<void> => {
  await mountMemberUploads(app, deps, [chatFiles(deps.services.scopeChecks), requestFiles]);
  await mountRestores(app, deps);
  mountAuditExport(app, deps);
  mountSharedReports(app, deps);
  mountFeed(app, deps);
  mountReference(app, deps);
};
