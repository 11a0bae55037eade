import * as v from 'valibot';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { problem } from './problems.ts';
import type { Problem } from './problems.ts';

/** A file of a request as forms keep it: its bytes are with the server, or on their way there while it has no id. */
export const requestFileRule = v.object({
  id: v.string(),
  name: v.string(),
  mediaKind: v.fallback(v.string(), ''),
  size: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
});
export type RequestFile = Readonly<v.InferOutput<typeof requestFileRule>>;

/** Of a form that is kept. */
export const requestFilesRule = v.fallback(v.array(requestFileRule), []);

/** Of a launch: their ids. */
export const fileIdsRule = v.nullish(v.array(v.string()), () => []);

export function fileProblems(path: string, ids: readonly string[]): readonly Problem[] {
  if (ids.includes('')) return [problem(path, 'blank', requestFileTexts.unsent)];
  return ids.length > launchLimits.files ? [problem(path, 'too_many', requestFileTexts.tooMany)] : [];
}

/** Of one file; what each kind may have the server says. */
export const requestFileBytes = 200 * 1024 * 1024;
