import { randomUUID } from 'node:crypto';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import type { IssueReport } from '#server/vendors/report/report.ts';
import type { Composed, Tracker } from '#server/vendors/tracker.ts';
import { readReports } from './report.store.ts';
import { withTracker } from './trackers.ts';

const previewOf = (
  { issueId, code, facts, sections, url }: IssueReport,
  { title, fields, missing, uploads, linked, request }: Composed,
) => ({
  issueId,
  code,
  title,
  facts,
  sections,
  url,
  fields: fields.map(({ name, value }) => ({ label: name, value })),
  missing,
  files: [
    ...uploads.map(({ name, sizeBytes }) => ({ name, sizeBytes, reason: null })),
    ...linked.map(({ file: { name, sizeBytes }, reason }) => ({ name, sizeBytes, reason })),
  ],
  request: JSON.stringify(request.body, null, 2),
});

/** What an export would send of issues that the caller may read, with a mark that is never sent. */
export const composeAll = async (
  context: RequestContext,
  code: TrackerCode,
  params: Readonly<Record<string, unknown>>,
  issueIds: readonly string[],
) => {
  const ids = [...new Set(issueIds.map((id) => id.toLowerCase()))];
  const { publicUrl } = context.services.exports;
  const reports = await context.database.write(context.viewer, (tx) => readReports(tx, ids, publicUrl));
  if (reports.length < ids.length) throw notFound();
  return withTracker(context, code, params, async (tracker: Tracker) => {
    const previews = [];
    for (const report of reports) previews.push(previewOf(report, await tracker.compose(report, randomUUID())));
    return previews;
  });
};
