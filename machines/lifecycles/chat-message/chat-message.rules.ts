import { isFilled } from '#machines/lib/permissions.ts';
import { limits } from '#schema/vocabulary/limits.ts';

/** Whether a message says anything: words, or a file. */
export const hasContent = (text: string, hasFiles: boolean): boolean => hasFiles || isFilled(text);

/** Whether the words of a message are not too many. */
export const isShort = (text: string): boolean => text.trim().length <= limits.chatMessage;
