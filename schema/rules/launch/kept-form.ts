import * as v from 'valibot';
import { asideOf, fit, isRecord, newAmong } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { emptySimpleRequest, readAdvancedTestRequestParams, readSimpleRequest, toAdvancedTestRequestParams } from './simple-request.ts';
import type { AdvancedTestRequestParams, SimpleRequestValues } from './simple-request.ts';

/** With the key that makes a double click or a retry one launch. */
export type KeptForm = { readonly values: SimpleRequestValues; readonly draftId: string; readonly attempt: number };

const formRule = v.object({ values: v.unknown(), draftId: v.string(), attempt: v.fallback(v.pipe(v.number(), v.integer()), 1) });

/** Parses a saved form of any version; null without one. */
export function readKeptForm(kept: unknown, timezone: string): KeptForm | null {
  if (!v.is(formRule, kept)) return null;
  const { value, unread } = fit(formRule, kept);
  return withUnread({ ...value, values: readSimpleRequest(value.values, timezone) }, unread);
}

export function withUnread(form: KeptForm, unread: readonly Unread[]): KeptForm {
  const more = newAmong(unread, form.values.unread);
  return more.length === 0 ? form : { ...form, values: { ...form.values, unread: [...form.values.unread, ...more] } };
}

type FoundForms = { readonly form: KeptForm | null; readonly asides: readonly KeptForm[]; readonly unread: readonly Unread[] };

/** Older versions saved one form, newer ones several. */
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

export function isTyped({ values }: KeptForm): boolean {
  const untouched = { ...emptySimpleRequest(values.schedule.timezone), sdlcStage: values.sdlcStage };
  return JSON.stringify(values) !== JSON.stringify(untouched);
}

export const saysSame = (one: KeptForm, other: KeptForm): boolean => JSON.stringify(one.values) === JSON.stringify(other.values);

/** The saved form has the content of the launch. */
export function isLaunchOf({ values }: KeptForm, params: AdvancedTestRequestParams): boolean {
  const sent: unknown = JSON.parse(JSON.stringify(toAdvancedTestRequestParams(values)));
  return JSON.stringify(readAdvancedTestRequestParams(sent)) === JSON.stringify(params);
}
