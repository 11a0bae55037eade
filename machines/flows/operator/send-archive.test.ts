import { walk } from '#machines/testing/walk.ts';
import { restoreBytes, restoreTexts } from '#schema/vocabulary/organization-restore.ts';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Answer } from '#machines/lib/answer.ts';
import { selectIsSending, sendArchiveMachine } from './send-archive.ts';
import { sendArchiveSamples, file, good } from './send-archive.builders.ts';

it('takes every transition', () => {
  expect(walk(sendArchiveMachine, sendArchiveSamples).missed).toEqual([]);
});

it('sends one archive once, and nothing that is none', async () => {
  const sent: string[] = [];
  const said: object[] = [];
  const answers: (Answer | Error)[] = [
    { successful: false, messages: [restoreTexts.inWork] },
    new Error('lost'),
    { successful: true, messages: [] },
  ];
  const sendArchive = fromPromise<Answer, { readonly file: File }>(({ input }) => {
    sent.push(input.file.name);
    const answer = answers.shift();
    return answer instanceof Error || answer === undefined ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const actor = createActor(sendArchiveMachine.provide({ actors: { sendArchive } })).start();
  actor.on('*', (emitted) => void said.push(emitted));
  for (const one of [file('x.csv', 1), file('empty.zip', 0), file('NW.zip', restoreBytes + 1)])
    actor.send({ type: 'archive.choose', file: one });
  expect([sent, said]).toEqual([
    [],
    [restoreTexts.noArchive, restoreTexts.noArchive, restoreTexts.tooLarge].map((message) => ({ type: 'archive.refused', message })),
  ]);
  for (let turn = 0; turn < 3; turn += 1) {
    actor.send({ type: 'archive.choose', file: good });
    expect(selectIsSending(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'archive.choose', file: good });
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect([sent.length, said.slice(3)]).toEqual([
    3,
    [
      { type: 'archive.refused', message: restoreTexts.inWork },
      { type: 'archive.refused', message: restoreTexts.notSent },
      { type: 'archive.sent' },
    ],
  ]);
});
