/** Spaces, and characters that leave no mark. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nobody would see anything of a text. */
export const isBlank = (text: string): boolean => unseen.test(text);

/** A text without what surrounds it; nothing where nobody would see anything of it. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());
