import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { EventObject } from 'xstate';
import { launchWizardMachine } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { listener } from '#machines/flows/launch/launch.builders.ts';
import { stepsFor } from '#schema/rules/launch/step-rules.ts';
import { activities, wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import type { Activity } from '#schema/vocabulary/launch/options.ts';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { dropDraft, goSoftly, groundOf, plantDraft } from '../support/drivers-drafts.ts';
import { arriveAt, fillActivity, goOn, press, title } from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';
import { brokenTest, draftInWizard, faultsOf, pathsOf, validTest } from '../support/wizard-places.ts';
import type { Ground } from '../support/wizard-places.ts';

const lanes = 3;
const patience = 600_000;
const slowest = 60_000;

type Move = { readonly by: string; readonly arrives: WizardStep | 'request' };
type Walk = {
  readonly start: WizardStep;
  /** Where the page begins: at the start, or at the step before it that has something to fix. */
  readonly first: WizardStep;
  readonly activity: Activity;
  readonly fault: WizardStep | null;
  readonly moves: readonly Move[];
};

const stepsBy: Readonly<Record<string, WizardStep>> = {
  activity: 'activity',
  app: 'app',
  scope: 'scope',
  targeting: 'targeting',
  testData: 'test-data',
  review: 'review',
};
const childIds = ['activityStep', 'appStep', 'scopeStep', 'targetingStep', 'testDataStep', 'reviewStep'];

/** What a person can do, by the parts of the page: the buttons at the foot, and the stepper. */
const buttons: readonly EventObject[] = [{ type: 'step.back' }, ...childIds.map((id) => ({ type: `xstate.done.actor.${id}` }))];
const stepper: readonly EventObject[] = wizardSteps.map((step) => ({ type: 'step.open', step }) as EventObject);
/** The steps of these are those of an exploratory test, which is walked by everything. */
const walkedByButtons: readonly Activity[] = ['localization', 'translation'];

const nameOf = (event: EventObject): string => {
  if (event.type === 'step.back') return 'back';
  return event.type === 'step.open' ? `open ${String(Reflect.get(event, 'step'))}` : 'next';
};

/** The shortest paths of the wizard's chart from each of its steps, for a test that is whole and for one with something to fix. */
function walksOf(ground: Ground): readonly Walk[] {
  return activities.flatMap((activity) =>
    stepsFor(ground.flags).flatMap((start) =>
      (activity === 'exploratory' ? [null, ...stepsFor(ground.flags)] : [null]).flatMap((fault) => {
        const valid = validTest(ground, activity);
        const values = fault === null ? valid : brokenTest(valid, fault);
        const input = { testId: 't1', step: start, values, flags: ground.flags, listener: listener().ref };
        return (walkedByButtons.includes(activity) ? [buttons] : [buttons, stepper]).flatMap((events) => {
          const answers = events.map((event) => (event.type.startsWith('xstate.done') ? { ...event, output: { values } } : event));
          return pathsOf(launchWizardMachine, { input, events: answers }).map(({ steps }): Walk => {
            const moves = steps.slice(1).map(({ event, state }) => ({
              by: nameOf(event),
              arrives: state.status === 'done' ? ('request' as const) : (stepsBy[String(state.value)] ?? 'activity'),
            }));
            const first = stepsBy[String(steps[0]?.state.value)] ?? start;
            return { start, first, activity, fault, moves };
          });
        });
      }),
    ),
  );
}

/** A path on which nothing is done through a step with something to fix: its button would not lead on. */
const isWalkable = ({ first, fault, moves }: Walk): boolean => {
  const left = [first, ...moves.slice(0, -1).map(({ arrives }) => arrives)];
  return moves.every(({ by }, index) => by !== 'next' || left[index] !== fault);
};

type Taken = Move & { readonly from: WizardStep | 'request' };

const takenBy = ({ first, moves }: Walk): readonly Taken[] =>
  moves.map((each, index) => ({ ...each, from: index === 0 ? first : (moves[index - 1]?.arrives ?? first) }));

/** Each step of a test once as a beginning, and from there on each move that these paths make and no walk before made. */
function joined(paths: readonly Walk[]): readonly Walk[] {
  const waiting = new Map(paths.flatMap(takenBy).map((taken) => [JSON.stringify(taken), taken]));
  const goOn = (walk: Walk): Walk => {
    const moves = [...walk.moves];
    const next = (): Taken | undefined => {
      const at = moves.at(-1)?.arrives ?? walk.first;
      const open = [...waiting.values()].filter(({ from }) => from === at);
      return open.find(({ arrives }) => arrives !== 'request') ?? open[0];
    };
    for (let taken = next(); taken !== undefined; taken = next()) {
      const { from: _, ...made } = taken;
      moves.push(made);
      waiting.delete(JSON.stringify(taken));
    }
    return { ...walk, moves };
  };
  const begun = [...new Map(paths.map((path) => [path.start, path])).values()].map((path) => goOn({ ...path, moves: [] }));
  const left = paths.flatMap((path) => {
    const taken = takenBy(path);
    const last = taken.findLastIndex((each) => waiting.has(JSON.stringify(each)));
    for (const each of taken) waiting.delete(JSON.stringify(each));
    return last === -1 ? [] : [{ ...path, moves: path.moves.slice(0, last + 1) }];
  });
  return [...begun, ...left];
}

async function move(page: Page, { by, arrives }: Move): Promise<void> {
  if (by === 'back') await press(page, 'Back');
  else if (by === 'next') await press(page, /^(Next|Add test to request)$/);
  else
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: new RegExp(`^${wizardStepLabels[arrives as WizardStep]}`) })
      .click();
  await arriveAt(page, arrives === 'request' ? 'Launch request' : wizardStepLabels[arrives]);
  if (arrives !== 'request') await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(arrives);
}

