import type { Unread } from '#schema/rules/fit.ts';
import { settingsForms } from '#schema/rules/integrations/forms.ts';
import type { FormValues, KnownSettings, SettingsForm } from '#schema/rules/integrations/forms.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { port } from '#machines/lib/port.ts';
import type { JiraValues } from '#schema/rules/integrations/jira.ts';
import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';

type SettingsRefusal = { readonly field: string | null; readonly message: string };

export type SettingsAnswer =
  | { readonly kind: 'saved'; readonly known: KnownSettings }
  | { readonly kind: 'refused'; readonly refusals: readonly SettingsRefusal[] }
  | { readonly kind: 'signedOut' };

export type ConfigureIntegrationPorts = {
  readonly saveSettings: PromiseActorLogic<SettingsAnswer, { readonly code: SettingsCode; readonly values: FormValues }>;
};

export type ConfigureIntegrationInput = {
  readonly code: SettingsCode;
  /** What the server has; null while the integration is not configured. */
  readonly known: KnownSettings;
  readonly typed: FormValues;
  readonly unread: readonly Unread[];
};

export type ConfigureIntegrationContext = ConfigureIntegrationInput & {
  readonly left: readonly string[];
  readonly refusals: readonly SettingsRefusal[];
};

type ConfigureIntegrationEvent =
  | { readonly type: 'values.change'; readonly fields: FormValues }
  | { readonly type: 'field.leave'; readonly field: string }
  | { readonly type: 'settings.save' }
  | { readonly type: 'settings.changed'; readonly known: KnownSettings }
  | { readonly type: 'unread.forget' };

type ConfigureIntegrationEmitted =
  | { readonly type: 'problems.found'; readonly field: string }
  | { readonly type: 'settings.saved' }
  | { readonly type: 'settings.refused'; readonly field: string | null };

type ConfigureIntegrationTag = 'busy' | 'editable' | 'refused';

type Typed = Pick<ConfigureIntegrationContext, 'code' | 'known' | 'typed'>;

export const formOf = (code: SettingsCode): SettingsForm => settingsForms[code];

const baseOf = (code: SettingsCode, known: KnownSettings): FormValues =>
  known === null ? formOf(code).empty : formOf(code).fromSettings(known);

const valuesOf = ({ code, known, typed }: Typed): FormValues => ({ ...baseOf(code, known), ...typed });

const problemsOf = (context: Typed): readonly Problem[] => formOf(context.code).problems(valuesOf(context), context.known);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was typed and differs from the server's values, without secrets, which are never saved on the device. */
function keptOf({ code, known, typed }: Typed): FormValues {
  const [base, { secrets }] = [baseOf(code, known), formOf(code)];
  return Object.fromEntries(Object.entries(typed).filter(([field, value]) => !secrets.includes(field) && !isSame(value, base[field])));
}

const isChanged = (context: Typed): boolean => {
  const base = baseOf(context.code, context.known);
  return Object.entries(context.typed).some(([field, value]) => !isSame(value, base[field]));
};

/** Refusals that still hold after some fields were changed: one about a credential goes with any change, as any field may be its cause. */
const standing = (code: SettingsCode, refusals: readonly SettingsRefusal[], fields: FormValues): readonly SettingsRefusal[] =>
  refusals.filter(({ field }) => field !== null && !Object.hasOwn(fields, field) && !formOf(code).secrets.includes(field));

const fieldOfRefusals = (refusals: readonly SettingsRefusal[]): string | null =>
  refusals.find(({ field }) => field !== null)?.field ?? null;

export type ConfigureIntegrationActorRef = ActorRefFrom<typeof configureIntegrationMachine>;
export type ConfigureIntegrationSnapshot = SnapshotFrom<typeof configureIntegrationMachine>;

const unprovided: ConfigureIntegrationPorts = { saveSettings: port('saveSettings') };
const none: readonly SettingsRefusal[] = [];
const answered = ({ event }: { event: { output: SettingsAnswer } }) => ({ answer: event.output });
const refused = ({ event: { output } }: { event: { output: SettingsAnswer } }) => ({
  refusals: output.kind === 'refused' ? output.refusals : none,
});

