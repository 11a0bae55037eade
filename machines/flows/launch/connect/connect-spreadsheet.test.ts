import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import {
  connectSpreadsheetMachine,
  selectImportReason,
  selectIsBusy,
  selectIsRefused,
  selectProblem,
  selectSheetName,
  selectSheetNames,
} from './connect-spreadsheet.ts';
import type { ConnectSpreadsheetEmitted, SheetAnswer, SheetKind } from './connect-spreadsheet.ts';
import { connectSpreadsheetSamples, given, url } from './connect-spreadsheet.builders.ts';

type Replies = { readonly names?: () => Promise<readonly string[]>; readonly sheet?: () => Promise<SheetAnswer> };

const connecting = ({ names = async () => ['Cases'], sheet = async () => ({ given }) }: Replies, kind: SheetKind = 'test_cases') => {
  const asked: string[] = [];
  const machine = connectSpreadsheetMachine.provide({
    actors: {
      fetchSheetNames: fromPromise<readonly string[], { url: string }>(({ input }) => {
        asked.push(`names of ${input.url}`);
        return names();
      }),
      retrieveSheet: fromPromise<SheetAnswer, { url: string; sheetName: string }>(({ input }) => {
        asked.push(`sheet ${input.sheetName}`);
        return sheet();
      }),
    },
  });
  const actor = createActor(machine, { input: { kind } }).start();
  const heard: ConnectSpreadsheetEmitted[] = [];
  actor.on('rows.found', (event) => heard.push(event));
  actor.send({ type: 'address.changed', url: ` ${url} ` });
  const settle = async () => vi.waitFor(() => expect(selectIsBusy(actor.getSnapshot())).toBe(false));
  const press = async () => {
    actor.send({ type: 'sheet.import' });
    await settle();
  };
  return { actor, asked, heard, press, problem: () => selectProblem(actor.getSnapshot()) };
};
const lost = () => Promise.reject(new Error('lost'));

describe('an online spreadsheet', () => {
  it('takes every transition', () => {
    expect(
      walk(connectSpreadsheetMachine, {
        ...connectSpreadsheetSamples,
        invariant: (snapshot) => {
          if (snapshot.hasTag('busy') || snapshot.matches('idle')) expect(snapshot.context.problem).toBeNull();
          if (snapshot.hasTag('refused')) expect(snapshot.context.problem).not.toBeNull();
        },
      }).missed,
    ).toEqual([]);
  });

  it('LA-254: is asked for the names of its sheets first', async () => {
    const { asked, press } = connecting({});
    await press();
    expect(asked[0]).toBe(`names of ${url}`);
  });

  it('LA-255: with one sheet is imported without a choice, with several when one is picked and imported again', async () => {
    const single = connecting({});
    await single.press();
    expect([single.asked, single.heard]).toEqual([[`names of ${url}`, 'sheet Cases'], [{ type: 'rows.found', given }]]);

    const several = connecting({ names: async () => ['Cart', 'Payment'] });
    await several.press();
    expect([several.asked, several.heard, selectSheetNames(several.actor.getSnapshot())]).toEqual([
      [`names of ${url}`],
      [],
      ['Cart', 'Payment'],
    ]);
    expect(selectImportReason(several.actor.getSnapshot())).toBe('Choose a sheet.');
    await several.press();
    expect(several.asked).toHaveLength(1);
    several.actor.send({ type: 'sheet.choose', name: 'Nothing' });
    expect(selectSheetName(several.actor.getSnapshot())).toBeNull();
    several.actor.send({ type: 'sheet.choose', name: 'Payment' });
    expect(selectImportReason(several.actor.getSnapshot())).toBeNull();
    await several.press();
    expect([several.asked[1], several.heard]).toEqual(['sheet Payment', [{ type: 'rows.found', given }]]);
  });

  it('LA-547: says so when its sheets cannot be named, and is asked again', async () => {
    let tries = 0;
    const { press, problem, heard, asked } = connecting({ names: () => (++tries === 1 ? lost() : Promise.resolve(['Cases'])) });
    await press();
    const message = 'Failed to fetch Google Sheets information. Please check the URL and permissions.';
    expect([problem(), heard]).toEqual([message, []]);
    await press();
    expect([problem(), asked.length]).toEqual([null, 3]);
  });

  it('LA-545: says so when a sheet cannot be retrieved and the server says nothing, by what was wanted', async () => {
    for (const [kind, words] of [
      ['test_cases', 'Failed to retrieve test cases from Google Sheets. Please try again later.'],
      ['known_issues', 'Failed to retrieve known issues from Google Sheets. Please try again later.'],
    ] as const) {
      for (const sheet of [lost, async () => ({ messages: [] })]) {
        const { press, problem, actor } = connecting({ sheet }, kind);
        await press();
        expect([problem(), selectIsRefused(actor.getSnapshot())]).toEqual([words, true]);
      }
    }
  });

  it('LA-546: shows what the server says instead, and retrieves again', async () => {
    let tries = 0;
    const { press, problem, heard } = connecting({
      sheet: async () => (++tries === 1 ? { messages: ['Too large.', 'Too long.'] } : { given }),
    });
    await press();
    expect(problem()).toBe('Too large., Too long.');
    await press();
    expect([problem(), heard.at(-1)]).toEqual([null, { type: 'rows.found', given }]);
  });

  it('starts over with another address, and stops when it is cancelled', async () => {
    const { actor, press } = connecting({ names: async () => ['Cart', 'Payment'] });
    await press();
    actor.send({ type: 'address.changed', url: ` ${url} ` });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'address.changed', url: `${url}2` });
    expect([actor.getSnapshot().value, selectSheetNames(actor.getSnapshot())]).toEqual(['idle', []]);
    actor.send({ type: 'sheet.import' });
    actor.send({ type: 'import.cancel' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('is not asked for at another address', async () => {
    const { actor, asked, press } = connecting({});
    actor.send({ type: 'address.changed', url: 'https://example.com/sheet' });
    await press();
    expect([asked, selectImportReason(actor.getSnapshot())]).toEqual([[], 'Please provide a valid Google Spreadsheet URL.']);
  });
});
