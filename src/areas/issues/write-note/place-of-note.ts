/** Null while it is unmounting. */
export function placeOfNote(issueId: string): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-note="${CSS.escape(issueId)}"]`);
  return place?.closest('[data-leaving]') === null ? place : null;
}