/** The server saves nothing that the tool does not accept. */
export const configureIntegrationMachine = setup({
  types: {
    context: {} as ConfigureIntegrationContext,
    events: {} as ConfigureIntegrationEvent,
    input: {} as ConfigureIntegrationInput,
    emitted: {} as ConfigureIntegrationEmitted,
    tags: {} as ConfigureIntegrationTag,
  },
  actors: unprovided,
  actions: {
    rememberFields: assign(({ context }, params: { fields: FormValues }) => ({
      typed: { ...context.typed, ...params.fields },
      refusals: standing(context.code, context.refusals, params.fields),
    })),
    rememberLeft: assign(({ context }, params: { field: string }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberKnown: assign((_, params: { known: KnownSettings }) => ({ known: params.known })),
    rememberSaved: assign((_, { answer }: { answer: SettingsAnswer }) =>
      answer.kind === 'saved' ? { known: answer.known, typed: {}, left: [], unread: [] } : {},
    ),
    rememberRefusals: assign((_, params: { refusals: readonly SettingsRefusal[] }) => ({ refusals: params.refusals })),
    forgetRefusals: assign({ refusals: none }),
    forgetUnread: assign({ unread: [] }),
    announceProblems: emit(({ context }) => ({ type: 'problems.found' as const, field: problemsOf(context)[0]?.path ?? 'site' })),
    announceSaved: emit({ type: 'settings.saved' as const }),
    announceRefused: emit((_, params: { refusals: readonly SettingsRefusal[] }) => ({
      type: 'settings.refused' as const,
      field: fieldOfRefusals(params.refusals),
    })),
    announceLost: emit({ type: 'settings.refused' as const, field: null }),
  },
  guards: {
    hasUnread: ({ context }) => context.unread.length > 0,
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isSaved: (_, { answer }: { answer: SettingsAnswer }) => answer.kind === 'saved',
    isSignedOut: (_, { answer }: { answer: SettingsAnswer }) => answer.kind === 'signedOut',
  },
}).createMachine({
  id: 'configureIntegration',
  context: ({ input }) => ({ ...input, left: [], refusals: none }),
  initial: 'editing',
  on: { 'settings.changed': { actions: { type: 'rememberKnown', params: ({ event }) => ({ known: event.known }) } } },
  states: {
    editing: {
      tags: 'editable',
      initial: 'calm',
      on: {
        'values.change': { actions: { type: 'rememberFields', params: ({ event }) => ({ fields: event.fields }) } },
        'field.leave': { actions: { type: 'rememberLeft', params: ({ event }) => ({ field: event.field }) } },
        'unread.forget': { guard: 'hasUnread', actions: 'forgetUnread' },
        'settings.save': [
          { guard: 'isComplete', target: 'saving' },
          { target: '.correcting', actions: 'announceProblems' },
        ],
      },
      states: { calm: {}, correcting: { tags: 'refused' } },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetRefusals',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({ code: context.code, values: valuesOf(context) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: answered },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: answered }, 'announceSaved'],
          },
          { guard: { type: 'isSignedOut', params: answered }, target: 'editing' },
          {
            target: 'editing',
            actions: [
              { type: 'rememberRefusals', params: refused },
              { type: 'announceRefused', params: refused },
            ],
          },
        ],
        onError: { target: 'editing', actions: 'announceLost' },
      },
    },
  },
});

const known = new WeakMap<object, { readonly of: unknown; readonly values: FormValues; readonly problems: readonly Problem[] }>();

/** Computed once for both values and problems. */
function read({ context }: ConfigureIntegrationSnapshot) {
  const found = known.get(context.typed);
  if (found !== undefined && found.of === context.known) return found;
  const made = { of: context.known, values: valuesOf(context), problems: problemsOf(context) };
  known.set(context.typed, made);
  return made;
}

export const selectValues = (snapshot: ConfigureIntegrationSnapshot): FormValues => read(snapshot).values;
export const selectJiraValues = (snapshot: ConfigureIntegrationSnapshot): JiraValues => read(snapshot).values as JiraValues;
export const selectIsKnown = ({ context }: ConfigureIntegrationSnapshot): boolean => context.known !== null;
export const selectIsSaving = (snapshot: ConfigureIntegrationSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsEditable = (snapshot: ConfigureIntegrationSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsChanged = ({ context }: ConfigureIntegrationSnapshot): boolean => isChanged(context);
export const selectKept = ({ context }: ConfigureIntegrationSnapshot): FormValues => keptOf(context);
export const selectUnread = ({ context }: ConfigureIntegrationSnapshot): readonly Unread[] => context.unread;

export const selectIsCorrecting = (snapshot: ConfigureIntegrationSnapshot): boolean => snapshot.matches({ editing: 'correcting' });

const noProblems: readonly Problem[] = [];
export const selectProblems = (snapshot: ConfigureIntegrationSnapshot): readonly Problem[] =>
  selectIsCorrecting(snapshot) ? read(snapshot).problems : noProblems;

export const selectRefusals = ({ context }: ConfigureIntegrationSnapshot): readonly SettingsRefusal[] => context.refusals;

export const selectProblemAt =
  (field: string) =>
  (snapshot: ConfigureIntegrationSnapshot): string | null => {
    const refused = snapshot.context.refusals.find((one) => one.field === field)?.message;
    if (refused !== undefined) return refused;
    if (!selectIsCorrecting(snapshot) && !snapshot.context.left.includes(field)) return null;
    return read(snapshot).problems.find(({ path }) => path === field)?.message ?? null;
  };

export type KeptSettings = Pick<ConfigureIntegrationContext, 'typed' | 'unread'>;

/** Parses saved settings of any version; what does not parse goes to `unread`, and a secret is never read. */
export function readKeptSettings(code: SettingsCode, saved: unknown): KeptSettings {
  const { rule, secrets } = formOf(code);
  const entries = Object.entries(rule.entries).filter(([field]) => !secrets.includes(field));
  const typedRule = v.object(Object.fromEntries(entries.map(([field, entry]) => [field, v.exactOptional(entry)])));
  const keptRule = v.object({ typed: v.fallback(typedRule, {}), unread: unreadRules });
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { form: saved });
  return { typed: value.typed, unread: [...value.unread, ...unread].filter(({ field }) => !secrets.includes(field)) };
}
