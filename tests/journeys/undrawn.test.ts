import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { plantDraft } from '../support/drivers-drafts.ts';
import { lost } from '../support/drivers-faults.ts';
import { forgetServed, onOperation, servedForm } from '../support/drivers-forms.ts';
import * as launch from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { patient, placeOf } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const later = { ...launchNow('Europe/London'), mode: 'later', laterAt: `${tomorrow}T10:00` } as const;
const aside = 'could not be opened.';

/** A browser that cannot draw a later start: a fault that nobody foresaw. */
const breakLater = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sound = Reflect.get(Intl.DateTimeFormat.prototype, 'formatToParts') as (
      this: Intl.DateTimeFormat,
      ...given: unknown[]
    ) => Intl.DateTimeFormatPart[];
    Intl.DateTimeFormat.prototype.formatToParts = function formatToParts(...given) {
      const { weekday, timeZoneName } = this.resolvedOptions();
      if (weekday !== undefined || timeZoneName !== undefined) throw new RangeError('Invalid time value');
      return sound.apply(this, given);
    };
  });

/** Answers the first call of an operation, and cuts the line under the others while that is wished. */
async function cutAfterFirst(page: Page, operation: string): Promise<() => void> {
  let calls = 0;
  let isCut = true;
  await onOperation(page, operation, async (route) => {
    calls += 1;
    await (isCut && calls > 1 ? route.abort('connectionreset') : route.fallback());
  });
  return () => {
    isCut = false;
  };
}

const plantRaw = async (portal: AskPortal, values: unknown): Promise<string> => {
  const id = randomUUID();
  await portal('mutation Raw($input: SaveLaunchDraftInput!) { saveLaunchDraft(input: $input) { successful } }', {
    input: { id, version: 0, name: 'Raw', step: 'nowhere', values },
  });
  return id;
};

const without = (page: Page, part: string) => page.getByRole('button', { name: `Open without it: ${part}` });

