/** The place of the note of an issue, where it is on the page. */
export const placeOfNote = (issueId: string): HTMLElement | null => document.querySelector(`[data-note="${CSS.escape(issueId)}"]`);
