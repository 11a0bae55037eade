import { fromCallback } from 'xstate';
import type { BuildRequestPorts } from '#machines/flows/launch/request/build-request.setup.ts';
import { hearDraft, openDraft } from '../../drafts/keep-draft/open-draft.ts';
import type { KeepDraftDeps } from '../../drafts/keep-draft/open-draft.ts';

const followInterval = 4_000;
/** In milliseconds: a crashed device releases no lock, and its expiry sends no event, so it is polled. */
const holdInterval = 45_000;

/** Serialized; calls during a run make one more run. */
function oneByOne(run: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return function start(): void {
    again = running;
    if (running) return;
    running = true;
    run()
      .catch(() => undefined)
      .finally(() => {
        running = false;
        if (again) start();
      });
  };
}

/** On each event, and now and then while the socket is down. */
export const watchDraft = (deps: KeepDraftDeps, isLive: () => boolean): BuildRequestPorts['watchDraft'] =>
  fromCallback(({ input, sendBack }) => {
    let known = JSON.stringify([input.version, input.holder, input.of]);
    let lookedAt = Date.now();
    const look = oneByOne(async () => {
      lookedAt = 0;
      const draft = await openDraft(deps, { id: input.draftId, hold: false, takeOver: false });
      lookedAt = Date.now();
      if (draft === null || draft.launched !== null) return sendBack({ type: 'draft.closed' });
      const { saved, holder, of } = draft;
      const now = JSON.stringify([saved.version, holder, of]);
      if (known !== now) sendBack({ type: 'draft.followed', saved, holder, of });
      known = now;
    });
    const ending = new AbortController();
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    const ear = hearDraft(deps.client, input.draftId, lookIfSeen);
    document.addEventListener('visibilitychange', lookIfSeen, { signal: ending.signal });
    const timer = setInterval(() => {
      const isTold = ear.hears() && isLive();
      if (!isTold || Date.now() - lookedAt >= holdInterval) lookIfSeen();
    }, followInterval);
    return () => {
      ending.abort();
      ear.close();
      clearInterval(timer);
    };
  });