describe('a draft that cannot be drawn', () => {
  journey('says so at its place, and is opened without the part that breaks it', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const tests = [await launch.readyTest(customer, 'Paying')];
    const other = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Sound draft', tests });
    const id = await plantDraft(customer, { ...emptyDraft('Europe/London'), name: 'Broken draft', tests, schedule: later });
    const page = await as('customer', '/overview');
    await breakLater(page);
    const restore = await cutAfterFirst(page, 'KeepDraft_Open');
    await page.goto(placeOf(id));
    await launch.arriveAt(page, 'This draft cannot be shown');
    await page.getByText('The server did not answer. Please try again.').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    restore();
    await launch.press(page, 'Try again');
    await without(page, 'When it starts').waitFor();
    expect(await page.getByRole('button', { name: /^Open without it/ }).count()).toBe(3);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await lost(page, 'KeepDraft_Save', () => without(page, 'When it starts').click());
    await page.getByText('The server did not answer. Please try again.').waitFor();
    await lost(page, 'BuildRequest_Discard', () => launch.press(page, 'Discard draft'));
    await page.getByRole('region', { name: 'Other drafts' }).getByRole('link', { name: 'Sound draft' }).click();
    await launch.arriveAt(page, 'Launch request');
    await page.goto(placeOf(id));
    await launch.arriveAt(page, 'This draft cannot be shown');
    await launch.press(page, 'Try again');
    await without(page, 'When it starts').click();
    await launch.arriveAt(page, 'Launch request');
    await page.getByText(aside).waitFor();
    expect(await page.getByLabel('Test run name').inputValue()).toBe('Broken draft');
    await launch.press(page, 'Throw it away');
    await expect.poll(() => page.getByText(aside).count()).toBe(0);
    await page.reload();
    await launch.arriveAt(page, 'Launch request');
    expect(await page.getByText(aside).count()).toBe(0);
    expect(problems().length).toBeGreaterThan(0);
    problems().length = 0;
    await page.goto(placeOf(other));
    await launch.arriveAt(page, 'Launch request');
  });

  journey('is discarded, whether its parts can be read or not, and brought back', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    const broken = {
      ...emptyDraft('Europe/London'),
      name: 'Broken draft',
      tests: [await launch.readyTest(customer, 'Paying')],
      schedule: later,
    };
    const page = await as('customer', '/overview');
    await breakLater(page);
    for (const isCut of [true, false]) {
      const id = await plantDraft(customer, broken);
      const restore = await cutAfterFirst(page, 'KeepDraft_Open');
      if (!isCut) restore();
      await page.goto(placeOf(id));
      await launch.arriveAt(page, 'This draft cannot be shown');
      await (isCut ? page.getByText('The server did not answer. Please try again.') : without(page, 'When it starts')).waitFor();
      restore();
      await launch.press(page, 'Discard draft');
      await page.getByText('The draft was discarded.').first().waitFor();
      await expect.poll(() => launch.title(page, 'This draft cannot be shown').count(), patient).toBe(0);
    }
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ }).last().click();
    problems().length = 0;
  });

  journey(
    'of the simple form is opened without the field that breaks it, or another form instead',
    async ({ journey: { as, portal, problems } }) => {
      const classic = await portal('classic');
      await forgetServed(classic);
      const version = (await servedForm(classic))?.version ?? 0;
      const formOf = (name: string, more: object) => ({ draftId: randomUUID(), attempt: 1, values: { name, ...more } });
      await classic('mutation Put($input: SaveLaunchFormInput!) { saveLaunchForm(input: $input) { successful } }', {
        input: { version, values: { form: formOf('Broken form', { schedule: later }), asides: [formOf('Sound form', {})] } },
      });
      const page = await as('classic', '/overview');
      await breakLater(page);
      await page.goto('/launch?tab=advanced_test');
      await launch.arriveAt(page, 'This form cannot be shown');
      await page.getByRole('button', { name: 'Open: Another form' }).waitFor();
      await launch.press(page, 'Discard form');
      await launch.arriveAt(page, 'Launch an advanced test');
      await expect.poll(() => page.getByLabel('Test run name').inputValue()).toBe('');
      await page.getByLabel('Test run name').fill('Typed since');
      await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ }).last().click();
      await launch.arriveAt(page, 'This form cannot be shown');
      await page.getByRole('listitem').filter({ hasText: 'Typed since' }).waitFor();
      await without(page, 'When it starts').click();
      await launch.arriveAt(page, 'Launch an advanced test');
      await expect.poll(() => page.getByLabel('Test run name').inputValue()).toBe('Broken form');
      await page.getByText(aside).waitFor();
      await launch.press(page, 'Throw it away');
      await expect.poll(() => page.getByText(aside).count()).toBe(0);
      problems().length = 0;
      await launch.press(page, 'Clear form');
    },
  );
});

const shapes: readonly (readonly [what: string, values: unknown])[] = [
  ['a text', 'rubbish'],
  ['a list', [1, null, 'x']],
  ['numbers everywhere', { name: 7, schedule: 1, tests: 2, wizard: 3, parked: 4, attempt: 'x', sdlcStage: {} }],
  ['nulls everywhere', { name: null, schedule: null, tests: [null], wizard: null, parked: [null], attempt: null }],
  ['a time of the year 2', { name: 'Year 2', schedule: { ...later, laterAt: '0002-11-25T09:00' }, tests: [{ id: 't', values: {} }] }],
  ['an impossible day', { name: 'Day', schedule: { ...later, laterAt: '2026-02-30T09:00' }, tests: [{ id: 't', values: {} }] }],
  ['a zone nobody knows', { name: 'Zone', schedule: { ...later, timezone: 'Mars/Olympus' }, tests: [{ id: 't', values: {} }] }],
  [
    'a rule nobody can follow',
    {
      name: 'Rule',
      schedule: { ...later, mode: 'recurring', recurringDay: 'x', recurringTime: '25:99' },
      tests: [{ id: 't', values: {} }],
    },
  ],
  ['huge texts', { name: 'x'.repeat(200_000), tests: [{ id: 't', values: { name: 'y'.repeat(200_000), inScope: 'z'.repeat(500_000) } }] }],
  [
    'lists of anything',
    {
      name: 'Lists',
      tests: [{ id: 't', values: { testCases: ['a', { steps: 'b' }, 3], targetingGroups: [[], { countries: [1] }], testDataPool: ['x'] } }],
    },
  ],
  ['a step that is gone', { name: 'Step', wizard: { testId: 'w', step: 'billing', values: { activity: 'guessing', name: ['x'] } } }],
  [
    'fields of an older build',
    { name: 'Older', testers: [{ country: 'DE' }], tests: [{ id: 't', values: { devices: ['Pixel'], name: 'Old test' } }] },
  ],
];

