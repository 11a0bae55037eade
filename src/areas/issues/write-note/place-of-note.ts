/** The place of the note of an issue, where it is on the page and stays. */
export function placeOfNote(issueId: string): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-note="${CSS.escape(issueId)}"]`);
  return place?.closest('[data-leaving]') === null ? place : null;
}
