import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { writeNoteMachine, noNote, selectFailure, selectIsComparing, selectKept, selectStage, selectText } from './write-note.ts';
import type { SaveAnswer, SaveNote, Standing, WriteNoteEmitted, WriteNoteEvent, KeptNote } from './write-note.ts';
import { standingNote, writeNoteSamples, refused, overtaken, theirs, saved, kept, old, input } from './write-note.builders.ts';

const opened = (standing: Standing, { was = null, answer = () => Promise.resolve(saved('Mine.')) }: Opening = {}) => {
  const sent: SaveNote[] = [];
  const heard: WriteNoteEmitted[] = [];
  const saveNote = fromPromise<SaveAnswer, SaveNote>(({ input: wish }) => {
    sent.push(wish);
    return answer();
  });
  const flow = createActor(writeNoteMachine.provide({ actors: { saveNote } }), { input: input(standing, was) });
  for (const type of ['note.saved', 'note.failed', 'text.givenUp'] as const) flow.on(type, (event) => heard.push(event));
  flow.start();
  const send = (...events: readonly WriteNoteEvent[]) => events.forEach((event) => flow.send(event));
  const now = () => flow.getSnapshot();
  return {
    sent,
    heard,
    send,
    type: (text: string) => send({ type: 'text.change', text }),
    rest: () => waitFor(flow, (snapshot) => !snapshot.hasTag('busy')),
    stage: () => (selectIsComparing(now()) ? 'comparing' : selectStage(now())),
    text: () => selectText(now()),
    failure: () => selectFailure(now()),
    kept: () => selectKept(now()),
  };
};
type Opening = { readonly was?: KeptNote | null; readonly answer?: () => Promise<SaveAnswer> };

describe('write note', () => {
  it('takes every transition, and keeps whatever is typed', () => {
    const { missed } = walk(writeNoteMachine, {
      ...writeNoteSamples,
      invariant: (snapshot) => {
        const { text, base } = snapshot.context;
        if (selectStage(snapshot) !== 'reading' && text !== base.note) expect(selectKept(snapshot)?.text).toBe(text);
      },
    });
    expect(missed).toEqual([]);
  });

  it('RE-499 RE-500: writes the first note of an issue', async () => {
    const { send, type, rest, sent, heard, stage, kept: keeps } = opened(noNote);
    expect(stage()).toBe('reading');
    send({ type: 'note.write' });
    type('Mine.');
    send({ type: 'note.save' }, { type: 'note.save' });
    await rest();
    expect(sent).toEqual([{ issueId: 'i1', note: 'Mine.', version: 0 }]);
    expect([heard, stage(), keeps()]).toEqual([[{ type: 'note.saved' }], 'reading', null]);
  });

  it('RE-501: changes a note over the version it was opened with', async () => {
    const { send, type, rest, sent, text } = opened(old);
    send({ type: 'note.write' });
    expect(text()).toBe('Old.');
    type('Mine.');
    send({ type: 'note.save' });
    await rest();
    expect(sent).toEqual([{ issueId: 'i1', note: 'Mine.', version: 2 }]);
  });

  it.each([
    ['  ', 'A note needs a text.'],
    ['x'.repeat(10_001), 'Cannot be longer than 10000 characters'],
  ])('RE-503 RE-586: says why a text cannot be saved, until it is changed', (text, message) => {
    const { send, type, sent, stage, failure } = opened(noNote);
    send({ type: 'note.write' });
    type(text);
    send({ type: 'note.save' });
    expect([sent, stage(), failure()]).toEqual([[], 'writing', message]);
    type('Mine.');
    expect(failure()).toBeNull();
  });

  it('saves nothing where nothing was changed', () => {
    const { send, sent, stage } = opened(old);
    send({ type: 'note.write' }, { type: 'note.save' });
    expect([sent, stage()]).toEqual([[], 'reading']);
  });

  it('closes at once where nothing was typed, and else keeps it until it is given up, which can be undone', () => {
    const { send, type, heard, stage, text, kept: keeps } = opened(old);
    send({ type: 'note.write' }, { type: 'note.cancel' });
    expect(stage()).toBe('reading');
    send({ type: 'note.write' });
    type('Mine.');
    send({ type: 'note.cancel' });
    expect([stage(), keeps()]).toEqual(['setAside', kept('Mine.')]);
    send({ type: 'note.discard' });
    expect([stage(), keeps(), heard]).toEqual(['reading', null, [{ type: 'text.givenUp' }]]);
    send({ type: 'text.restore' });
    expect([stage(), text()]).toEqual(['writing', 'Mine.']);
  });

  it('opens with what was kept, unless it stands already', () => {
    expect([opened(old, { was: kept('Mine.') }).stage(), opened(old, { was: kept('Mine.') }).text()]).toEqual(['writing', 'Mine.']);
    expect(opened(theirs, { was: kept('Mine.') }).stage()).toBe('comparing');
    expect(opened(theirs, { was: kept(' Theirs.') }).stage()).toBe('reading');
    expect(opened(old, { was: kept('') }).stage()).toBe('writing');
    expect(opened(noNote, { was: { ...kept('', 0), unread: [{ field: 'text', of: '', value: 7 }] } }).stage()).toBe('writing');
  });

  it.each([
    ['the server refuses', () => Promise.resolve(refused), 'No.'],
    ['the answer is lost', () => Promise.reject(new Error('lost')), 'There was an issue with saving the note.'],
  ])('keeps the text and says why where %s', async (_, answer, message) => {
    const { send, type, rest, heard, stage, text, failure } = opened(old, { answer });
    send({ type: 'note.write' });
    type('Mine.');
    send({ type: 'note.save' });
    await rest();
    expect([stage(), text(), failure(), heard]).toEqual(['writing', 'Mine.', message, [{ type: 'note.failed', message }]]);
  });

  it('is done where the note that was saved is seen though the answer was lost', async () => {
    const { send, type, rest, stage } = opened(old, { answer: () => Promise.reject(new Error('lost')) });
    send({ type: 'note.write' });
    type('Mine. ');
    send({ type: 'note.save' });
    await rest();
    send({ type: 'note.changed', standing: standingNote(3, 'Mine.') });
    expect(stage()).toBe('reading');
  });
});

