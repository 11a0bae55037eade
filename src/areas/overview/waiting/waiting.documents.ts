import { graphql } from '#schema/generated/client/gql.ts';

export const WaitingItem = graphql(`
  fragment Waiting_Item on WaitingItem {
    id
    kind
    title
    act
    label
    url
    isOverdue
    waitingSince
    waitingUntil
  }
`);

export const WaitingOnYou = graphql(`
  query Waiting_Items {
    waitingOnYou {
      ...Waiting_Item
    }
  }
`);
