import { press, report, sorted, time, watchInputs } from './timing.ts';
import type { Stand } from './timing.ts';
import { change, onward, openAtRest } from './wizard.ts';

type Kept = typeof globalThis & { keptSteps: HTMLElement[] };

/** Keeps a copy of what the page shows at each step on the way. */
async function keepSteps(stand: Stand, test: string): Promise<void> {
  const { page } = stand;
  await openAtRest(stand, test, 'activity');
  await page.evaluate(() => Object.assign(globalThis, { keptSteps: [] }));
  for (const step of onward) {
    await change(stand, 'Next', step);
    await page.waitForTimeout(1_000);
    await page.getByRole('main').evaluate((main) => void (globalThis as Kept).keptSteps.push(main.cloneNode(true) as HTMLElement));
  }
}

/** Makes the page a copy of itself without a program. A button puts the next kept step in the place of the one that is shown, as a new copy or out of its hiding place, and moves the focus to its title. */
const stopProgram = ({ page }: Stand, areReady: boolean): Promise<void> =>
  page.evaluate((fromHiding) => {
    const steps = (globalThis as Kept).keptSteps;
    document.body.replaceChildren(...[...document.body.childNodes].map((node) => node.cloneNode(true)));
    let shown = document.querySelector('main');
    let at = 0;
    if (fromHiding) {
      for (const step of steps) step.hidden = true;
      shown?.after(...steps);
    }
    const put = (step: HTMLElement): HTMLElement => {
      if (!fromHiding) {
        const copy = step.cloneNode(true) as HTMLElement;
        shown?.replaceWith(copy);
        return copy;
      }
      if (shown !== null) shown.hidden = true;
      step.hidden = false;
      return step;
    };
    const button = document.createElement('button');
    button.textContent = 'Swap';
    button.style.cssText = 'position:fixed;left:600px;top:8px;z-index:2147483647;background:#fff';
    button.addEventListener('click', () => {
      const step = steps[at % steps.length];
      at += 1;
      if (step !== undefined) shown = put(step);
      shown?.querySelector<HTMLElement>('h1')?.focus();
    });
    document.body.append(button);
  }, areReady);

/** The least that any program can take for a step change: no program at all. Ready steps lie hidden in the page, which spares the browser to make them. */
export async function measureCopies(stand: Stand, test: string, rounds: number, areReady: boolean): Promise<void> {
  const { page } = stand;
  await keepSteps(stand, test);
  await stopProgram(stand, areReady);
  await watchInputs(stand);
  const what = areReady ? 'a ready copy of' : 'a copy of';
  const swap = async (): Promise<number> => {
    await press(page, page.getByRole('button', { name: 'Swap' }));
    return 1;
  };
  const swaps: number[] = [];
  for (const step of Array.from({ length: rounds * 2 }, () => onward).flat()) swaps.push(...(await time(stand, `${what} ${step}`, swap)));
  report(`${what} a step`, sorted(swaps));
}
