import { graphql } from '#schema/generated/client/gql.ts';

export const ShownReproduction = graphql(`
  fragment ShownReproduction on ReproducibilityTestDetails {
    id
    status
    environment
    testerNotes
    attachments {
      id
      name
      url
      mediaKind
      size
      archived
    }
  }
`);
