import { walk } from '#machines/testing/walk.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { attachFileMachine, selectProgress, selectRefusal } from './attach-file.ts';
import type { FileAnswer } from './attach-file.ts';
import { attachFileSamples, refused, kept, mebibytes, file, choose } from './attach-file.builders.ts';

/** A chart whose answers the test gives. */
const started = () => {
  const sent: string[][] = [];
  const attached: string[] = [];
  let answer: (given: FileAnswer) => void = () => undefined;
  const sendFiles = fromCallback<EventObject, { readonly files: readonly File[] }>(({ input, sendBack }) => {
    sent.push(input.files.map(({ name }) => name));
    answer = sendBack;
  });
  const actor = createActor(attachFileMachine.provide({ actors: { sendFiles } })).start();
  actor.on('files.begun', ({ files }) => void attached.push(...files.map(({ id, name }) => `begun ${name}${id}`)));
  actor.on('file.attached', (emitted) => void attached.push(`${emitted.name} ${emitted.file.id}`));
  actor.on('file.left', ({ name }) => void attached.push(`left ${name}`));
  const says = () => [selectProgress(actor.getSnapshot()), selectRefusal(actor.getSnapshot())];
  return { actor, sent, attached, says, answer: (given: FileAnswer) => answer(given) };
};

it('takes every transition', () => {
  expect(walk(attachFileMachine, attachFileSamples).missed).toEqual([]);
});

it('sends what was chosen at once, says how far it is, and why some were refused', () => {
  const { actor, sent, attached, says, answer } = started();
  actor.send(choose(17, file(200 * mebibytes), file(7, 'evil.exe'), file(7, 'shot.png')));
  expect(says()).toEqual(['Sending 1 of 3', null]);
  answer(kept('f1'));
  actor.send(choose(0, file(7)));
  answer(refused);
  expect(says()).toEqual(['Sending 3 of 3', 'evil.exe: This type of file is not supported.']);
  answer(kept('f2'));
  expect(says()).toEqual([null, 'evil.exe: This type of file is not supported.']);
  expect([sent, attached]).toEqual([
    [['app.apk', 'evil.exe', 'shot.png']],
    ['begun app.apk', 'begun evil.exe', 'begun shot.png', 'app.apk f1', 'left evil.exe', 'app.apk f2'],
  ]);
  actor.send(choose(19, file(7)));
  expect(says()).toEqual(['Sending 1 of 1', null]);
});

it('sends none where there is no room for all or one is too large', () => {
  const { actor, sent, says } = started();
  actor.send(choose(19, file(7), file(7)));
  expect(says()).toEqual([null, requestFileTexts.tooMany]);
  actor.send(choose(0, file(7), file(200 * mebibytes + 1, 'film.mp4')));
  expect(says()).toEqual([null, 'film.mp4: A file cannot be larger than 200 MB.']);
  expect(sent).toEqual([]);
});
