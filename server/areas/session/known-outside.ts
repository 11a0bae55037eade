import type { RequestContext } from '#server/api/context.ts';
import { chatToken } from '#server/vendors/stream-chat.ts';

type Asked = { readonly intercomUserHash: string; readonly streamChatToken: string };

/** Proves to the help widget who the caller is; never while somebody acts for them. */
export const intercomUserHash = ({ intercomUserHash: publicId }: Asked, _: unknown, { services, person }: RequestContext): string | null =>
  person.onBehalfOfUserId === null ? (services.helpWidgetHash?.(publicId) ?? null) : null;

/** Lets the caller into a chat that Stream runs; never while somebody acts for them. */
export const streamChatToken = ({ streamChatToken: publicId }: Asked, _: unknown, { services, person }: RequestContext) =>
  services.vendors.streamChatSecret === null || person.onBehalfOfUserId !== null
    ? null
    : chatToken(services.vendors.streamChatSecret, publicId, services.clock.now());
