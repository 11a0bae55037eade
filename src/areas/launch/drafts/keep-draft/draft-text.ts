import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';

const texts = new WeakMap<object, string>();
/** Lists from this length are serialized only when they change. */
const longList = 20;

const once = (value: object, write: () => string): string => {
  const text = texts.get(value) ?? write();
  texts.set(value, text);
  return text;
};

function written(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    if (value.length >= longList) return once(value, () => JSON.stringify(value));
    return `[${value.map((each) => written(each) ?? 'null').join(',')}]`;
  }
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const text = written(field);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}

/** JSON, memoized by draft, for the device and the server. */
export const draftText = (draft: RequestDraft): string => once(draft, () => written(draft) ?? 'null');

export const withField = (text: string, name: string, value: string): string =>
  `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
