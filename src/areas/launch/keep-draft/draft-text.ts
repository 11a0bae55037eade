import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';

const texts = new WeakMap<RequestDraft, string>();

/** A draft as JSON, written once for the copy on this device and the save on the server: a thousand test cases take their time. */
export function draftText(draft: RequestDraft): string {
  const text = texts.get(draft) ?? JSON.stringify(draft);
  texts.set(draft, text);
  return text;
}

/** The text with one more text field. */
export const withField = (text: string, name: string, value: string): string =>
  `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
