import type { Unread } from '#schema/rules/fit.ts';
import type { FormValues } from '#schema/rules/integrations/forms.ts';
import type { JiraValues } from '#schema/rules/integrations/jira.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import type { ConfigureIntegrationSnapshot } from './configure-integration.machine.ts';
import { isChanged, keptOf, problemsOf, valuesOf } from './configure-integration.rules.ts';
import type { SettingsRefusal } from './configure-integration.types.ts';

const known = new WeakMap<object, { readonly of: unknown; readonly values: FormValues; readonly problems: readonly Problem[] }>();

/** Values and problems follow from what was typed and what the server has, and are worked out once for both. */
function read({ context }: ConfigureIntegrationSnapshot) {
  const found = known.get(context.typed);
  if (found !== undefined && found.of === context.known) return found;
  const made = { of: context.known, values: valuesOf(context), problems: problemsOf(context) };
  known.set(context.typed, made);
  return made;
}

export const selectValues = (snapshot: ConfigureIntegrationSnapshot): FormValues => read(snapshot).values;
/** The values of the form of Jira. */
export const selectJiraValues = (snapshot: ConfigureIntegrationSnapshot): JiraValues => read(snapshot).values as JiraValues;
/** Whether the integration exists already. */
export const selectIsKnown = ({ context }: ConfigureIntegrationSnapshot): boolean => context.known !== null;
export const selectIsSaving = (snapshot: ConfigureIntegrationSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsEditable = (snapshot: ConfigureIntegrationSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsChanged = ({ context }: ConfigureIntegrationSnapshot): boolean => isChanged(context);
export const selectKept = ({ context }: ConfigureIntegrationSnapshot): FormValues => keptOf(context);
/** What was kept and could not be read. */
export const selectUnread = ({ context }: ConfigureIntegrationSnapshot): readonly Unread[] => context.unread;

/** Whether the person wanted to save and was told what to fix first. */
export const selectIsCorrecting = (snapshot: ConfigureIntegrationSnapshot): boolean => snapshot.matches({ editing: 'correcting' });

const none: readonly Problem[] = [];
/** Everything to fix, once the person wanted to save. */
export const selectProblems = (snapshot: ConfigureIntegrationSnapshot): readonly Problem[] =>
  selectIsCorrecting(snapshot) ? read(snapshot).problems : none;

/** What the tool or the server refused. */
export const selectRefusals = ({ context }: ConfigureIntegrationSnapshot): readonly SettingsRefusal[] => context.refusals;

/** What is wrong with a field: what was refused of it, and once it was left or the person wanted to save, what its rule says. */
export const selectProblemAt =
  (field: string) =>
  (snapshot: ConfigureIntegrationSnapshot): string | null => {
    const refused = snapshot.context.refusals.find((one) => one.field === field)?.message;
    if (refused !== undefined) return refused;
    if (!selectIsCorrecting(snapshot) && !snapshot.context.left.includes(field)) return null;
    return read(snapshot).problems.find(({ path }) => path === field)?.message ?? null;
  };
