import type { IssueTagRow } from '#machines/lifecycles/issue-tag/issue-tag.types.ts';
import { graphql } from '../gql.ts';
import type { IssueTagRowFragment } from '../graphql.ts';

export const IssueTagAsked = graphql(`
  fragment IssueTagRow on IssueTag {
    id
    name
  }
`);

/** What the chart asks of a IssueTag, from what the API shows of it. */
export const issueTagRowOf = (from: IssueTagRowFragment): IssueTagRow => ({
  state: 'live',
  name: from.name,
});

/** The fields of a IssueTag that show columns of its chart. */
export const issueTagFields = { name: 'name' } as const;
