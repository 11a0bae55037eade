import { graphql } from '#schema/generated/client/gql.ts';
