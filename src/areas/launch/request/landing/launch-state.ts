import { clonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { PreviewReceipt } from '#machines/flows/launch/simple/preview.ts';

const textIn = (state: object, field: string): string | null => {
  const found: unknown = Reflect.get(state, field);
  return typeof found === 'string' && found !== '' ? found : null;
};

/** The test to clone, where somebody came to Launch to clone one. */
export const cloneIdOf = (state: object): string | null => textIn(state, 'testId');

/** Which of its test cases go along. */
export const clonedCasesOf = (state: object): ClonedCases => {
  const found: unknown = Reflect.get(state, 'cases');
  const ids = Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  return ids.length > 0 ? ids : (clonedCases.find((cases) => cases === found) ?? 'every');
};

/** The draft that a test was cloned into: it comes along, and the search of the route follows a moment later. */
export const draftIdOf = (state: object): string | null => textIn(state, 'draftId');

/** What came along as the form, readable or not. */
export const givenForm = (state: object): unknown => Reflect.get(state, 'form');

/** The launch of the previewed form, where it was launched. */
export function receiptOf(state: object): PreviewReceipt | null {
  const found: unknown = Reflect.get(state, 'receipt');
  if (typeof found !== 'object' || found === null) return null;
  const [id, name, url] = [textIn(found, 'id'), textIn(found, 'name'), textIn(found, 'url')];
  return id === null || name === null || url === null ? null : { id, name, url };
}

/** The name of the request that was launched. */
export const requestNameOf = (state: object): string | null => textIn(state, 'requestName');
