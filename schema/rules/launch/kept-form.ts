import * as v from 'valibot';
import { asideOf, fit, isRecord, newAmong } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { emptySimpleRequest, readAdvancedTestRequestParams, readSimpleRequest, toAdvancedTestRequestParams } from './simple-request.ts';
import type { AdvancedTestRequestParams, SimpleRequestValues } from './simple-request.ts';

/** A form as it is kept: what was typed, and what makes two presses or a retry one launch. */
export type KeptForm = { readonly values: SimpleRequestValues; readonly draftId: string; readonly attempt: number };

const formRule = v.object({ values: v.unknown(), draftId: v.string(), attempt: v.fallback(v.pipe(v.number(), v.integer()), 1) });

/** Reads a kept form, whatever wrote it; null where there is none. */
export function readKeptForm(kept: unknown, timezone: string): KeptForm | null {
  if (!v.is(formRule, kept)) return null;
  const { value, unread } = fit(formRule, kept);
  return withUnread({ ...value, values: readSimpleRequest(value.values, timezone) }, unread);
}

/** The form with what could not be read beside it, each of it once. */
export function withUnread(form: KeptForm, unread: readonly Unread[]): KeptForm {
  const more = newAmong(unread, form.values.unread);
  return more.length === 0 ? form : { ...form, values: { ...form.values, unread: [...form.values.unread, ...more] } };
}

/** Forms as they were found: the one that stands, those that were put aside, and what is no form. */
type FoundForms = { readonly form: KeptForm | null; readonly asides: readonly KeptForm[]; readonly unread: readonly Unread[] };

/** Reads the forms of a copy or of the server, where whoever wrote them put one or several aside. */
export function readKeptForms(kept: unknown, timezone: string): FoundForms {
  const found: Readonly<Record<string, unknown>> = isRecord(kept) ? kept : { form: kept };
  const { form: given, asides, aside, version: _version, savedAt: _savedAt, isUnsent: _isUnsent, stamp: _stamp, ...more } = found;
  const form = readKeptForm(given, timezone);
  const others = (Array.isArray(asides) ? asides : [asides, aside]).map((other: unknown) => ({
    other,
    read: readKeptForm(other, timezone),
  }));
  return {
    form,
    asides: others.flatMap(({ read }) => read ?? []),
    unread: [
      ...(form === null ? asideOf('form', given) : []),
      ...others.flatMap(({ other, read }) => (read === null ? asideOf('asides', other) : [])),
      ...Object.entries(more).flatMap(([field, value]) => asideOf(field, value)),
    ],
  };
}

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
