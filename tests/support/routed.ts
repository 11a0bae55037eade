import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';

const mostLooks = 20;

/** Runs in the page: whether a call of it is answered in the network's place. */
const isAnswered = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).status === 204;
  } catch {
    return false;
  }
};

/** Queries that are asked together are answered by nothing, upon which each asks alone and meets the handler by its name. */
const apart = (route: Route): Promise<void> =>
  route.request().postData()?.startsWith('[{"') === true ? route.fulfill({ json: [] }) : route.fallback();

/** Lets a handler answer calls of a page, from its very next one on: on a busy machine a page goes on calling the network for a moment after it was told not to. */
export async function routed(page: Page, pattern: string, handler: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(pattern, apart);
  await page.route(pattern, handler);
  if (!page.url().startsWith('http')) return;
  const address = `/config.json?${randomUUID()}`;
  const isAsked = (url: URL): boolean => `${url.pathname}${url.search}` === address;
  const answer = (route: Route): Promise<void> => route.fulfill({ status: 204 });
  await page.route(isAsked, answer);
  for (let looks = 0; looks < mostLooks && !(await page.evaluate(isAnswered, address)); looks += 1);
  await page.unroute(isAsked, answer);
}
