import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { AnyStateNode } from 'xstate';
import { nameOf } from '#machines/testing/transition-names.ts';
import type { TransitionIds } from '#machines/testing/transition-names.ts';

type Microstep = { readonly type: string; readonly _transitions?: readonly Taken[] };
type Taken = { readonly source: AnyStateNode; readonly eventType: string; readonly target: readonly AnyStateNode[] | undefined };

const inspection = /(_sendInspectionEvent:\s*(\w+)\s*=>\s*\{)/;

/** Changes a copy of the built client: XState's own inspection has one call more, by which its events also go to the page's recorder. */
export function watchTransitions(client: string): void {
  const assets = join(client, 'assets');
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.js'))) {
    const file = join(assets, name);
    const text = readFileSync(file, 'utf8');
    if (!inspection.test(text)) continue;
    writeFileSync(file, text.replace(inspection, '$1globalThis.musterInspect?.($2);'));
    for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`, { force: true });
    return;
  }
  throw new Error('no built file holds the inspection of XState');
}

/** Runs in the page: tells each transition once. */
function collect(): void {
  const told = new WeakSet<object>();
  const tell = Reflect.get(globalThis, 'musterTook') as (ids: TransitionIds) => void;
  const inspect = ({ type, _transitions: transitions }: Microstep): void => {
    if (type !== '@xstate.microstep') return;
    for (const taken of transitions ?? []) {
      if (taken.eventType === 'xstate.init' || told.has(taken)) continue;
      told.add(taken);
      const { source, eventType, target } = taken;
      const siblings: readonly unknown[] = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
      const targets = (target ?? []).map((node) => node.id);
      tell({ root: source.machine.root.id, source: source.id, eventType, index: siblings.indexOf(taken), targets });
    }
  };
  Reflect.set(globalThis, 'musterInspect', inspect);
}

/** Writes down every transition that any flow takes in the pages of a browser context, which come from a watched client. */
export async function record(context: BrowserContext, taken: Set<string>): Promise<void> {
  await context.exposeFunction('musterTook', (ids: TransitionIds) => taken.add(`${ids.root}: ${nameOf(ids)}`));
  await context.addInitScript(collect);
}
