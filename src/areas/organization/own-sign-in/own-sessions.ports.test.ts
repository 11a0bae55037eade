import type { Portal } from '#src/cache/client.ts';
import { createActor, toPromise } from 'xstate';
import { expect, it } from 'vitest';
import { endSession, passwordChange, sessionList } from './own-sessions.ports.ts';

const portalWith = (answer: object) => {
  const calls: [string, unknown][] = [];
  const post: Portal['post'] = async (path, body) => {
    calls.push([path, JSON.parse(await (body as Blob).text())]);
    return Response.json(answer);
  };
  return { portal: { post } as Portal, calls };
};

const here = { id: 's1', device: 'Firefox on Windows', begunAt: '2026-11-24T09:00:00Z', usedAt: '2026-11-24T09:00:00Z', isCurrent: true };

it('asks where one is signed in', async () => {
  const { portal, calls } = portalWith({ hasPassword: true, sessions: [here] });
  expect(await toPromise(createActor(sessionList(portal)).start())).toEqual({ hasPassword: true, sessions: [here] });
  expect(calls).toEqual([['/api/session/list', {}]]);
});

it('does not take what is no list', async () => {
  const { portal } = portalWith({ error_code: 'unauthenticated' });
  await expect(toPromise(createActor(sessionList(portal)).start())).rejects.toThrow('Invalid key');
});

it('sends a new password with the old one, and hears at which field it is refused', async () => {
  const fault = { path: 'current', message: 'This is not your current password.' };
  const { portal, calls } = portalWith({ successful: false, errors: [fault] });
  const actor = createActor(passwordChange(portal), { input: { current: 'a', password: 'b' } }).start();
  expect(await toPromise(actor)).toEqual({ successful: false, faults: [fault], secret: null });
  expect(calls).toEqual([['/api/session/password', { current: 'a', password: 'b' }]]);
});

it('ends the session that is named', async () => {
  const { portal, calls } = portalWith({ successful: true, errors: [] });
  const actor = createActor(endSession(portal), { input: { id: 's2' } });
  const done = new Promise((resolve) => void actor.on('act.done', resolve));
  actor.start().send({ type: 'act.confirm' });
  await done;
  expect(calls).toEqual([['/api/session/end-one', { id: 's2' }]]);
});
