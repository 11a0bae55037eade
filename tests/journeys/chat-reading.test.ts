import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { crowdOf } from '../support/drivers-crowd.ts';
import {
  callsOf,
  channelOf,
  chatAddress,
  externalOf,
  field,
  lineOf,
  log,
  message,
  openButton,
  talkedTest,
  write,
} from '../support/drivers-chat.ts';
import { toast } from '../support/drivers-integrations.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey, moving } from '../support/journey.ts';

/** Letters alone: a search for the number of a line finds no other one by the digits of its stamp. */
const stamp = Date.now()
  .toString()
  .replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
const long = chatAddress('private second');
const lines = 132;
const oldest = 'My phone asks for an update in the middle of the case. Shall I go on afterwards?';
const said = (at: number): string => `Line ${at} ${stamp}`;

type Channels = {
  readonly chatChannelsOfTest: readonly {
    readonly id: string;
    readonly participantId: string;
    readonly testerName: string;
    readonly unreadCount: number;
  }[];
};
const shownChannel = async (portal: AskPortal, channelId: string) => {
  const { chatChannelsOfTest } = await portal<Channels>(
    'query Channels($testId: ID!) { chatChannelsOfTest(testId: $testId) { id participantId testerName unreadCount } }',
    { testId: talkedTest },
  );
  const channel = chatChannelsOfTest.find(({ id }) => id === channelId);
  if (channel === undefined) throw new Error('there is no such channel');
  return channel;
};

const idsOf = async (portal: AskPortal, text: string): Promise<string> => {
  const { chatMessageSearch: found } = await portal<{
    readonly chatMessageSearch: readonly { readonly id: string; readonly text: string }[];
  }>('query Find($channelId: ID!, $text: String!) { chatMessageSearch(channelId: $channelId, text: $text) { id text } }', {
    channelId: channelOf('private second'),
    text,
  });
  return found.find((each) => each.text === text)?.id ?? '';
};

const scrollTo = (page: Page, share: number): Promise<void> =>
  log(page).evaluate((box, at) => {
    box.scrollTop = at * (box.scrollHeight - box.clientHeight);
  }, share);

