import type { ChatChannelStatus } from '#schema/vocabulary/around.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type ChatChannelContext = Readonly<Record<never, never>>;

export type ChatChannelEvent = LifecycleEvent<'channel.resolve'> | LifecycleEvent<'channel.reopen'>;

export type ChatChannelRow = { readonly status: ChatChannelStatus };
