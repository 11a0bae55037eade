import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { toggleAutoExportMachine, selectAskedMatching } from './toggle-auto-export.ts';
import type { ToggleAutoExportEvent, Wish } from './toggle-auto-export.ts';
import { toggleAutoExportSamples, done } from './toggle-auto-export.builders.ts';

async function told(matching: number | Error, answer: Answer | Error, ...events: readonly ToggleAutoExportEvent['type'][]) {
  const sent: Wish[] = [];
  const said: unknown[] = [];
  const or = <T>(value: T | Error): T => {
    if (value instanceof Error) throw value;
    return value;
  };
  const actor = createActor(
    toggleAutoExportMachine.provide({
      actors: {
        countMatching: fromPromise(async () => or(matching)),
        toggleExport: fromPromise(async ({ input }) => {
          sent.push(input);
          return or(answer);
        }),
      },
    }),
  ).start();
  actor.on('*', (event) => void said.push(event));
  for (const type of events) {
    actor.send({ type });
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false));
  }
  return { sent, said, asked: selectAskedMatching(actor.getSnapshot()) };
}

describe('toggling auto-export', () => {
  it('takes every transition', () => {
    expect(walk(toggleAutoExportMachine, toggleAutoExportSamples).missed).toEqual([]);
  });

  it('asks only when issues match, and sends nothing before the answer', async () => {
    expect(await told(3, done, 'export.enable')).toEqual({ sent: [], said: [], asked: 3 });
    expect((await told(3, done, 'export.enable', 'question.cancel')).sent).toEqual([]);
    expect(await told(0, done, 'export.enable')).toEqual({
      sent: [{ enabled: true, exportMatching: false }],
      said: [{ type: 'export.toggled', enabled: true, sent: 0 }],
      asked: null,
    });
  });

  it('takes issues along that match already, or not', async () => {
    expect(await told(3, done, 'export.enable', 'matching.include')).toEqual({
      sent: [{ enabled: true, exportMatching: true }],
      said: [{ type: 'export.toggled', enabled: true, sent: 3 }],
      asked: null,
    });
    expect((await told(3, done, 'export.enable', 'matching.exclude')).sent).toEqual([{ enabled: true, exportMatching: false }]);
  });

  it('turns off without a question', async () =>
    expect(await told(3, done, 'export.disable')).toEqual({
      sent: [{ enabled: false, exportMatching: false }],
      said: [{ type: 'export.toggled', enabled: false, sent: 0 }],
      asked: null,
    }));

  it('says why not, in the words of the server where it has some', async () => {
    const words = [{ type: 'export.refused', message: 'There was an issue with changing auto-export.' }];
    expect((await told(new Error('lost'), done, 'export.enable')).said).toEqual(words);
    expect((await told(0, new Error('lost'), 'export.disable')).said).toEqual(words);
    expect((await told(0, { successful: false, messages: ['No.'] }, 'export.disable')).said).toEqual([
      { type: 'export.refused', message: 'No.' },
    ]);
  });
});
