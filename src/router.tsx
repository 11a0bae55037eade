import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { ChosenSchedule } from '#machines/flows/shared/choose-schedule.rules.ts';
import type { LaunchError } from '#machines/flows/launch/connect/external-launch.ts';
import type { PreviewReceipt } from '#machines/flows/launch/simple/preview.ts';
import type { SignInActorRef } from '#machines/flows/session/sign-in.ts';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import type { Gate } from './areas/session/sign-in/gate.ts';
import { NotFoundPage, SorryPage } from './areas/session/layouts/pages.tsx';
import { routeTree } from './route-tree.gen.ts';
import type { Settings } from './settings.ts';

/** What every route may ask for. */
export type RouterContext = {
  readonly session: SignInActorRef;
  readonly gate: Gate;
  readonly settings: Settings;
  readonly token: () => string | null;
};

/** The addresses of the portal. Search values are text, and numbers and booleans where they look like it; text is never quoted. */
export const createPortalRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    parseSearch: parseSearchWith(JSON.parse),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: SorryPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: false,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
  /** What a page hands to the next beside its address; read as whatever it may be, since a browser keeps it over releases. */
  interface HistoryState {
    readonly requestName?: string;
    readonly chosen?: ChosenSchedule;
    readonly isLate?: boolean;
    readonly testId?: string;
    readonly cases?: ClonedCases;
    readonly draftId?: string;
    readonly form?: unknown;
    readonly receipt?: PreviewReceipt | null;
    readonly launchError?: LaunchError;
    readonly isAnswered?: boolean;
    readonly launchedTestId?: string;
    /** The page lies over the step of the wizard that stands before it. */
    readonly isOverStep?: boolean;
  }
}
