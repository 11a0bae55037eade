import { isFilled } from '#machines/lib/permissions.ts';
import { limits } from '#schema/vocabulary/limits.ts';

export const hasContent = (text: string, hasFiles: boolean): boolean => hasFiles || isFilled(text);

export const isShort = (text: string): boolean => text.trim().length <= limits.chatMessage;
