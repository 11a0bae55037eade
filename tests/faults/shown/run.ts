import { randomUUID } from 'node:crypto';
import { stringifyDocument } from 'urql';
import type { Random } from '#crowd/random.ts';
import type { Call as Ask, Portal } from '#tests/support/portal.ts';
import { allOffers, wishFor } from './acts.ts';
import { Network, newMarker } from './network.ts';
import { readAfresh, ShownPage } from './page.ts';
import type { Person } from './page.ts';
import { screenFor } from './screens.ts';
import type { Screen } from './screens.ts';
import { letCrowdAct, readStanding, tell } from './world.ts';
import type { Standing } from './world.ts';

export type Others = readonly { readonly person: Person; readonly ask: Ask }[];

/** What a page shows and what a fresh one would, where they differ. */
export type Difference = { readonly title: string; readonly of: readonly string[] };

const say = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

/** Each place where two values differ; what is shown may hold more than was asked for. */
const between = (shown: unknown, fresh: unknown, at: string): readonly string[] => {
  if (typeof shown !== 'object' || typeof fresh !== 'object' || shown === null || fresh === null)
    return shown === fresh || (shown ?? null) === (fresh ?? null) ? [] : [`${at} is ${say(shown)}, not ${say(fresh)}`];
  const more =
    Array.isArray(shown) && Array.isArray(fresh) && shown.length > fresh.length ? [`${at} has ${shown.length - fresh.length} more`] : [];
  const inside = Object.keys(fresh).flatMap((name) => between(Reflect.get(shown, name), Reflect.get(fresh, name), `${at}.${name}`));
  return [...more, ...inside];
};

/** In milliseconds of the page, without anything going on. */
const quiet = 12_000;
/** Presses of a person who sees that something failed: what waits behind a refused message may be refused in its turn. */
const patience = 5;
/** Rounds after which a page that still asks does so for ever. */
const endless = 400;
/** Messages and responses after which it does so at once. */
const flood = 2_000;

/** One page of one person, through sequences of what happens to it and around it. */
export class Run {
  readonly page: ShownPage;
  /** What was done, for whoever looks for the fault. */
  readonly trace: string[] = [];
  readonly #portal: Portal;
  readonly #random: Random;
  readonly #others: Others;
  #left: Screen | null = null;
  #hasGap = false;

  constructor(portal: Portal, person: Person, others: Others, random: Random) {
    this.#portal = portal;
    this.#random = random;
    this.#others = others;
    this.page = new ShownPage(portal.url, person, new Network(portal.url));
  }

  async begin(): Promise<void> {
    const standing = await readStanding(this.#portal);
    this.#open(screenFor(this.#random, this.page.person.member, standing));
    await this.#deliver();
    this.page.follow();
    await this.settle();
  }

  #open(screen: Screen): void {
    this.trace.push(`open ${screen.name}: ${screen.parts.map(({ title }) => title).join(', ')}`);
    this.page.open(screen);
  }

  /** Until the page has heard of all that was done. */
  async #heard(): Promise<void> {
    const { network } = this.page;
    await network.settled();
    if (network.socket?.isStanding !== true || network.socket.readyState !== 1) return;
    const marker = newMarker();
    const marked = network.marked(marker);
    await tell(this.#portal, { topic: 'organization', entityId: marker });
    await marked;
  }

