const ofChat = ['flexibleTestingAccess'] as const;
const channel = [{ at: 'input.channelId', entity: 'chat_channel' }] as const;
const channelRead = [{ at: 'channelId', entity: 'chat_channel' }] as const;
const message = [{ at: 'input.messageId', entity: 'chat_message' }] as const;

/** What those of a test do in its chats. */
export const chatFields = [
  ['S12', 'Mutation.chatRegister', 'y y acc', 'test', { ids: [{ at: 'input.targetId', entity: 'test' }], customerFlags: ofChat }],
  ['S15', 'Mutation.chatChannelResolve', 'n y n', 'obj', {}],
  ['X2', 'Query.chatChannels', 'y y y', 'org', { customerFlags: ofChat }],
  ['X2', 'Query.chatChannelsOfTest', 'y y acc', 'test', { ids: [{ at: 'testId', entity: 'test' }], customerFlags: ofChat }],
  ['X2', 'Query.chatUnreadCount', 'y y y', 'org', {}],
  ['X2', 'Query.chatUnread', 'y y y', 'org', {}],
  ['X2', 'Query.myChats', 'y y y', 'org', { customerFlags: ofChat }],
  ['X2', 'Query.chatReaders', 'y y acc', 'test', { ids: channelRead, customerFlags: ofChat }],
  ['X2', 'Query.chatMessages', 'y y acc', 'test', { ids: channelRead, customerFlags: ofChat }],
  ['X2', 'Query.chatMessageSearch', 'y y acc', 'test', { ids: channelRead, customerFlags: ofChat }],
  ['X3', 'Mutation.markChatRead', 'y y acc', 'test', { ids: channel, customerFlags: ofChat, silent: true }],
  ['X3', 'Mutation.markChatUnread', 'y y acc', 'test', { ids: message, customerFlags: ofChat, silent: true }],
  ['X4', 'Mutation.showChatTyping', 'y y acc', 'test', { ids: channel, customerFlags: ofChat, silent: true }],
  ['X4', 'Mutation.sendChatMessage', 'y y acc', 'test', { ids: channel, customerFlags: ofChat, takes: ['message'] }],
  ['X4', 'Mutation.reactToChatMessage', 'y y acc', 'test', { ids: message, customerFlags: ofChat }],
  ['X8', 'Mutation.editChatMessage', 'y y acc', 'test', { ids: message, customerFlags: ofChat }],
  ['X8', 'Mutation.deleteChatMessage', 'y y acc', 'test', { ids: message, customerFlags: ofChat }],
  ['X1', 'Subscription.chatChanged', 'y y y', 'org', { customerFlags: ofChat }],
  ['X9', 'Subscription.testersThere', 'n y acc', 'test', { ids: [{ at: 'testId', entity: 'test' }] }],
] as const;