describe('the wizard', () => {
  journey(
    'LA-012 LA-051: begins at every step, and makes every move of its chart, by its buttons and by its stepper',
    async ({ journey: { as, portal: portalOf } }) => {
      const portal = await portalOf('customer');
      const ground = await groundOf(portal);
      expect(stepsFor(ground.flags)).toEqual(wizardSteps);
      for (const activity of activities) expect(faultsOf(validTest(ground, activity), ground)).toEqual([]);
      const groups = Map.groupBy(walksOf(ground).filter(isWalkable), ({ activity, fault }) => `${activity} ${fault}`);
      const waiting = [...groups.values()].flatMap(joined);
      expect(new Set(waiting.map(({ start, activity, fault }) => `${start} ${activity} ${fault}`)).size).toBe(60);
      expect(waiting.flatMap(({ moves }) => moves).length).toBeGreaterThanOrEqual(204);
      const planted: string[] = [];
      const walkAll = async (): Promise<void> => {
        const page = await as('customer', '/results');
        page.context().setDefaultTimeout(slowest);
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const { start, first, activity, fault, moves } = next;
          const valid = validTest(ground, activity);
          const draft = draftInWizard('Walked', start, fault === null ? valid : brokenTest(valid, fault));
          const id = await plantDraft(portal, draft);
          planted.push(id);
          try {
            await goSoftly(page, `/launch/test?draft=${id}&test=${draft.wizard?.testId ?? ''}&step=${start}`);
            await title(page, wizardStepLabels[first]).waitFor();
            for (const each of moves) await move(page, each);
          } catch (error) {
            throw new Error(`${JSON.stringify(next)}: ${String(error)}`, { cause: error });
          }
        }
        await goSoftly(page, '/results');
        await arriveAt(page, 'Results');
      };
      await Promise.all(Array.from({ length: lanes }, walkAll));
      await Promise.all(planted.map((id) => dropDraft(portal, id)));
    },
    patience,
  );
});

describe('a press that leaves a field with something to mend', () => {
  journey('reaches its button, which moves as the field says what is wrong', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await fillActivity(page, 'Exploratory');
    await goOn(page, 'App');
    const link = page.getByLabel('Link to the application');
    await link.pressSequentially('shop');
    const next = page.getByRole('button', { name: /^Next/ }).first();
    const { x, y, width } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width / 2, y + 2);
    await page.mouse.down();
    await expect.poll(() => link.evaluate((field) => document.activeElement === field)).toBe(false);
    await page.mouse.up();
    await page.getByRole('alert').getByText('2 things to fix', { exact: true }).waitFor();
    expect((await next.boundingBox())?.y).toBeGreaterThan(y);
  });
});