describe('a long chat', () => {
  journey('RE-100: is written by a tester, and each row and page title counts what is unread', async ({ journey: { as, url, portal } }) => {
    const page = await as('moderator', `/results/${talkedTest}?tab=testers`, moving);
    const channel = await shownChannel(await portal('manager'), channelOf('private second'));
    const button = page
      .getByRole('row')
      .filter({ hasText: channel.testerName })
      .getByRole('button', { name: /^Chat with / });
    await button.waitFor();
    const before = await page.title();
    const gateway = crowdOf(url);
    const tell = (at: number) =>
      gateway.call('sendChatMessage', {
        key: `long ${stamp} ${at}`,
        participantId: channel.participantId,
        chatType: 'private',
        text: said(at),
      });
    await tell(0);
    await expect.poll(() => button.getAttribute('aria-label')).toMatch(/, \d+ unread$/u);
    for (let at = 1; at < lines - 1; at += 10)
      await Promise.all(Array.from({ length: Math.min(10, lines - 1 - at) }, (_, more) => tell(at + more)));
    await tell(lines - 1);
    await expect.poll(() => page.title()).toMatch(/^\((?:\d{1,2}|99\+)\) /u);
    await expect.poll(() => page.title()).not.toBe(before);
    await expect.poll(() => page.title(), { timeout: 20_000 }).toMatch(/^\(99\+\) /u);
    await button.click();
    await message(page, said(lines - 1)).waitFor();
    await page.getByRole('button', { name: 'Jump to the first unread' }).waitFor();
    await page.getByRole('button', { name: 'Jump to the first unread' }).click();
    await message(page, said(0)).waitFor();
    await log(page).getByText('New messages').waitFor();
    await page.getByRole('button', { name: 'Jump to the newest' }).click();
    await message(page, said(lines - 1)).waitFor();
    await expect.poll(() => page.title(), { timeout: 20_000 }).not.toMatch(/^\(99\+\) /u);
  });

  journey(
    'is read page by page in both directions while the line is cut and calls fail',
    async ({ journey: { as, problems, hasTaken } }) => {
      const page = await as('manager', '/results', moving);
      const line = await lineOf(page);
      const calls = await callsOf(page, 'Chat_Messages');
      const takes = async (name: RegExp, meanwhile: () => Promise<unknown> = async () => undefined) => {
        await expect
          .poll(async () => {
            await meanwhile();
            return hasTaken(name);
          })
          .toBe(true);
      };
      const toTop = async () => {
        await scrollTo(page, 0.5);
        await scrollTo(page, 0);
      };
      const goTo = async (text: string) => {
        await page.getByRole('button', { name: 'Search this chat' }).click();
        await page.getByRole('searchbox', { name: 'Search this chat' }).fill(text);
        await page.getByRole('list', { name: 'Found messages' }).getByText(text, { exact: true }).click();
      };
      await page.goto(long);
      await message(page, said(lines - 1)).waitFor();
      calls.become('hold');
      await scrollTo(page, 0);
      await calls.more();
      await goTo(said(20));
      await calls.more();
      await line.cut();
      await calls.more();
      await line.cut();
      await calls.more();
      calls.become('go');
      await calls.end('go');
      await message(page, said(20)).waitFor();
      await takes(/^readChannel: open\.missed\.fetching -- xstate\.done/u);
      await page.getByRole('button', { name: 'Jump to the newest' }).click();
      await message(page, said(lines - 1)).waitFor();

      calls.become('cut');
      await line.cut();
      await toast(page, 'An error occurred while fetching chat').first().waitFor();
      await takes(/^readChannel: open\.missed\.unfetched -- xstate\.after/u);
      await takes(/^readChannel: open\.missed\.unfetched -- connection\.restored/u, line.cut);
      await takes(/^readChannel: open\.missed\.unfetched -- messages\.want/u, toTop);
      await takes(/^readChannel: open\.pages\.paging -- xstate\.error/u, toTop);
      calls.become('go');
      await expect
        .poll(async () => {
          await toTop();
          return message(page, oldest).count();
        })
        .toBe(1);
      await goTo(said(60));
      await message(page, said(60)).waitFor();
      await page.getByRole('button', { name: 'Jump to the newest' }).click();
      await message(page, said(lines - 1)).waitFor();
      problems();
    },
  );

  journey('SH-102, SH-103: opens at the message of an address, also one that is not loaded', async ({ journey: { as, portal, url } }) => {
    const manager = await portal('manager');
    const id = await idsOf(manager, said(60));
    const { participantId } = await shownChannel(manager, channelOf('private second'));
    await crowdOf(url).call('sendChatMessage', { key: `unread ${stamp}`, participantId, chatType: 'private', text: `Unread ${stamp}` });
    const page = await as('manager', '/results');
    const reads = await callsOf(page, 'Chat_MarkRead');
    reads.become('go');
    await page.goto(chatAddress('private second', id));
    await message(page, said(60)).waitFor();
    expect((await shownChannel(manager, channelOf('private second'))).unreadCount).toBe(1);
    await page.getByRole('button', { name: 'Jump to the newest' }).click();
    await reads.more();
    await expect.poll(async () => (await shownChannel(manager, channelOf('private second'))).unreadCount).toBe(0);
    await page.goto(chatAddress('private second', id));
    await message(page, said(60)).waitFor();
    await expect.poll(() => log(page).locator(`[data-message="${id}"]`).isVisible()).toBe(true);
    expect(await message(page, said(lines - 1)).count()).toBe(0);
    await page.goto(chatAddress('private second', '00000000-0000-4000-8000-000000000000'));
    await log(page).locator('article[data-message]').last().waitFor();
    const unknown = await as('manager', `/results/${talkedTest}?channel_id=nothing`);
    await field(unknown).waitFor();
    await expect.poll(() => new URL(unknown.url()).searchParams.get('channel_id')).toBe(externalOf(channelOf('public 412')));
    const elsewhere = await as('manager', `/results?channel_id=${externalOf(channelOf('public 412'))}`);
    await field(elsewhere).waitFor();
  });

  journey('stays beside the page when its tab changes, and is left by Close and by Back', async ({ journey: { as } }) => {
    const page = await as('manager', chatAddress('public 412'));
    await field(page).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Test details/ })
      .click();
    await page.waitForURL(/tab=test-details/u);
    await field(page).waitFor();
    expect(new URL(page.url()).searchParams.get('channel_id')).toBe(externalOf(channelOf('public 412')));
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect.poll(() => field(page).count()).toBe(0);
    await openButton(page).click();
    await field(page).waitFor();
    await page.goBack();
    await expect.poll(() => field(page).count()).toBe(0);
  });
});

