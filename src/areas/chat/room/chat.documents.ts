import { graphql } from '#schema/generated/client/gql.ts';

export const ChannelParts = graphql(`
  fragment Chat_Channel on ChatChannel {
    id
    status
    chatType
    externalId
    testId
    testName
    windowStatus
    windowClosedAt
    participantId
    testerId
    testerName
    unreadCount
    readPosition
    unreadMentions
    unreadThreads {
      id
      authorName
      words
      unreadCount
      readPosition
    }
    lastPosition
    lastMessageAt
    lastWords
  }
`);

export const MessageParts = graphql(`
  fragment Chat_Message on ChatMessage {
    id
    channelId
    clientId
    position
    state
    text
    authorId
    authorName
    authorRole
    threadId
    mentions {
      id
      name
    }
    repliesCount
    quoted {
      id
      authorName
      text
    }
    reactions {
      reaction
      names
      isMine
    }
    files {
      id
      name
      mediaKind
      size
      url
    }
    createdAt
    editedAt
  }
`);

export const ChannelAnswer = graphql(`
  fragment Chat_ChannelAnswer on ChatChannelResult {
    successful
    result {
      ...Chat_Channel
    }
    errors {
      ...Refusal
    }
  }
`);

export const MessageAnswer = graphql(`
  fragment Chat_MessageAnswer on ChatMessageResult {
    successful
    result {
      ...Chat_Message
    }
    errors {
      ...Refusal
    }
  }
`);

export const LookUpChannels = graphql(`
  query Chat_Channels($externalIds: [ID!]!) {
    chatChannels(externalIds: $externalIds) {
      ...Chat_Channel
    }
  }
`);

export const ChannelsOfTest = graphql(`
  query Chat_ChannelsOfTest($testId: ID!) {
    chatChannelsOfTest(testId: $testId) {
      ...Chat_Channel
    }
  }
`);

export const ChannelTester = graphql(`
  query Chat_Tester($id: ID!) {
    testParticipant(id: $id) {
      id
      country {
        code
        name
      }
      operatingSystemAndVersion
      browserOrDevice
    }
  }
`);

/** What was read elsewhere is read in the bell as well. */
export const Unread = graphql(`
  query Chat_Unread($externalIds: [ID!]!) {
    chatUnread {
      testId
      count
    }
    unreadNotificationCount
    chatChannels(externalIds: $externalIds) {
      ...Chat_Channel
    }
  }
`);

export const MyChats = graphql(`
  query Chat_Mine($kind: MyChatsKind!, $text: String!, $first: Int!) {
    myChats(kind: $kind, text: $text, first: $first) {
      nodes {
        ...Chat_Channel
      }
      hasMore
    }
  }
`);

export const Readers = graphql(`
  query Chat_Readers($channelId: ID!) {
    chatReaders(channelId: $channelId) {
      id
      name
      role
    }
  }
`);

export const MarkUnread = graphql(`
  mutation Chat_MarkUnread($input: ChatMessageInput!) {
    markChatUnread(input: $input) {
      ...Chat_ChannelAnswer
      query {
        chatUnread {
          testId
          count
        }
      }
    }
  }
`);

export const ShowTyping = graphql(`
  mutation Chat_Typing($input: ShowChatTypingInput!) {
    showChatTyping(input: $input) {
      successful
    }
  }
`);

/** Whether somebody wants to hear of chats in the app. */
export const HeardChats = graphql(`
  query Chat_Heard {
    notificationSettings {
      id
      choices {
        event
        app
      }
      mutedTests {
        id
      }
    }
  }
`);

export const Messages = graphql(`
  query Chat_Messages($channelId: ID!, $threadId: ID, $before: Int, $after: Int, $around: Int, $aroundId: ID, $first: Int!) {
    chatMessages(
      channelId: $channelId
      threadId: $threadId
      before: $before
      after: $after
      around: $around
      aroundId: $aroundId
      first: $first
    ) {
      nodes {
        ...Chat_Message
      }
      hasEarlier
      hasLater
    }
  }
`);

export const SearchMessages = graphql(`
  query Chat_Search($channelId: ID!, $text: String!) {
    chatMessageSearch(channelId: $channelId, text: $text) {
      ...Chat_Message
    }
  }
`);

export const RegisterChannel = graphql(`
  mutation ChatRegister($input: ChatRegisterInput!) {
    chatRegister(input: $input) {
      ...Chat_ChannelAnswer
    }
  }
`);

export const SendMessage = graphql(`
  mutation Chat_Send($input: SendChatMessageInput!) {
    sendChatMessage(input: $input) {
      ...Chat_MessageAnswer
      channel {
        ...Chat_Channel
      }
    }
  }
`);

export const EditMessage = graphql(`
  mutation Chat_Edit($input: EditChatMessageInput!) {
    editChatMessage(input: $input) {
      ...Chat_MessageAnswer
    }
  }
`);

export const DeleteMessage = graphql(`
  mutation Chat_Delete($input: ChatMessageInput!) {
    deleteChatMessage(input: $input) {
      ...Chat_MessageAnswer
    }
  }
`);

export const ReactToMessage = graphql(`
  mutation Chat_React($input: ReactToChatMessageInput!) {
    reactToChatMessage(input: $input) {
      ...Chat_MessageAnswer
    }
  }
`);

export const MarkRead = graphql(`
  mutation Chat_MarkRead($input: MarkChatReadInput!) {
    markChatRead(input: $input) {
      ...Chat_ChannelAnswer
      query {
        chatUnread {
          testId
          count
        }
        unreadNotificationCount
      }
    }
  }
`);

export const TestersThere = graphql(`
  subscription Chat_TestersThere($testId: ID!) {
    testersThere(testId: $testId) {
      number
      testers {
        participantId
        seconds
      }
    }
  }
`);

export const ChatChanged = graphql(`
  subscription Chat_Changed {
    chatChanged {
      number
      channelId
      externalId
      testId
      kind
      message {
        ...Chat_Message
      }
      isNew
      concern
      readPosition
      threadId
      typingName
    }
  }
`);
