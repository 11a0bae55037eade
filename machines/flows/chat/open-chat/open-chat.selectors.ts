import type { OpenChatSnapshot } from './open-chat.machine.ts';

export const selectIsOpening = (snapshot: OpenChatSnapshot): boolean => snapshot.hasTag('busy');