describe('what is written in a chat', () => {
  journey('harms nobody: markup, turned text and addresses', async ({ journey: { as } }) => {
    const page = await as('manager', chatAddress('public 412'), moving);
    const other = await as('customer', chatAddress('public 412'), moving);
    const hostile = `<img src=x onerror="window.hurt=1"> <script>window.hurt=1</script> ${stamp}`;
    await write(page, hostile);
    await message(other, hostile).waitFor();
    const links = `javascript:alert(1) https://user:pw@evil.test/ https://good.test/${stamp} data:text/html,x`;
    await write(page, links);
    const shown = log(other)
      .locator('article[data-message]')
      .filter({ hasText: `good.test/${stamp}` });
    await shown.waitFor();
    expect(await shown.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      `https://good.test/${stamp}`,
    ]);
    await write(page, `photo\u202Egnp.exe ${stamp}`);
    await message(other, `photo[RLO]gnp.exe ${stamp}`).waitFor();
    expect(
      await other.evaluate(() => [
        Reflect.get(window, 'hurt'),
        document.querySelectorAll('[role=log] img[onerror], [role=log] script').length,
      ]),
    ).toEqual([undefined, 0]);
  });

  journey('may be a picture that is dropped or pasted, and not what pretends to be one', async ({ journey: { as, problems } }) => {
    const page = await as('manager', chatAddress('public 412'), moving);
    const other = await as('customer', chatAddress('public 412'), moving);
    await field(page).waitFor();
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const choose = page.locator('input[type=file][aria-label="Files"]');
    await choose.setInputFiles([
      { name: `shot ${stamp}.png`, mimeType: 'image/png', buffer: png },
      { name: 'evil.exe', mimeType: 'image/png', buffer: Buffer.from('MZ\u0000\u0001') },
    ]);
    await page.getByRole('list', { name: 'Files to send' }).getByText('Ready').waitFor();
    const refused = page.getByRole('list', { name: 'Files to send' }).getByRole('listitem').filter({ hasText: 'evil.exe' });
    await expect.poll(() => refused.getByRole('status').innerText()).not.toMatch(/^(?:Uploading|Ready)$/u);
    await write(page, `See the picture ${stamp}`);
    await expect.poll(() => field(page).inputValue()).toBe(`See the picture ${stamp}`);
    await page.getByRole('button', { name: 'Remove evil.exe' }).click();
    await field(page).press('Enter');
    await message(other, `See the picture ${stamp}`)
      .getByRole('link', { name: `shot ${stamp}.png` })
      .waitFor();
    await message(page, `See the picture ${stamp}`).waitFor();
    expect(problems()).toEqual([expect.stringContaining('415')]);
  });

  journey('is not sent with a file on its way, with too many words or with none', async ({ journey: { as } }) => {
    const page = await as('manager', chatAddress('public 412'), moving);
    const uploads: Route[] = [];
    await page.route('**/api/chat-files*', (route) => void uploads.push(route));
    const files = Array.from({ length: 11 }, (_, at) => ({ name: `${at}.txt`, mimeType: 'text/plain', buffer: Buffer.from('hello') }));
    const saysWhyNot = async (text: string, reason: string): Promise<void> => {
      await write(page, text);
      await page.getByRole('button', { name: /^Send/u, description: reason }).waitFor();
      expect(await field(page).inputValue()).toBe(text);
    };
    await field(page).waitFor();
    await saysWhyNot(' ', 'A message needs a text or a file.');
    await saysWhyNot('x'.repeat(5001), 'Cannot be longer than 5000 characters');
    await page.locator('input[type=file][aria-label="Files"]').setInputFiles(files);
    await toast(page, 'A message has at most 10 files. 1 file was left out.').waitFor();
    await saysWhyNot(`On its way ${stamp}`, 'A file is still uploading.');
    await expect.poll(() => uploads.length).toBe(10);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toBe(`On its way ${stamp}`);
    await field(page).press('Enter');
    await message(page, `On its way ${stamp}`).waitFor();
  });

  journey('SH-491: can be done by keyboard alone, on a phone, in the dark, and has no fault for axe', async ({ journey: { as } }) => {
    const page = await as('manager', `/results/${talkedTest}`);
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    await field(page).focus();
    await page.keyboard.type(`By keyboard ${stamp}`);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('second line');
    await page.keyboard.press('Enter');
    const written = log(page)
      .locator('article[data-message]')
      .filter({ hasText: `By keyboard ${stamp}` });
    await written.waitFor();
    await page.getByText(/edit last$/u).waitFor();
    await page.keyboard.press('ArrowUp');
    const editor = page.getByRole('textbox', { name: 'Edit the message' });
    await expect.poll(() => editor.evaluate((area) => area === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page).evaluate((area) => area === document.activeElement)).toBe(true);
    await written.getByRole('button', { name: 'React' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Reactions' }).waitFor();
    await page.keyboard.press('Escape');
    await written.getByRole('button', { name: 'Quote' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).evaluate((area) => area === document.activeElement)).toBe(true);
    const unquote = page.getByRole('button', { name: 'Remove the quote' });
    await unquote.focus();
    // A key between the two, as the way from one button to the other has: else it is a double press.
    await page.keyboard.press('Shift');
    await page.keyboard.press('Enter');
    await unquote.waitFor({ state: 'detached' });
    const widths: number[] = [];
    for (const width of [390, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      widths.push((await page.getByRole('complementary').last().boundingBox())?.width ?? Number.NaN);
    }
    expect(Math.max(...widths)).toBeLessThanOrEqual(52 * 16);
    const fromEnd = () => log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
    await expect.poll(fromEnd).toBeLessThan(2);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: /^Tester Work/ }).click();
    await page.getByRole('list', { name: 'Conversations' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
