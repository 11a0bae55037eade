import { graphql } from '#schema/generated/client/gql.ts';

export const ResolveChannel = graphql(`
  mutation ChatChannelResolve($input: ChatChannelResolveInput!) {
    chatChannelResolve(input: $input) {
      ...Chat_ChannelAnswer
    }
  }
`);