describe('two who write a note', () => {
  const behind = () => {
    const flow = opened(old);
    flow.send({ type: 'note.write' });
    flow.type('Mine.');
    flow.send({ type: 'note.changed', standing: theirs });
    return flow;
  };

  it('see both texts, and go on typing', () => {
    const { type, stage, text, send, sent } = behind();
    type('Mine and theirs.');
    send({ type: 'note.save' });
    expect([stage(), text(), sent]).toEqual(['comparing', 'Mine and theirs.', []]);
  });

  it('the editor takes over what others wrote where nothing was typed', () => {
    const { send, stage, text } = opened(old);
    send({ type: 'note.write' }, { type: 'note.changed', standing: theirs });
    expect([stage(), text()]).toEqual(['writing', 'Theirs.']);
  });

  it('one may keep the own text over the other version', async () => {
    const { send, rest, sent, stage } = behind();
    send({ type: 'note.keep' });
    await rest();
    expect([sent, stage()]).toEqual([[{ issueId: 'i1', note: 'Mine.', version: 3 }], 'reading']);
  });

  it('one may take the other text, and have the own back', () => {
    const { send, stage, text, kept: keeps } = behind();
    send({ type: 'note.take' });
    expect([stage(), keeps()]).toEqual(['reading', null]);
    send({ type: 'text.restore' });
    expect([stage(), text()]).toEqual(['comparing', 'Mine.']);
  });

  it('an own text stays where the note was deleted, also one that is empty by now', () => {
    const { send, type, stage, sent } = behind();
    type('');
    send({ type: 'note.changed', standing: noNote }, { type: 'note.keep' });
    expect([stage(), sent]).toEqual(['comparing', []]);
  });

  it('who was slower is shown what the faster one wrote', async () => {
    const { send, type, rest, stage, text, heard } = opened(old, { answer: () => Promise.resolve(overtaken) });
    send({ type: 'note.write' });
    type('Mine.');
    send({ type: 'note.save' });
    await rest();
    expect([stage(), text(), heard]).toEqual([
      'comparing',
      'Mine.',
      [{ type: 'note.failed', message: 'Somebody else has changed this note.' }],
    ]);
  });
});
