import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { randomFrom } from '#machines/testing/testing.ts';
import { channelOf, chatAddress, field, lineOf, log, talkedTest } from '../support/drivers-chat.ts';
import type { Line } from '../support/drivers-chat.ts';
import { crowdOf } from '../support/drivers-crowd.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey, moving } from '../support/journey.ts';

/** CHAT_CHAOS_RUNS=200 is the long one; CHAT_CHAOS_SEED names where it begins. */
const runs = Number(process.env['CHAT_CHAOS_RUNS'] ?? 2);
const firstSeed = Number(process.env['CHAT_CHAOS_SEED'] ?? 1);
const steps = 14;
const compared = 40;
const tall = { width: 1440, height: 9000 };

type Shown = {
  readonly id: string;
  readonly text: string;
  readonly isEdited: boolean;
  readonly reactions: number;
  readonly replies: number;
};
type Stored = {
  readonly chatMessages: {
    readonly nodes: readonly {
      readonly id: string;
      readonly text: string;
      readonly state: string;
      readonly threadId: string | null;
      readonly repliesCount: number;
      readonly reactions: readonly { readonly names: readonly string[] }[];
    }[];
  };
};

const stored = async (portal: AskPortal): Promise<readonly Shown[]> => {
  const { chatMessages } = await portal<Stored>(
    'query Stored($channelId: ID!) { chatMessages(channelId: $channelId, first: 100) { nodes { id text state threadId repliesCount reactions { names } } } }',
    { channelId: channelOf('public 412') },
  );
  return chatMessages.nodes
    .filter(({ threadId }) => threadId === null)
    .slice(-compared)
    .map(({ id, text, state, repliesCount, reactions }) => ({
      id,
      text: state === 'deleted' ? 'Message deleted' : text,
      isEdited: state === 'edited',
      reactions: reactions.reduce((sum, { names }) => sum + names.length, 0),
      replies: repliesCount,
    }));
};

/** Runs in the page: what each line of the chat shows. */
const shownIn = (all: readonly Element[]): readonly Shown[] =>
  all.map((article) => {
    const words = article.querySelector('p.whitespace-pre-wrap, p.italic')?.textContent ?? '';
    const counts = [...article.querySelectorAll('ul[aria-label="Reactions"] button')].map((each) => Number(each.textContent));
    const replies = [...article.querySelectorAll('button')].map((each) => /^(\d+) repl/u.exec(each.textContent ?? '')?.[1]).find(Boolean);
    return {
      id: article.getAttribute('data-message') ?? '',
      text: words,
      isEdited: [...article.querySelectorAll('span')].some((each) => each.textContent === '(edited)'),
      reactions: counts.reduce((sum, count) => sum + count, 0),
      replies: Number(replies ?? 0),
    };
  });
const shown = async (page: Page): Promise<readonly Shown[]> =>
  (await log(page).locator('article[data-message]').evaluateAll(shownIn)).slice(-compared);

/** What becomes of the next sends of a page. */
const fated = async (page: Page) => {
  const fates: ('lost' | 'unheard')[] = [];
  await page.route('**/api/customer_portal', async (route: Route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    const fate = ['Chat_Send', 'Chat_Edit', 'Chat_Delete', 'Chat_React'].includes(operationName ?? '') ? fates.shift() : undefined;
    if (fate === undefined) return route.fallback();
    if (fate === 'unheard') await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  return fates;
};

type Seat = { readonly page: Page; readonly line: Line; readonly fates: ('lost' | 'unheard')[] };

describe('the chat under trouble', () => {
  journey(
    `shows to everybody what the database holds, after ${runs} runs of cuts, losses, reloads and repeats`,
    { timeout: 60_000 + runs * 60_000 },
    async ({ journey: { as, portal, url, problems } }) => {
      const manager = await portal('manager');
      const gateway = crowdOf(url);
      const { chatChannelsOfTest: channels } = await manager<{
        readonly chatChannelsOfTest: readonly { readonly id: string; readonly participantId: string }[];
      }>('query Seats($testId: ID!) { chatChannelsOfTest(testId: $testId) { id participantId } }', { testId: talkedTest });
      const participantId = channels.find(({ id }) => id === channelOf('private second'))?.participantId ?? '';
      const seats: Seat[] = [];
      for (const account of ['manager', 'customer'] as const) {
        const page = await as(account, '/results', { ...moving, viewport: tall });
        const line = await lineOf(page);
        const fates = await fated(page);
        await page.goto(chatAddress('public 412'));
        await field(page).waitFor();
        seats.push({ page, line, fates });
      }
      for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
        const pick = randomFrom(seed);
        for (let step = 0; step < steps; step += 1) {
          const seat = seats[pick(2)];
          if (seat === undefined) continue;
          const { page, line, fates } = seat;
          const text = `Run ${seed}, step ${step}`;
          const mine = log(page)
            .locator('article[data-message]')
            .filter({ has: page.getByRole('button', { name: 'More actions' }) })
            .last();
          const any = log(page)
            .locator('article[data-message]')
            .filter({ has: page.getByRole('button', { name: 'React' }) })
            .last();
          const key = `${Date.now()} ${text}`;
          const say = () => gateway.call('sendChatMessage', { key, participantId, chatType: 'public', text });
          switch (pick(9)) {
            case 0:
              await line.cut();
              break;
            case 1:
              fates.push(pick(2) === 0 ? 'lost' : 'unheard');
              break;
            case 2:
              await page.reload();
              await field(page).waitFor();
              break;
            case 3:
              await Promise.all([say(), say()]);
              await say();
              break;
            case 4:
              if ((await any.count()) === 0) break;
              await any.hover();
              await any.getByRole('button', { name: 'React' }).click();
              await page.getByRole('dialog', { name: 'Reactions' }).getByRole('button').nth(pick(6)).click();
              break;
            case 5: {
              if ((await mine.count()) === 0) break;
              await mine.hover();
              await mine.getByRole('button', { name: 'More actions' }).click();
              if (pick(3) === 0) {
                await page.getByRole('menuitem', { name: 'Delete' }).click();
                break;
              }
              await page.getByRole('menuitem', { name: 'Edit' }).click();
              await page.getByRole('textbox', { name: 'Edit the message' }).fill(`${text}, edited`);
              await page.getByRole('textbox', { name: 'Edit the message' }).press('Enter');
              break;
            }
            default:
              await field(page).fill(text);
              await field(page).press('Enter');
          }
        }
        for (const { page, fates } of seats) {
          fates.length = 0;
          await expect
            .poll(
              async () => {
                const again = page.getByRole('button', { name: 'Not sent. Press to try again' });
                if ((await again.count()) > 0) await again.first().click();
                return page.locator('article[data-unsent]').count();
              },
              { timeout: 20_000, message: `seed ${seed}: everything is sent` },
            )
            .toBe(0);
        }
        for (const { page } of seats)
          await expect
            .poll(async () => ({ shown: await shown(page), stored: await stored(manager) }), { timeout: 20_000, message: `seed ${seed}` })
            .toSatisfy((both: { readonly shown: readonly Shown[]; readonly stored: readonly Shown[] }) => {
              expect(both.shown).toEqual(both.stored);
              return true;
            });
        const texts = (await stored(manager)).map(({ text }) => text).filter((text) => text.startsWith(`Run ${seed},`));
        expect(new Set(texts).size).toBe(texts.length);
      }
      problems();
    },
  );
});
