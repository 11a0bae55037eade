/** White space and invisible characters, which `trim` leaves. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlank = (text: string): boolean => unseen.test(text);

/** Empty for a blank text. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());
