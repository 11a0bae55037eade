import { port } from '#machines/lib/port.ts';
import { isEmail } from '#schema/rules/email.ts';
import { periods } from '#schema/vocabulary/limits.ts';
import { assign, setup } from 'xstate';
import type { PromiseActorLogic, SnapshotFrom } from 'xstate';

type KnownTester = { readonly id: string; readonly fullName: string; readonly backupOnly: boolean };
export type Known = Readonly<Record<string, KnownTester | null>>;
export type LookUpTestersPorts = { readonly lookUp: PromiseActorLogic<Known, { readonly emails: readonly string[] }> };

type Context = { readonly emails: readonly string[]; readonly known: Known };
type Event = { readonly type: 'emails.change'; readonly emails: readonly string[] } | { readonly type: 'search.retry' };
type Changed = { readonly emails: readonly string[] };

const unprovided: LookUpTestersPorts = { lookUp: port('lookUp') };
const changed = ({ event }: { event: Changed }): Changed => ({ emails: event.emails });
const unknownOf = ({ emails, known }: Context): readonly string[] => emails.filter((email) => known[email] === undefined && isEmail(email));

/** After a pause in typing; no address twice. */
export const lookUpTestersMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Changed, tags: {} as 'busy' | 'refused' },
  actors: unprovided,
  actions: {
    rememberEmails: assign((_, { emails }: Changed) => ({ emails })),
    rememberKnown: assign(({ context }, params: { known: Known }) => ({ known: { ...context.known, ...params.known } })),
  },
  guards: { hasUnknown: ({ context }) => unknownOf(context).length > 0 },
  delays: { lookUpPause: periods.matchingTestersMs },
}).createMachine({
  id: 'lookUpTesters',
  context: ({ input }) => ({ ...input, known: {} }),
  on: { 'emails.change': { target: '.resting', actions: { type: 'rememberEmails', params: changed } } },
  initial: 'resting',
  states: {
    resting: { always: { guard: 'hasUnknown', target: 'pausing' } },
    pausing: { tags: 'busy', after: { lookUpPause: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ emails: unknownOf(context) }),
        onDone: { target: 'known', actions: { type: 'rememberKnown', params: ({ event }) => ({ known: event.output }) } },
        onError: 'failed',
      },
    },
    known: {},
    failed: { tags: 'refused', on: { 'search.retry': 'asking' } },
  },
});

export type EmailOutcome = 'found' | 'backupOnly' | 'elsewhere' | 'unknown' | 'invalid' | 'waiting' | 'failed';
export type EmailLine = { readonly email: string; readonly fullName: string | null; readonly outcome: EmailOutcome };

/** A backup-only tester is not selected, and nobody is in two groups. */
export const linesOf = (
  emails: readonly string[],
  known: Known,
  { isBackup, elsewhere, hasFailed }: { readonly isBackup: boolean; readonly elsewhere: readonly string[]; readonly hasFailed: boolean },
): readonly EmailLine[] =>
  emails.map((email) => {
    const tester = known[email];
    const line = (outcome: EmailOutcome): EmailLine => ({ email, fullName: tester?.fullName ?? null, outcome });
    if (!isEmail(email)) return line('invalid');
    if (tester === undefined) return line(hasFailed ? 'failed' : 'waiting');
    if (tester === null) return line('unknown');
    if (elsewhere.includes(email)) return line('elsewhere');
    return line(tester.backupOnly && !isBackup ? 'backupOnly' : 'found');
  });

export const selectKnown = ({ context }: SnapshotFrom<typeof lookUpTestersMachine>): Known => context.known;
export const selectHasFailed = (snapshot: SnapshotFrom<typeof lookUpTestersMachine>): boolean => snapshot.hasTag('refused');
