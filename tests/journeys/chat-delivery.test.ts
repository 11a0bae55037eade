import { beforeEach, describe, expect } from 'vitest';
import { lost, refused, unheard } from '../support/drivers-faults.ts';
import { callsOf, channelOf, chatAddress, field, lineOf, log, message, sayBy, unsent, write } from '../support/drivers-chat.ts';
import { journey, moving } from '../support/journey.ts';
import { toast } from '../support/drivers-integrations.ts';

let stamp = 0;
beforeEach(() => {
  stamp = Date.now();
});
const api = '**/api/customer_portal';
const place = chatAddress('public 412');
const retry = 'Not sent. Press to try again';

describe('a message', () => {
  journey('is there once after its answer was lost, and is sent again by a press', async ({ journey: { as, problems } }) => {
    const page = await as('manager', place, moving);
    const other = await as('customer', place, moving);
    const [heard, never, said] = [`Answer lost ${stamp}`, `Call lost ${stamp}`, `Refused ${stamp}`];
    await field(page).waitFor();
    await unheard(page, 'Chat_Send', () => write(page, heard));
    await message(other, heard).waitFor();
    await expect.poll(async () => [await message(page, heard).count(), await unsent(page, heard).count()]).toEqual([1, 0]);
    expect(await message(other, heard).count()).toBe(1);
    await lost(page, 'Chat_Send', () => write(page, never));
    await unsent(page, never).getByRole('button', { name: retry }).click();
    await message(other, never).waitFor();
    await lost(page, 'Chat_Send', () => write(page, said));
    await unsent(page, said).getByRole('button', { name: retry }).waitFor();
    await unsent(page, said).getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => unsent(page, said).count()).toBe(0);
    await refused(page, 'Chat_Send', 'sendChatMessage', () => write(page, said), 'not_allowed');
    await unsent(page, said).getByText('Not sent. Not now.').waitFor();
    await page.reload();
    await unsent(page, said)
      .getByText(/^Not sent\./u)
      .waitFor();
    expect(await unsent(page, said).getByRole('button', { name: retry }).count()).toBe(0);
    await unsent(page, said).getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => unsent(page, said).count()).toBe(0);
    problems();
  });

  journey('waits for the network through a reload, and goes in the order it was written', async ({ journey: { as, problems } }) => {
    const page = await as('manager', place, moving);
    const other = await as('customer', place, moving);
    const texts = [`Offline one ${stamp}`, `Offline two ${stamp}`];
    await field(page).waitFor();
    await field(other).waitFor();
    await page.context().setOffline(true);
    for (const text of texts) await write(page, text);
    await unsent(page, texts[0] ?? '')
      .getByText('Waiting for the network')
      .waitFor();
    await unsent(page, texts[1] ?? '').waitFor();
    await page.getByText('Offline', { exact: false }).first().waitFor();
    await page.context().setOffline(false);
    for (const text of texts) await message(other, text).waitFor();
    const shown = await log(other).locator('article[data-message]').allInnerTexts();
    const places = texts.map((text) => shown.findIndex((each) => each.includes(text)));
    expect(places[0]).toBeLessThan(places[1] ?? 0);

    const kept = [`Kept one ${stamp}`, `Kept two ${stamp}`];
    const sends = await callsOf(page, 'Chat_Send', 'cut');
    await write(page, kept[0] ?? '');
    await unsent(page, kept[0] ?? '')
      .getByRole('button', { name: retry })
      .waitFor();
    sends.become('hold');
    await write(page, kept[1] ?? '');
    await sends.more();
    await page.unroute(api);
    await page.reload();
    for (const text of kept) await expect.poll(() => message(other, text).count()).toBe(1);
    for (const text of kept)
      await expect.poll(async () => [await message(page, text).count(), await unsent(page, text).count()]).toEqual([1, 0]);
    problems();
  });

  journey('is written in two tabs of one person at once, and each is there once in both', async ({ journey: { as } }) => {
    const one = await as('manager', place, moving);
    await field(one).waitFor();
    const two = await one.context().newPage();
    await two.goto(place);
    await field(two).waitFor();
    const texts = Array.from({ length: 6 }, (_, at) => `Tab ${at} ${stamp}`);
    for (const [at, text] of texts.entries()) await write(at % 2 === 0 ? one : two, text);
    for (const page of [one, two]) for (const text of texts) await message(page, text).waitFor();
    for (const page of [one, two])
      for (const text of texts)
        await expect.poll(async () => (await message(page, text).count()) + (await unsent(page, text).count())).toBe(1);
  });

  journey('that is not finished stays through a reload, for each channel by itself', async ({ journey: { as } }) => {
    const page = await as('manager', place);
    await field(page).fill(`A draft ${stamp}`);
    await page.goto(chatAddress('private first'));
    await expect.poll(() => field(page).inputValue()).toBe('');
    await page.goto(place);
    await expect.poll(() => field(page).inputValue()).toBe(`A draft ${stamp}`);
    await field(page).fill('');
  });
});

describe('reading', () => {
  journey(
    'SH-441: says that messages could not be fetched, and goes on by a press and by a restored connection',
    async ({ journey: { as, portal, problems } }) => {
      const page = await as('manager', '/results', moving);
      const line = await lineOf(page);
      const calls = await callsOf(page, 'Chat_Messages', 'cut');
      const again = page.getByRole('button', { name: 'Retry' });
      await page.goto(place);
      await toast(page, 'An error occurred while fetching chat').first().waitFor();
      await again.click();
      await calls.more();
      await again.waitFor();
      await line.cut();
      await calls.more();
      await again.waitFor();
      calls.become('hold');
      await again.click();
      await calls.more();
      await line.cut();
      calls.become('go');
      await calls.end('go');
      await field(page).waitFor();
      await log(page).locator('article[data-message]').first().waitFor();

      const missed = `While the line was cut ${stamp}`;
      line.shut();
      await line.cut();
      await sayBy(await portal('customer'), channelOf('public 412'), missed);
      line.mend();
      await message(page, missed).waitFor();
      await expect.poll(() => message(page, missed).count()).toBe(1);
      problems();
    },
  );

  journey('SH-442: says that a channel could not be found', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/results', moving);
    await callsOf(page, 'ChatRegister', 'cut');
    await page.goto(place.split('?')[0] ?? '');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Chat with / })
      .first()
      .click();
    await toast(page, 'There was an unexpected issue while fetching chat channel').waitFor();
    problems();
  });

  journey('SH-443: says that the chat could not be connected', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/results', moving);
    await page.routeWebSocket(/\/api\/customer_portal$/u, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((said) => {
        const { id, type, payload } = JSON.parse(String(said)) as { id?: string; type: string; payload?: { query?: string } };
        if (type !== 'subscribe' || payload?.query?.includes('Chat_Changed') !== true) return server.send(said);
        socket.send(JSON.stringify({ id, type: 'error', payload: [{ message: 'Not now.' }] }));
      });
    });
    await page.goto(place);
    await toast(page, 'An error occurred while connecting to the chat').waitFor();
    problems();
  });
});
