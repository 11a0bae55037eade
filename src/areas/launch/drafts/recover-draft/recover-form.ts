import { fromPromise } from 'xstate';
import { cutText } from '#schema/cut-text.ts';
import { bringBack, standInstead } from '#machines/flows/launch/simple/asides.rules.ts';
import type { DraftAnswer } from '#machines/flows/launch/drafts/manage-drafts.ts';
import type { KeptForms, SavedForm } from '#machines/flows/shared/keep-form.ts';
import type { FoundDraft, RecoverDraftPorts } from '#machines/flows/launch/drafts/recover-draft.ts';
import { withUnread } from '#schema/rules/launch/kept-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { emptySimpleRequest } from '#schema/rules/launch/simple-request.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { simpleLabels } from '#schema/vocabulary/launch/simple.ts';
import { readServerForm } from '../../simple/keep-form/keep-form.ports.ts';
import type { KeepFormDeps } from '../../simple/keep-form/keep-form.ports.ts';
import { keepForm, newForm, recallForm, unreadForm } from '../../simple/kept-form.ts';

type Field = keyof SimpleRequestValues;
const labels: Readonly<Partial<Record<Field, string>>> = {
  ...simpleLabels,
  schedule: 'When it starts',
  clonedFrom: 'The earlier test it was begun from',
  isLocalised: 'Whether the test is localised',
  includesTestCases: 'Whether test cases are included',
  includesKnownIssues: 'Whether known issues are included',
};
const fields = (Object.keys(emptySimpleRequest('UTC')) as readonly Field[]).filter((field) => field !== 'unread');
/** Truncated. */
const shownOf = (value: unknown): string => (typeof value === 'string' ? cutText(value, 100) : '');
const isFilled = ({ values }: KeptForm, field: Field): boolean =>
  JSON.stringify(values[field]) !== JSON.stringify(emptySimpleRequest(values.schedule.timezone)[field]);

function withoutField(form: KeptForm, field: Field): KeptForm {
  const { values } = form;
  const unread = [...values.unread, { field, of: '', value: values[field] }];
  return { ...form, values: { ...values, [field]: emptySimpleRequest(values.schedule.timezone)[field], unread } };
}

/** This device's forms, else the server's, with the server's version. */
async function find(deps: KeepFormDeps): Promise<SavedForm> {
  const { place, timezone } = deps;
  const server = await readServerForm(deps).catch((error: unknown) => {
    if (recallForm(place, timezone) === null) throw error;
    return null;
  });
  const copy = recallForm(place, timezone, server?.form);
  const { version, savedAt } = server ?? copy ?? { version: 0, savedAt: null };
  const served = { form: server?.form ?? newForm(timezone, null), asides: server?.asides ?? [] };
  const { form, asides } = copy !== null && (copy.isUnsent || server === null) ? copy.forms : served;
  const unread = [...unreadForm(place, timezone), ...(server?.unread ?? [])];
  return { forms: { form: withUnread(form, unread), asides }, version, savedAt };
}

function chosenFrom({ form, asides }: KeptForms, partId: string): KeptForms {
  const field = fields.find((each) => each === partId);
  return field === undefined ? bringBack({ form, asides }, partId) : { form: withoutField(form, field), asides };
}

/** What was typed since is set aside. */
export function restoreForm({ place, timezone }: KeepFormDeps, form: KeptForm): void {
  const { forms, ...saved } = recallForm(place, timezone) ?? { forms: { form, asides: [] }, version: 0, savedAt: null };
  keepForm(place, { ...saved, forms: standInstead(forms, form), isUnsent: true });
}

export function recoverFormPorts(deps: KeepFormDeps, onDiscarded: (form: KeptForm) => void): RecoverDraftPorts {
  const change = async (next: (forms: KeptForms) => KeptForms): Promise<void> => {
    const { forms, ...saved } = await find(deps);
    keepForm(deps.place, { ...saved, forms: next(forms), isUnsent: true });
  };
  return {
    readParts: fromPromise(async (): Promise<FoundDraft | null> => {
      const { form, asides } = (await find(deps)).forms;
      const parts = [
        ...fields
          .filter((field) => isFilled(form, field))
          .map((field) => ({ id: field, what: labels[field] ?? field, name: shownOf(form.values[field]), way: 'leaveOut' as const })),
        ...asides.map(({ draftId, values }) => ({ id: draftId, what: 'Another form', name: values.name, way: 'open' as const })),
      ];
      return { id: deps.place, name: form.values.name, parts };
    }),
    choosePart: fromPromise(({ input }) => change((forms) => chosenFrom(forms, input.partId))),
    discardDraft: fromPromise(async (): Promise<DraftAnswer> => {
      await change(({ form, asides }) => {
        onDiscarded(form);
        return { form: newForm(deps.timezone, null), asides };
      });
      return { refusal: null };
    }),
  };
}
