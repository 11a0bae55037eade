import type { Answer } from '#machines/lib/answer.ts';
import type { PromiseActorLogic } from 'xstate';

/** Notifications to mark, or everything until a moment. */
export type Marking = { readonly publicIds: readonly string[]; readonly isRead: boolean } | { readonly until: string };

export type MarkNotificationsPorts = { markNotifications: PromiseActorLogic<Answer, { readonly marking: Marking }> };

export type MarkNotificationsContext = { readonly markings: readonly Marking[] };

export type MarkNotificationsEvent = { readonly type: 'notification.mark'; readonly marking: Marking };

export type MarkNotificationsEmitted = { readonly type: 'marks.failed' };