describe('whatever stands in what is saved', () => {
  journey('opens Launch on every draft of the server', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const page = await as('customer', '/overview');
    for (const [what, values] of shapes) {
      const id = await plantRaw(customer, values);
      for (const place of [placeOf(id), `/launch/test?draft=${id}&test=t&step=scope`]) {
        await page.goto(place);
        await page.getByRole('heading', { level: 1, name: /^(Launch request|Activity|Scope)$/ }).waitFor();
        expect([what, await launch.title(page, 'This draft cannot be shown').count()]).toEqual([what, 0]);
      }
      await customer('mutation Gone($input: DiscardLaunchDraftInput!) { discardLaunchDraft(input: $input) { successful } }', {
        input: { id },
      });
    }
  });

  journey('opens Launch on every copy of a device, and on every kept form', async ({ journey: { as, portal } }) => {
    const page = await as('customer', '/launch');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await plantCopies(
      page,
      await ownerOf(await portal('customer')),
      shapes.map(([, values]) => values),
    );
    await page.goto('/launch');
    await page.getByRole('heading', { level: 1, name: /^(Launch request|Activity|This draft is not here)$/ }).waitFor();
    const classic = await as('classic', '/launch');
    const place = `muster.simple-request:${await ownerOf(await portal('classic'))}`;
    for (const [, values] of shapes) {
      await classic.evaluate(
        ([key, kept]) => localStorage.setItem(key as string, JSON.stringify(kept)),
        [
          place,
          {
            form: { draftId: 'f', attempt: 'x', values: { ...Object(values), platformsToTestOn: 7 } },
            asides: values,
            version: 'x',
            isUnsent: true,
            stamp: 'x',
          },
        ],
      );
      await classic.goto('/launch?tab=advanced_test');
      await launch.arriveAt(classic, 'Launch an advanced test');
    }
    await launch.press(classic, 'Clear form');
  });
});

/** Leaves copies on the device as other builds would have: of each shape one, for whoever is signed in. */
async function plantCopies(page: Page, owner: string, values: readonly unknown[]): Promise<void> {
  await page.evaluate(
    ([prefix, all]) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('keyval-store');
        asked.addEventListener('success', () => {
          const change = asked.result.transaction('keyval', 'readwrite');
          for (const [at, value] of (all as unknown[]).entries()) {
            const saved = {
              draftId: `00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`,
              version: 0,
              savedAt: 'never',
              draft: value,
            };
            change
              .objectStore('keyval')
              .put({ saved, unsent: true, stamp: 'x', keptAt: Date.now() + at }, `${prefix as string}:${saved.draftId}`);
          }
          change.addEventListener('complete', () => done());
          change.addEventListener('error', () => fail(new Error('not kept')));
        });
      }),
    [`muster.launch-draft:${owner}`, values] as const,
  );
}

type Who = { readonly getCurrentOrganizationUser: { readonly id: string; readonly organization: { readonly id: string } } };

/** The end of the places that this person's browser keeps things at. */
const ownerOf = async (ask: AskPortal): Promise<string> => {
  const { getCurrentOrganizationUser: who } = await ask<Who>('{ getCurrentOrganizationUser { id organization { id } } }');
  return `${who.organization.id}:${who.id}`;
};
