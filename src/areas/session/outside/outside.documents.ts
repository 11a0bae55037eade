import { graphql } from '#schema/generated/client/gql.ts';

export const TrackPageView = graphql(`
  mutation Outside_TrackPageView($input: PageViewTrackInput!) {
    pageViewTrack(input: $input) {
      successful
    }
  }
`);

export const HelpIdentity = graphql(`
  query Outside_HelpIdentity {
    getCurrentOrganizationUser {
      id
      publicId
      intercomUserHash
    }
  }
`);
