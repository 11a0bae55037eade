import type { Page } from 'playwright-core';
import { repetitionsOf } from './repeatable.ts';
import { routed } from './routed.ts';

/** Tells a stand-in of the demo to misbehave, and only in this way, until `behave`. */
export async function misbehave(
  url: string,
  trouble: {
    readonly vendor: string;
    readonly kind: string;
    readonly where?: string;
    readonly method?: string;
    readonly retryAfter?: string;
  },
): Promise<void> {
  await behave(url);
  const answer = await fetch(`${url}/stand-ins/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  });
  if (!answer.ok) throw new Error(`the stand-in refused: ${await answer.text()}`);
}

/** Takes things of a stand-in away, by id, key or name, until `behave`. */
export async function takeAway(url: string, vendor: string, ...names: readonly string[]): Promise<void> {
  const answer = await fetch(`${url}/stand-ins/gone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor, names }),
  });
  if (!answer.ok) throw new Error(`the stand-in refused: ${await answer.text()}`);
}

/** Ends all misbehaviour of the stand-ins. */
export async function behave(url: string): Promise<void> {
  await fetch(`${url}/stand-ins/trouble`, { method: 'DELETE' });
}

/** Answers the next call of an operation in the server's place, or loses it on the way, and each that repeats it. */
export async function answerOnce(page: Page, operation: string, answer: 'lost' | object): Promise<void> {
  let left = answer === 'lost' ? 1 + repetitionsOf(operation) : 1;
  await routed(page, '**/api/customer_portal', async (route) => {
    const body: unknown = route.request().postDataJSON();
    const isMeant = typeof body === 'object' && body !== null && Reflect.get(body, 'operationName') === operation;
    if (left === 0 || !isMeant) return route.fallback();
    left -= 1;
    return answer === 'lost' ? route.abort() : route.fulfill({ json: { data: answer } });
  });
}
