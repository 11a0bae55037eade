import type { ChatChannelStatus, ChatType } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type ChatChannelContext = { readonly chatType: ChatType };

export type ChatChannelEvent = LifecycleEvent<'channel.resolve'> | LifecycleEvent<'channel.reopen'> | LifecycleEvent<'message.post'>;

export type ChatChannelRow = ChatChannelContext & { readonly status: ChatChannelStatus };
