import { settingsForms } from '#schema/rules/integrations/forms.ts';
import type { FormValues, KnownSettings, SettingsForm } from '#schema/rules/integrations/forms.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { ConfigureIntegrationContext, SettingsRefusal } from './configure-integration.types.ts';

type Typed = Pick<ConfigureIntegrationContext, 'code' | 'known' | 'typed'>;

/** The form of an integration. */
export const formOf = (code: SettingsCode): SettingsForm => settingsForms[code];

const baseOf = (code: SettingsCode, known: KnownSettings): FormValues =>
  known === null ? formOf(code).empty : formOf(code).fromSettings(known);

/** What stands in the form: what was typed, over what the server has. */
export const valuesOf = ({ code, known, typed }: Typed): FormValues => ({ ...baseOf(code, known), ...typed });

export const problemsOf = (context: Typed): readonly Problem[] => formOf(context.code).problems(valuesOf(context), context.known);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was typed and differs from what the server has, without what is never kept. */
export function keptOf({ code, known, typed }: Typed): FormValues {
  const [base, { secrets }] = [baseOf(code, known), formOf(code)];
  return Object.fromEntries(Object.entries(typed).filter(([field, value]) => !secrets.includes(field) && !isSame(value, base[field])));
}

/** Whether anything typed would be lost with the page. */
export const isChanged = (context: Typed): boolean => {
  const base = baseOf(context.code, context.known);
  return Object.entries(context.typed).some(([field, value]) => !isSame(value, base[field]));
};

/** Refusals that say something still, once some fields were changed: what a credential was refused for may be anything that was typed. */
export const standing = (code: SettingsCode, refusals: readonly SettingsRefusal[], fields: FormValues): readonly SettingsRefusal[] =>
  refusals.filter(({ field }) => field !== null && !Object.hasOwn(fields, field) && !formOf(code).secrets.includes(field));

/** The first field that a refusal names, or null. */
export const fieldOfRefusals = (refusals: readonly SettingsRefusal[]): string | null =>
  refusals.find(({ field }) => field !== null)?.field ?? null;
