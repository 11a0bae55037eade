import * as v from 'valibot';
import { emptySimpleRequest, readAdvancedTestRequestParams, readSimpleRequest, toAdvancedTestRequestParams } from './simple-request.ts';
import type { AdvancedTestRequestParams, SimpleRequestValues } from './simple-request.ts';

/** A form as it is kept: what was typed, and what makes two presses or a retry one launch. */
export type KeptForm = { readonly values: SimpleRequestValues; readonly draftId: string; readonly attempt: number };

const formRule = v.object({ values: v.unknown(), draftId: v.string(), attempt: v.fallback(v.pipe(v.number(), v.integer()), 1) });

/** Reads a kept form, whatever wrote it; null where there is none. */
export function readKeptForm(kept: unknown, timezone: string): KeptForm | null {
  const read = v.safeParse(formRule, kept);
  return read.success ? { ...read.output, values: readSimpleRequest(read.output.values, timezone) } : null;
}

/** Reads the forms that were put aside, where whoever wrote them kept one or several. */
export const readAsides = (kept: { readonly asides?: unknown; readonly aside?: unknown }, timezone: string): readonly KeptForm[] =>
  (Array.isArray(kept.asides) ? kept.asides : [kept.aside]).flatMap((each: unknown) => readKeptForm(each, timezone) ?? []);

/** Whether somebody has typed something into the form. */
export function isTyped({ values }: KeptForm): boolean {
  const untouched = { ...emptySimpleRequest(values.schedule.timezone), sdlcStage: values.sdlcStage };
  return JSON.stringify(values) !== JSON.stringify(untouched);
}

/** Whether two forms say the same. */
export const saysSame = (one: KeptForm, other: KeptForm): boolean => JSON.stringify(one.values) === JSON.stringify(other.values);

/** Whether a kept form says what is sent to be launched. */
export function isLaunchOf({ values }: KeptForm, params: AdvancedTestRequestParams): boolean {
  const sent: unknown = JSON.parse(JSON.stringify(toAdvancedTestRequestParams(values)));
  return JSON.stringify(readAdvancedTestRequestParams(sent)) === JSON.stringify(params);
}
