import type { Locator, Page, Route, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { demoId } from '#server/world/random.ts';
import type { AskPortal } from './drivers-portal.ts';
import { routed } from './routed.ts';

/** The live test of the demo in which people talk. */
export const talkedTest = demoId('test', 412);
/** Its channels, by the names that the demo gives them. */
export const channelOf = (name: 'public 412' | 'private first' | 'private second' | 'community first'): string => demoId('chat', name);
export const messageOf = (name: string, at: number): string => demoId('chat-message', `${name} ${at}`);

/** How an address names a channel. */
export const externalOf = (channelId: string): string => channelId.replaceAll('-', '');

export const chatAddress = (name: Parameters<typeof channelOf>[0], messageId?: string): string =>
  `/results/${talkedTest}?channel_id=${externalOf(channelOf(name))}${messageId === undefined ? '' : `&message_id=${messageId}`}`;

export const openButton = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Chat with / })
    .first();
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' }).last();
export const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message from / }).last();
/** A message that says this. */
export const message = (page: Page, text: string): Locator =>
  log(page)
    .locator('article[data-message]')
    .filter({ has: page.getByText(text, { exact: true }) });
/** One that waits on this device. */
export const unsent = (page: Page, text: string): Locator =>
  log(page)
    .locator('article[data-unsent]')
    .filter({ has: page.getByText(text, { exact: true }) });

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Opens what may be done with a message, and chooses. */
export async function act(page: Page, text: string, label: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text).getByRole('button', { name: label, exact: true }).click();
}

export async function own(page: Page, text: string, label: 'Edit' | 'Delete'): Promise<void> {
  await act(page, text, 'More actions');
  await page.getByRole('menuitem', { name: label }).click();
}

export async function react(page: Page, text: string, label: string): Promise<void> {
  await act(page, text, 'React');
  await page.getByRole('dialog', { name: 'Reactions' }).getByRole('button', { name: label }).click();
}

/** Says something as a demo account, without a screen. */
export const sayBy = async (portal: AskPortal, channelId: string, text: string): Promise<string> => {
  const said = await portal<{ readonly sendChatMessage: { readonly result: { readonly id: string } } }>(
    'mutation Say($input: SendChatMessageInput!) { sendChatMessage(input: $input) { result { id } } }',
    { input: { channelId, clientId: crypto.randomUUID(), text } },
  );
  return said.sendChatMessage.result.id;
};

/** The sockets of a page, which a journey can cut; those that come after are let through unless it says otherwise. */
export type Line = {
  /** Closes what is open, and waits until the page has come back unless the line is shut. */
  readonly cut: () => Promise<void>;
  readonly shut: () => void;
  /** Sockets stand and nothing comes through them, as after a sleep. */
  readonly mute: () => void;
  readonly mend: () => void;
};

export async function lineOf(page: Page): Promise<Line> {
  const open = new Set<WebSocketRoute>();
  const muted = new Set<WebSocketRoute>();
  let isShut = false;
  let connected = 0;
  await page.routeWebSocket(/\/api\/customer_portal$/u, (socket) => {
    if (isShut) return void socket.close({ code: 4499 });
    const server = socket.connectToServer();
    server.onMessage((said) => {
      if (!muted.has(socket)) socket.send(said);
      if (String(said).includes('"question":"standing"')) connected += 1;
    });
    open.add(socket);
  });
  const cut = async (): Promise<void> => {
    const before = connected;
    const all = [...open];
    open.clear();
    await Promise.all(all.map((socket) => socket.close({ code: 4499 })));
    if (isShut) return;
    await expect.poll(() => connected, { message: 'the page connects again' }).toBeGreaterThan(before);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
  return {
    cut,
    shut: () => {
      isShut = true;
    },
    mute: () => {
      for (const socket of open) muted.add(socket);
    },
    mend: () => {
      isShut = false;
    },
  };
}

type Fate = 'go' | 'hold' | 'cut';

/** The calls of one operation of a page: let through, cut, or held until the journey decides. */
export type Calls = {
  readonly become: (fate: Fate) => void;
  /** Waits for calls that were not there when this was asked, or last asked. */
  readonly more: (count?: number) => Promise<void>;
  /** Ends the held ones. */
  readonly end: (fate: 'go' | 'cut') => Promise<void>;
};

export async function callsOf(page: Page, operation: string, first: Fate = 'go'): Promise<Calls> {
  let fate = first;
  let met = 0;
  let seen = 0;
  const held: Route[] = [];
  const settle = (route: Route, how: 'go' | 'cut') => (how === 'go' ? route.continue() : route.abort('connectionreset'));
  await routed(page, '**/api/customer_portal', async (route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    if (operationName !== operation) return route.fallback();
    met += 1;
    if (fate === 'hold') return void held.push(route);
    return settle(route, fate);
  });
  return {
    become: (next) => {
      fate = next;
      seen = met;
    },
    more: async (count = 1) => {
      await expect.poll(() => met, { message: `${operation} is called` }).toBeGreaterThanOrEqual(seen + count);
      seen = met;
    },
    end: async (how) => {
      await Promise.allSettled(held.splice(0).map((route) => settle(route, how)));
    },
  };
}

/** How far what a page shows was moved while it came. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const list = (entries: PerformanceEntryList) => entries.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
        new PerformanceObserver((seen) => resolve(list(seen.getEntries()))).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
