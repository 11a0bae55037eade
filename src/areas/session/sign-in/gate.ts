import { selectIsSettled, selectIsSignedIn } from '#machines/flows/session/sign-in.ts';
import type { SignInActorRef } from '#machines/flows/session/sign-in.ts';
import { fresh } from '#src/cache/call.ts';
import { createAnteroom, createPortal } from '#src/cache/client.ts';
import type { Portal } from '#src/cache/client.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { problemOf } from '#src/cache/problems.ts';
import type { Problem } from '#src/cache/problems.ts';
import type { SocketEvent } from '#src/cache/socket.ts';
import type { Viewer } from '#src/viewer.tsx';
import { waitFor } from 'xstate';
import { keepLastViewer } from '../viewer/last-viewer.ts';
import type { LastViewer } from '../viewer/last-viewer.ts';
import { CurrentUser } from './sign-in.documents.ts';
import type { Tokens } from './tokens.ts';

export type Entrance = { readonly viewer: Viewer; readonly portal: Portal };

export type GateDeps = {
  readonly session: SignInActorRef;
  readonly tokens: Tokens;
  readonly origin: string;
  readonly onProblem: (problem: Problem, requestId: string | null) => void;
};

type SocketListener = (event: SocketEvent | 'call.lost') => void;

const lastViewerOf = ({ role, isTestManager, organization: { name, chosenName, shortCode } }: Viewer): LastViewer =>
  isTestManager ? { role, organization: name, code: shortCode } : { role, organization: chosenName ?? name, code: null };

/** Lets a member through to the portal: asks once who they are, and makes their client. */
export type Gate = {
  /** The member and their client; null when nobody is signed in or they are not let in. */
  readonly enter: () => Promise<Entrance | null>;
  readonly current: () => Entrance | null;
  readonly watchSocket: (listener: SocketListener) => () => void;
  readonly leave: () => void;
};

/** What the screens know of the member by now: switches and rights change while a page is open. */
const known = ({ viewer, portal }: Entrance): Entrance => ({
  viewer: portal.client.readQuery(CurrentUser, {}, { requestPolicy: 'cache-only' })?.data?.getCurrentOrganizationUser ?? viewer,
  portal,
});

const never = (): Promise<null> => new Promise(() => undefined);

export const createGate = ({ session, tokens, origin, onProblem }: GateDeps): Gate => {
  let entrance: Promise<Entrance | null> | null = null;
  let inside: Entrance | null = null;
  const listeners = new Set<SocketListener>();
  const anteroom = createAnteroom(origin, tokens, () => undefined);

  const askWho = async (): Promise<Viewer | null> => {
    const { data, error, operation } = await anteroom.query(CurrentUser, {}, fresh).toPromise();
    if (data !== undefined) return data.getCurrentOrganizationUser;
    const problem = error === undefined ? null : problemOf(error, operation);
    if (problem?.kind !== 'access') throw error ?? new Error('The server gave no answer.');
    onProblem(problem, error === undefined ? null : requestIdOf(error));
    return null;
  };

  const open = async (): Promise<Entrance | null> => {
    const viewer = await askWho();
    if (viewer === null) return null;
    const portal = createPortal({
      origin,
      source: tokens,
      member: { userId: viewer.id, role: viewer.role, organizationPublicId: viewer.organization.publicId },
      onProblem,
      onSocket: (event) => {
        for (const listener of listeners) listener(event);
      },
      onSocketRefused: () => void portal.client.query(CurrentUser, {}, fresh).toPromise(),
    });
    inside = { viewer, portal };
    keepLastViewer(lastViewerOf(viewer));
    return inside;
  };

  const enter = async (): Promise<Entrance | null> => {
    await waitFor(session, selectIsSettled, { timeout: Infinity });
    if (!selectIsSignedIn(session.getSnapshot())) return null;
    entrance ??= open().catch((error: unknown) => {
      entrance = null;
      throw error;
    });
    const found = await entrance;
    return found === null ? never() : known(found);
  };

  return {
    enter,
    current: () => (inside === null ? null : known(inside)),
    watchSocket: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => {
      keepLastViewer(null);
      inside?.portal.close();
      inside = null;
      entrance = null;
    },
  };
};
