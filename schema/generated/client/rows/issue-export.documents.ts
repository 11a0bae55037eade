import type { IssueExportRow } from '#machines/lifecycles/issue-export/issue-export.types.ts';
import { graphql } from '../gql.ts';
import type { IssueExportRowFragment } from '../graphql.ts';

export const IssueExportAsked = graphql(`
  fragment IssueExportRow on IssueExport {
    id
    state
    notBefore
    key
    url
    message
  }
`);

/** What the chart asks of a IssueExport, from what the API shows of it. */
export const issueExportRowOf = (from: IssueExportRowFragment): IssueExportRow => ({
  state: from.state,
  attempts: 0,
  sentAt: null,
  notBefore: from.notBefore ?? null,
  remoteId: null,
  remoteKey: from.key ?? null,
  remoteUrl: from.url ?? null,
  message: from.message ?? null,
});

/** The fields of a IssueExport that show columns of its chart. */
export const issueExportFields = { state: 'state', notBefore: 'notBefore', remoteKey: 'key', remoteUrl: 'url', message: 'message' } as const;
