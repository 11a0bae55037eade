import { beforeEach, describe, expect } from 'vitest';
import { crowdOf } from '../support/drivers-crowd.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import {
  act,
  channelOf,
  chatAddress,
  externalOf,
  field,
  log,
  message,
  openButton,
  own,
  react,
  sayBy,
  talkedTest,
  write,
} from '../support/drivers-chat.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey, moving } from '../support/journey.ts';

let stamp = 0;
beforeEach(() => {
  stamp = Date.now();
});

describe('the chat of a test', () => {
  journey('SH-157, SH-158: is open to every role, and each sees what another writes', async ({ journey: { as, problems } }) => {
    const [customer, manager, moderator] = await Promise.all(
      (['customer', 'manager', 'moderator'] as const).map((account) => as(account, `/results/${talkedTest}`, moving)),
    );
    for (const page of [customer, manager, moderator]) {
      if (page === undefined) throw new Error('a page is missing');
      await openButton(page).click();
      await page.getByRole('tab', { name: /^Public Chat/ }).waitFor();
      await field(page).waitFor();
      expect(new URL(page.url()).searchParams.get('channel_id')).not.toBeNull();
    }
    if (customer === undefined || manager === undefined || moderator === undefined) return;
    const tabs = async (page: typeof customer) =>
      (await page.getByRole('tablist', { name: 'Chats of this test' }).getByRole('tab').allInnerTexts()).map((each) => each.split('\n')[0]);
    expect([await tabs(customer), await tabs(manager), await tabs(moderator)]).toEqual([
      ['Public Chat'],
      ['Public Chat', 'Tester Work'],
      ['Public Chat', 'Private chat'],
    ]);
    const said = [
      [customer, `From the customer ${stamp}`],
      [manager, `From the manager ${stamp}`],
      [moderator, `From the moderator ${stamp}`],
    ] as const;
    for (const [page, text] of said) await write(page, text);
    for (const [page] of said) {
      for (const [, text] of said) await message(page, text).waitFor();
      await expect.poll(() => message(page, said[0][1]).count()).toBe(1);
    }
    problems();
  });

  journey(
    'is edited, taken back and reacted to under the eyes of another, and says what was refused',
    async ({ journey: { as, problems } }) => {
      const manager = await as('manager', chatAddress('public 412'), moving);
      const customer = await as('customer', chatAddress('public 412'), moving);
      const [first, second] = [`Please use build 12 ${stamp}`, `Please use build 13 ${stamp}`];
      await write(manager, first);
      await message(customer, first).waitFor();
      await own(manager, first, 'Edit');
      const editor = manager.getByRole('textbox', { name: 'Edit the message' });
      await editor.fill('never');
      await editor.press('Escape');
      await own(manager, first, 'Edit');
      await editor.fill(second);
      await refused(manager, 'Chat_Edit', 'editChatMessage', () => editor.press('Enter'));
      await message(manager, first).waitFor();
      await own(manager, first, 'Edit');
      await editor.fill(second);
      await lost(manager, 'Chat_Edit', () => editor.press('Enter'));
      await message(manager, first).waitFor();
      await own(manager, first, 'Edit');
      await editor.fill(second);
      await editor.press('Enter');
      await message(customer, second).getByText('(edited)').waitFor();
      await react(customer, second, 'Thumbs up');
      await react(manager, second, 'Thumbs up');
      await message(manager, second)
        .getByRole('button', { name: /^Thumbs up, 2: / })
        .waitFor();
      await message(customer, second)
        .getByRole('button', { name: /^Thumbs up, 2: / })
        .click();
      await message(manager, second)
        .getByRole('button', { name: /^Thumbs up, 1: / })
        .waitFor();
      await message(customer, second).hover();
      await message(customer, second).getByRole('button', { name: 'More actions' }).click();
      await customer.getByRole('menuitem').first().waitFor();
      expect(await customer.getByRole('menuitem').allTextContents()).toEqual(['Copy link', 'Mark as unread']);
      await customer.keyboard.press('Escape');
      await own(manager, second, 'Delete');
      await expect.poll(() => message(customer, second).count()).toBe(0);
      await log(customer).getByText('Message deleted').first().waitFor();
      problems();
    },
  );

  journey('SH-490: offers exactly six reactions', async ({ journey: { as } }) => {
    const page = await as('manager', chatAddress('public 412'));
    const last = log(page).locator('article[data-message]').filter({ hasText: 'The same here with a German card.' });
    await last.hover();
    await last.getByRole('button', { name: 'React' }).click();
    const faces = page.getByRole('dialog', { name: 'Reactions' }).getByRole('button');
    await faces.first().waitFor();
    const names = await faces.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(names.filter((name) => name !== 'Dismiss')).toEqual(['Thumbs up', 'Heart', 'Laughing', 'Done', 'Question', 'Looking into it']);
  });

  journey('is answered in a thread that is counted once, and quoted', async ({ journey: { as } }) => {
    const manager = await as('manager', chatAddress('public 412'), moving);
    const customer = await as('customer', chatAddress('public 412'), moving);
    const [asked, reply, quoting] = [`Which card? ${stamp}`, `The blue one ${stamp}`, `As I said ${stamp}`];
    await write(manager, asked);
    await message(customer, asked).waitFor();
    await act(customer, asked, 'Reply');
    await customer.keyboard.type(reply);
    await customer.keyboard.press('Enter');
    await message(customer, reply).waitFor();
    await message(manager, asked).getByRole('button', { name: '1 reply' }).waitFor();
    await customer.getByRole('button', { name: 'Back to the chat' }).click();
    await expect.poll(() => log(customer).evaluate((list) => list === document.activeElement)).toBe(true);
    await expect.poll(() => message(customer, asked).getByRole('button', { name: /repl/ }).innerText()).toBe('1 reply');
    await message(manager, asked).getByRole('button', { name: '1 reply' }).click();
    await message(manager, reply).waitFor();
    await write(manager, `Thanks ${stamp}`);
    await manager.getByRole('button', { name: 'Back to the chat' }).click();
    await message(customer, asked).getByRole('button', { name: '2 replies' }).waitFor();
    await act(customer, asked, 'Quote');
    await write(customer, quoting);
    const quoted = log(manager).locator('article[data-message]').filter({ hasText: quoting });
    await quoted.getByRole('button', { name: new RegExp(`Which card\\? ${stamp}`) }).waitFor();
    await own(manager, asked, 'Delete');
    await log(customer)
      .locator('article[data-message]')
      .filter({ hasText: quoting })
      .getByRole('button', { name: 'Message deleted' })
      .waitFor();
  });

  journey('lies behind a thread as it was left, and shows what was written meanwhile at its end', async ({ journey: { as, portal } }) => {
    const by = await portal('manager');
    const at = Date.now();
    const said = Array.from({ length: 16 }, (_, each) => `Line ${each} of ${at}`);
    for (const text of said) await sayBy(by, channelOf('public 412'), `${text}\nand more\nand more`);
    const page = await as('customer', chatAddress('public 412'), moving);
    const line = (text: string) => log(page).locator('article[data-message]').filter({ hasText: text });
    const topOf = async (text: string) => Math.round((await line(text).boundingBox())?.y ?? -1);
    const thread = async (text: string) => {
      await line(text).hover();
      await line(text).getByRole('button', { name: 'Reply', exact: true }).click();
      await page.getByRole('button', { name: 'Back to the chat' }).waitFor();
    };
    const back = () => page.getByRole('button', { name: 'Back to the chat' }).click();
    await line(said[15] ?? '').waitFor();
    await thread(said[15] ?? '');
    await sayBy(by, channelOf('public 412'), `While you were away ${at}`);
    await back();
    await message(page, `While you were away ${at}`).waitFor();
    await line(said[12] ?? '').hover();
    await page.mouse.wheel(0, -500);
    await line(said[6] ?? '').waitFor();
    await page.getByRole('button', { name: 'Jump to the newest' }).waitFor();
    const before = await topOf(said[7] ?? '');
    await thread(said[7] ?? '');
    await sayBy(by, channelOf('public 412'), `And again ${at}`);
    await back();
    await expect.poll(() => topOf(said[7] ?? '')).toBe(before);
    await page.getByRole('button', { name: 'Jump to the newest' }).click();
    await message(page, `And again ${at}`).waitFor();
  });

  journey('is searched, and leads to what is found', async ({ journey: { as, portal, problems } }) => {
    const page = await as('customer', chatAddress('public 412'));
    await page.getByRole('button', { name: 'Search this chat' }).click();
    const words = page.getByRole('searchbox', { name: 'Search this chat' });
    await words.fill('no such words at all');
    await page.getByText('No messages contain these words.').waitFor();
    await words.fill('');
    await page.getByText('No messages contain these words.').waitFor({ state: 'detached' });
    await lost(
      page,
      'Chat_Search',
      () => words.fill('quick start'),
      undefined,
      () => page.getByText('The chat could not be searched.').waitFor(),
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    problems();
    await page.getByRole('list', { name: 'Found messages' }).getByRole('button').first().click();
    await expect.poll(() => new URL(page.url()).searchParams.get('message_id')).not.toBeNull();
    await message(
      page,
      'Thank you all for the quick start. We look at payments first, please take those cases before the others.',
    ).waitFor();
    await sayBy(await portal('manager'), channelOf('public 412'), `100% sure_${stamp}`);
    await page.getByRole('button', { name: 'Search this chat' }).click();
    await words.fill('100%');
    await page.getByRole('list', { name: 'Found messages' }).getByText(`100% sure_${stamp}`).waitFor();
  });
});

describe('the chat with a tester', () => {
  journey(
    'SH-156, RE-182, RE-185, RE-285, RE-624: is private, opens from the page of the tester, and both sides hear each other',
    async ({ journey: { as, url, portal } }) => {
      const manager = await portal('manager');
      const { chatChannelsOfTest: channels } = await manager<{
        chatChannelsOfTest: readonly {
          readonly chatType: string;
          readonly participantId: string | null;
          readonly testerId: string;
          readonly testerName: string;
          readonly id: string;
        }[];
      }>('query Channels($testId: ID!) { chatChannelsOfTest(testId: $testId) { id chatType participantId testerId testerName } }', {
        testId: talkedTest,
      });
      const channel = channels.find(({ id }) => id === channelOf('private first'));
      if (channel?.participantId == null) throw new Error('the demo has no private chat');
      const tester = { participantId: channel.participantId, chatType: 'private' };
      const gateway = crowdOf(url);
      const page = await as('moderator', `/results/${talkedTest}/participant/${channel.participantId}`, moving);
      await page
        .getByRole('button', { name: new RegExp(`^Chat with ${channel.testerName}`) })
        .first()
        .click();
      await page.getByRole('tab', { name: /^Private chat/, selected: true }).waitFor();
      await page.goto(`/results/${talkedTest}/tester/${channel.testerId}`);
      await page.getByRole('heading', { level: 1, name: channel.testerName }).waitFor();
      await page
        .getByRole('button', { name: new RegExp(`^Chat with ${channel.testerName}`) })
        .first()
        .click();
      await page.getByRole('tab', { name: /^Private chat/, selected: true }).waitFor();
      await write(page, `Can you try again? ${stamp}`);
      await message(page, `Can you try again? ${stamp}`).waitFor();
      await expect
        .poll(async () => (await gateway.chat(channel.participantId ?? '')).map(({ text }) => text))
        .toContain(`Can you try again? ${stamp}`);
      await gateway.showThere([channel.participantId]);
      await page.getByText('Here now').waitFor();
      await gateway.call('showTyping', { key: `typing ${stamp}`, ...tester });
      await page.getByText(`${channel.testerName} is typing`).waitFor();
      await gateway.call('sendChatMessage', { key: `answer ${stamp}`, text: `It works now ${stamp}`, ...tester });
      await gateway.call('sendChatMessage', { key: `answer ${stamp}`, text: `It works now ${stamp}`, ...tester });
      await message(page, `It works now ${stamp}`).waitFor();
      expect([await message(page, `It works now ${stamp}`).count(), await page.getByText('is typing').count()]).toEqual([1, 0]);
    },
  );

  journey(
    'is resolved by test managers, who hear what came of it, and waits again for an answer',
    async ({ journey: { as, problems } }) => {
      const page = await as('manager', chatAddress('private first'), moving);
      const resolve = page.getByRole('button', { name: 'Mark as resolved' });
      await refused(page, 'ChatChannelResolve', 'chatChannelResolve', () => resolve.click());
      await lost(page, 'ChatChannelResolve', () => resolve.click());
      await resolve.click();
      await toast(page, 'The channel was resolved successfully.').waitFor();
      await page.getByText('Resolved', { exact: true }).waitFor();
      await expect.poll(() => resolve.count()).toBe(0);
      await write(page, `Still writable ${stamp}`);
      await message(page, `Still writable ${stamp}`).waitFor();
      const moderator = await as('moderator', chatAddress('private second'), moving);
      await field(moderator).waitFor();
      expect(await moderator.getByRole('button', { name: 'Mark as resolved' }).count()).toBe(0);
      problems();
    },
  );

  journey('of the community is read by managers and written by moderators', async ({ journey: { as } }) => {
    const page = await as('manager', chatAddress('community first'));
    await page.getByText('This chat is read-only for you.').waitFor();
    expect([await field(page).count(), await log(page).getByRole('button', { name: 'React' }).count()]).toEqual([0, 0]);
    const moderator = await as('moderator', chatAddress('community first'), moving);
    await write(moderator, `To the community ${stamp}`);
    await message(page, `To the community ${stamp}`).waitFor();
  });

  journey(
    'SH-341: of testers is for a customer what an unknown one is: the public chat stands there instead',
    async ({ journey: { as } }) => {
      const unknown = `/results/${talkedTest}?channel_id=${'0'.repeat(32)}`;
      for (const address of [chatAddress('community first'), chatAddress('private first'), unknown]) {
        const customer = await as('customer', address, moving);
        await field(customer).waitFor();
        const tabs = customer.getByRole('tablist', { name: 'Chats of this test' }).getByRole('tab');
        expect((await tabs.allInnerTexts()).map((each) => each.split('\n')[0])).toEqual(['Public Chat']);
        expect(new URL(customer.url()).searchParams.get('channel_id')).toBe(externalOf(channelOf('public 412')));
        for (const words of ['All conversations', 'Community chat', 'Community'])
          expect(await customer.locator('[data-panel]').getByText(words, { exact: true }).count()).toBe(0);
      }
    },
  );

  journey('is opened from a list of conversations', async ({ journey: { as } }) => {
    const page = await as('manager', `/results/${talkedTest}?tab=testers`, moving);
    await openButton(page).click();
    await page.getByRole('tab', { name: /^Tester Work/ }).click();
    await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'All conversations' }).click();
    await page.getByRole('list', { name: 'Conversations' }).waitFor();
    await page.getByRole('tab', { name: /^Public Chat/ }).click();
    await field(page).waitFor();
  });
});
