import { graphql } from '#schema/generated/client/gql.ts';

/** What two issues are compared by. */
export const ComparedIssueFields = graphql(`
  fragment ComparedIssue on Issue {
    id
    code
    title
    severity
    triageStatus
    createdAt
    environment
    duplicatesCount
    issueFields {
      code
      label
      value
    }
    attachments {
      ...HandedIn
    }
    testerCountry {
      code
      name
    }
    test {
      id
      code
      name
    }
  }
`);

/** A duplicate leads to its original. */
export const OfferedIssueFields = graphql(`
  fragment OfferedIssue on Issue {
    ...ComparedIssue
    originalId
    original {
      ...ComparedIssue
    }
  }
`);

export const SimilarOffered = graphql(`
  query NameOriginal_Similar($id: ID!) {
    flexibleTestingIssue(id: $id) {
      ...ComparedIssue
    }
    similarIssues(issueId: $id) {
      likeness
      issue {
        ...OfferedIssue
      }
    }
  }
`);

/** As the search of everything finds them: by its index, where a list that is narrowed by words reads each row of the organization. */
export const NamedOffered = graphql(`
  query NameOriginal_Named($words: String!) {
    search(words: $words) {
      id
      kind
    }
  }
`);

export const FoundOffered = graphql(`
  query NameOriginal_Found($ids: [ID!]!) {
    flexibleTestingIssues(idIn: $ids, first: 10) {
      edges {
        node {
          ...OfferedIssue
        }
      }
    }
  }
`);
