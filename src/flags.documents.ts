import { graphql } from '#schema/generated/client/gql.ts';

/** What is switched on for the organization; asked once for whoever needs to know. */
export const FeatureFlags = graphql(`
  query Shell_FeatureFlags {
    featureFlags {
      name
      enabled
    }
  }
`);
