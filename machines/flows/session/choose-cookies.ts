import { nothingAllowed } from '#schema/rules/session/cookie-choice.ts';
import type { CookieChoice, CookiePurpose } from '#schema/rules/session/cookie-choice.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

type Context = {
  /** What was chosen; null while nothing was. */
  readonly kept: CookieChoice | null;
  readonly wished: CookieChoice;
};

type ChooseCookiesEvent =
  | { readonly type: 'preferences.open' }
  | { readonly type: 'preferences.close' }
  | { readonly type: 'preferences.save' }
  | { readonly type: 'purpose.toggle'; readonly purpose: CookiePurpose }
  | { readonly type: 'choice.allowAll' }
  | { readonly type: 'choice.refuseAll' };

export type ChooseCookiesActorRef = ActorRefFrom<typeof chooseCookiesMachine>;
type ChooseCookiesSnapshot = SnapshotFrom<typeof chooseCookiesMachine>;

/** Asks once what may be loaded beside the portal itself, and lets it be chosen anew. Until then nothing may. */
export const chooseCookiesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ChooseCookiesEvent,
    input: {} as { readonly kept: CookieChoice | null },
    emitted: {} as { readonly type: 'choice.made'; readonly choice: CookieChoice },
  },
  actions: {
    rememberWish: assign(({ context }, { purpose }: { purpose: CookiePurpose }) => ({
      wished: { ...context.wished, [purpose]: !context.wished[purpose] },
    })),
    rememberKept: assign(({ context }) => ({ kept: context.wished })),
    rememberAll: assign({ kept: { analytics: true, help: true }, wished: { analytics: true, help: true } }),
    rememberNone: assign({ kept: nothingAllowed, wished: nothingAllowed }),
    forgetWish: assign(({ context }) => ({ wished: context.kept ?? nothingAllowed })),
    announceChoice: emit(({ context }) => ({ type: 'choice.made' as const, choice: context.kept ?? nothingAllowed })),
  },
  guards: { hasChosen: ({ context }) => context.kept !== null },
}).createMachine({
  id: 'chooseCookies',
  context: ({ input: { kept } }) => ({ kept, wished: kept ?? nothingAllowed }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasChosen', target: 'chosen' }, { target: 'asking' }] },
    asking: {
      on: {
        'choice.allowAll': { target: 'chosen', actions: ['rememberAll', 'announceChoice'] },
        'choice.refuseAll': { target: 'chosen', actions: ['rememberNone', 'announceChoice'] },
        'preferences.open': 'reviewing',
      },
    },
    chosen: { on: { 'preferences.open': 'reviewing' } },
    reviewing: {
      on: {
        'purpose.toggle': { actions: { type: 'rememberWish', params: ({ event: { purpose } }) => ({ purpose }) } },
        'preferences.save': { target: 'chosen', actions: ['rememberKept', 'announceChoice'] },
        'preferences.close': [
          { guard: 'hasChosen', target: 'chosen', actions: 'forgetWish' },
          { target: 'asking', actions: 'forgetWish' },
        ],
      },
    },
  },
});

export const selectIsAsking = (snapshot: ChooseCookiesSnapshot): boolean => snapshot.matches('asking');

export const selectIsReviewing = (snapshot: ChooseCookiesSnapshot): boolean => snapshot.matches('reviewing');

export const selectWished = (snapshot: ChooseCookiesSnapshot): CookieChoice => snapshot.context.wished;

/** What may be loaded: nothing before it was chosen. */
export const selectAllowed = ({ context: { kept } }: ChooseCookiesSnapshot): CookieChoice => kept ?? nothingAllowed;
