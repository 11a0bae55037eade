/** `version` is the server's; 0 was never saved. */
export type Versioned = { readonly version: number; readonly savedAt: string | null };

type SavedAnswer = { readonly kind: 'saved' } & Versioned;
type RefusedAnswer = { readonly kind: 'refused'; readonly message: string };
export type SavingAnswer<More extends { readonly kind: string } = never> = SavedAnswer | RefusedAnswer | More;

export type SavingContext<Kept, Saved extends Versioned> = {
  readonly saved: Saved;
  readonly sent: Kept | null;
  readonly confirmed: Kept | null;
  /** The connection came back while a save was under way: a lost response is retried at once. */
  readonly isRestored: boolean;
  readonly failure: string | null;
};

export type SavingEvent = { readonly type: 'save.retry' } | { readonly type: 'connection.restored' } | { readonly type: 'page.hidden' };
/** How far what is typed has come to the server. */
export type SavingState = 'opening' | 'saved' | 'pending' | 'saving' | 'unsaved' | 'refused' | 'outdated';
export type SavingTag = 'busy' | 'refused' | 'settled';

type AnyAnswer = SavingAnswer<{ readonly kind: 'stale' } | { readonly kind: 'held' } | { readonly kind: 'launched' }>;
type Asked = { readonly answer: AnyAnswer };

export const savingDelays = { savePause: 700, retryPause: 10_000 };

export const savingGuards = <Kept, Saved extends Versioned, Context extends SavingContext<Kept, Saved>>(
  keptOf: (context: Context) => Kept,
) => ({
  isRestored: ({ context }: { context: Context }) => context.isRestored,
  hasMore: ({ context }: { context: Context }) => context.sent !== keptOf(context),
  isConfirmed: ({ context }: { context: Context }) => context.confirmed === keptOf(context),
  isSaved: (_: unknown, { answer }: Asked) => answer.kind === 'saved',
  isStale: (_: unknown, { answer }: Asked) => answer.kind === 'stale',
  isLatest: ({ context }: { context: Context }, { answer }: Asked) => answer.kind === 'saved' && context.sent === keptOf(context),
});

export const whenSent = <Kept>(kept: Kept) => ({ sent: kept, failure: null, isRestored: false });

export const whenAnswered = <Kept, Saved extends Versioned>(
  { saved, sent }: SavingContext<Kept, Saved>,
  answer: AnyAnswer,
): Partial<SavingContext<Kept, Saved>> =>
  answer.kind === 'saved'
    ? { saved: { ...saved, version: answer.version, savedAt: answer.savedAt }, confirmed: sent }
    : { failure: answer.kind === 'refused' ? answer.message : null };

/** A chart adds its own events and its invoke. */
export const savingStates = {
  opening: { always: [{ guard: 'isConfirmed', target: 'saved' }, { target: 'pending' }] },
  pending: { on: { 'page.hidden': 'saving' }, after: { savePause: 'saving' } },
  saving: {
    tags: 'busy',
    description:
      'A save that was lost while the connection came back goes out once more at once; a page that is left sends what was typed meanwhile.',
    entry: 'rememberSent',
    on: {
      'connection.restored': { actions: 'rememberRestored' },
      'page.hidden': { guard: 'hasMore', target: 'saving', reenter: true },
    },
  },
  unsaved: {
    tags: 'refused',
    on: { 'connection.restored': 'saving', 'save.retry': 'saving', 'page.hidden': 'saving' },
    after: { retryPause: 'saving' },
  },
} as const;

export const whenLost = [{ guard: 'isRestored', target: 'saving', reenter: true }, { target: 'unsaved' }] as const;
