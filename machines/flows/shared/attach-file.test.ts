import { walk } from '#machines/testing/walk.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { attachFileMachine, selectIsSending } from './attach-file.ts';
import type { AttachAnswer } from './attach-file.ts';

const mebibytes = 1024 * 1024;
const file = (size: number, name = 'app.apk'): File => ({ name, size }) as File;
const kept = { id: 'f1', name: 'app.apk', mediaKind: 'archive', size: 7 };

it('takes every transition', () => {
  const events = [
    { type: 'file.choose', file: file(7), count: 0 },
    { type: 'file.choose', file: file(7), count: 20 },
    { type: 'file.choose', file: file(200 * mebibytes + 1), count: 0 },
    { type: 'xstate.done.actor.sendFile', output: { successful: true, file: kept, message: '' } },
    { type: 'xstate.done.actor.sendFile', output: { successful: false, file: null, message: 'This type of file is not supported.' } },
    { type: 'xstate.error.actor.sendFile', error: new Error('lost') },
  ];
  expect(walk(attachFileMachine, { events: events as never }).missed).toEqual([]);
});

it('sends a file once, says what became of it, and sends none that has no room or is too large', async () => {
  const sent: string[] = [];
  const said: object[] = [];
  const answers: (AttachAnswer | Error)[] = [
    { successful: false, file: null, message: 'This type of file is not supported.' },
    new Error('lost'),
    { successful: true, file: kept, message: '' },
  ];
  const sendFile = fromPromise<AttachAnswer, { readonly file: File }>(({ input }) => {
    sent.push(input.file.name);
    const answer = answers.shift();
    return answer instanceof Error || answer === undefined ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const actor = createActor(attachFileMachine.provide({ actors: { sendFile } })).start();
  actor.on('*', (emitted) => void said.push(emitted));
  actor.send({ type: 'file.choose', file: file(7), count: 20 });
  actor.send({ type: 'file.choose', file: file(200 * mebibytes + 1), count: 19 });
  expect(sent).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) {
    actor.send({ type: 'file.choose', file: file(200 * mebibytes), count: 19 });
    expect(selectIsSending(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'file.choose', file: file(7), count: 19 });
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect([sent.length, said]).toEqual([
    3,
    [
      { type: 'file.refused', message: requestFileTexts.tooMany },
      { type: 'file.refused', message: requestFileTexts.tooLarge },
      { type: 'file.refused', message: 'This type of file is not supported.' },
      { type: 'file.refused', message: requestFileTexts.notSent },
      { type: 'file.attached', file: kept },
    ],
  ]);
});