  async #reach(call: Network['calls'][number]): Promise<void> {
    if (call.isDone) return;
    await call.reach();
    if (call.isChange) await this.#heard();
  }

  /** Everything that is under way comes. */
  async #deliver(): Promise<void> {
    const { network } = this.page;
    await network.settled();
    let count = 0;
    while (network.calls.length > 0 || (network.socket?.waiting.length ?? 0) > 0) {
      const [call] = network.calls;
      if ((count += 1) > flood)
        throw new Error(`It asks without end: ${network.calls.map(({ name }) => name).join()} ${JSON.stringify(this.trace)}`);
      if (call !== undefined) {
        await this.#reach(call);
        network.over(call, () => call.arrive());
      }
      while ((network.socket?.waiting.length ?? 0) > 0) network.socket?.let();
      await network.settled();
    }
  }

  /** What waits comes, and the timers of the page run out. */
  async settle(): Promise<void> {
    const { network } = this.page;
    if (network.isCut) network.mend();
    this.page.look(false);
    this.#scroll(null);
    await this.#heard();
    if (this.#hasGap) network.socket?.remind();
    this.#hasGap = false;
    let busy = 0;
    for (let still = 0; still < quiet; still += 500) {
      if ((busy += 1) > endless)
        throw new Error(`It goes on for ever: ${network.calls.map(({ name }) => name).join()} ${JSON.stringify(this.trace)}`);
      if (network.calls.length > 0 || (network.socket?.waiting.length ?? 0) > 0) still = 0;
      await this.#deliver();
      await network.advance(500);
    }
  }

  async #otherActs(standing: Standing): Promise<void> {
    const { person, ask } = this.#random.pick(this.#others);
    const wish = wishFor(this.#random, person.member.role, allOffers, standing);
    if (wish === null) return;
    const { data } = await ask(stringifyDocument(wish.document), { input: wish.input }, { 'idempotency-key': randomUUID() });
    const [answer] = Object.values(data ?? {});
    this.trace.push(`${person.member.role} ${JSON.stringify(wish.input)} ${titleOf(wish.document)} ${String(answer?.successful)}`);
    await this.#heard();
  }

  #ownAct(standing: Standing): void {
    const { role } = this.page.person.member;
    const offers = this.page.screen?.offers ?? [];
    if (role !== 'community_test_manager' && offers.includes('issues') && this.#random.chance(0.1)) {
      const { id } = this.#random.pick(standing.issues.filter(({ published }) => published));
      this.trace.push(`reads ${id}`);
      return this.page.read(id);
    }
    const done = this.page.actInPart(this.#random);
    if (done !== null) return void this.trace.push(done);
    const wish = wishFor(this.#random, role, offers, standing);
    if (wish === null) return;
    this.trace.push(`own ${titleOf(wish.document)} ${JSON.stringify(wish.input)}`);
    this.page.act(wish);
  }

  async #answer(): Promise<void> {
    const { network } = this.page;
    if (network.calls.length === 0) return;
    const call = this.#random.chance(0.6) ? network.calls[0] : this.#random.pick(network.calls);
    if (call === undefined) return;
    const how = this.#random.weigh([
      ['comes', 10],
      ['is done', 4],
      ['loses its answer', 1],
      ['is lost', 1],
    ] as const);
    this.trace.push(`${call.name} ${how}`);
    if (how === 'is lost') return network.over(call, () => call.lose());
    await this.#reach(call);
    if (how === 'comes') network.over(call, () => call.arrive());
    if (how === 'loses its answer') network.over(call, () => call.lose());
  }

  #hear(): void {
    const { socket } = this.page.network;
    if (socket === null) return;
    const isLost = this.#random.chance(0.05);
    for (let events = Math.min(this.#random.whole(1, 6), socket.waiting.length); events > 0 && socket.waiting.length > 0; events -= 1) {
      this.trace.push(`event ${isLost ? 'lost' : 'heard'} ${JSON.stringify(Object.values(socket.waiting[0]?.payload?.data ?? {}))}`);
      socket.let(isLost);
      this.#hasGap ||= isLost;
    }
  }

  async step(): Promise<void> {
    const { network } = this.page;
    const random = this.#random;
    const standing = await readStanding(this.#portal);
    const what = random.weigh([
      ['own', 5],
      ['other', 5],
      ['crowd', 1],
      ['answer', 8],
      ['hear', 5],
      ['wait', 5],
      ['hide', 0.5],
      ['show', 0.7],
      ['cut', 0.3],
      ['mend', 0.7],
      ['move', 0.7],
      ['scroll', 0.7],
    ] as const);
    if (what === 'own') this.#ownAct(standing);
    else if (what === 'other') await this.#otherActs(standing);
    else if (what === 'crowd') this.trace.push(`crowd ${await letCrowdAct(this.#portal, random, standing)}`);
    else if (what === 'answer') await this.#answer();
    else if (what === 'hear') this.#hear();
    else if (what === 'wait') {
      const milliseconds = random.pick([50, 400, 1000, 2500]);
      this.trace.push(`wait ${milliseconds}`);
      await network.advance(milliseconds);
    } else if (what === 'hide' || what === 'show') {
      this.trace.push(what);
      this.page.look(what === 'hide');
    } else if (what === 'cut' && !network.isCut) {
      this.trace.push('cut');
      network.cut();
      this.#hasGap = false;
    } else if (what === 'mend' && network.isCut) {
      this.trace.push('mend');
      network.mend();
    } else if (what === 'move') this.#move(standing);
    else if (what === 'scroll') this.#scroll(random);
    await network.settled();
    if (what === 'crowd') await this.#heard();
  }

  #scroll(random: Random | null): void {
    this.trace.push(random === null ? 'sees all' : 'scrolls');
    for (const [, { scroll }] of this.page.parts) this.page.network.inside(() => scroll?.(random));
  }

  #move(standing: Standing): void {
    const back = this.#left !== null && this.#random.chance(0.5) ? this.#left : screenFor(this.#random, this.page.person.member, standing);
    this.#left = this.page.screen;
    this.#open(back);
  }

  /** Where the page shows something else than a fresh one; a person asks again for what the page says it has not. */
  async differences(): Promise<readonly Difference[]> {
    for (let presses = 0; presses < patience; presses += 1) {
      const lost = this.page.parts.filter(([, watched]) => watched.isLost());
      if (lost.length === 0) break;
      for (const [, watched] of lost) this.page.network.inside(watched.retry);
      await this.settle();
    }
    const found: Difference[] = [];
    for (const [part, watched] of this.page.parts) {
      const fresh = await readAfresh(this.#portal.url, this.page.person, part);
      const shown = watched.shown();
      const of = [...between(shown, part.within?.(fresh, shown) ?? fresh, ''), ...(watched.isSettled() ? [] : ['waits for ever'])];
      if (of.length > 0) found.push({ title: part.title, of });
    }
    return found;
  }
}

const titleOf = (document: object): string => /(?:mutation|query) (\w+)/u.exec(stringifyDocument(document as never))?.[1] ?? '';
