import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { walk } from '#machines/testing/walk.ts';
import { howItWorksSamples } from './how-it-works.builders.ts';
import { howItWorksMachine, selectLooked } from './how-it-works.ts';
import type { HowItWorksEmitted } from './how-it-works.ts';

describe('reading the chart of a thing', () => {
  it('is walked whole', () => {
    const { missed } = walk(howItWorksMachine, howItWorksSamples);
    expect(missed).toEqual([]);
  });

  it('looks at one state after the other, and returns to the present one', () => {
    const actor = createActor(howItWorksMachine).start();
    const looked = ['issue.rejected', 'issue.accepted', null, null].map((state) => {
      actor.send({ type: 'state.look', state });
      return selectLooked(actor.getSnapshot());
    });
    expect(looked).toEqual(['issue.rejected', 'issue.accepted', null, null]);
  });

  it('asks for paper and stays where it is', () => {
    const actor = createActor(howItWorksMachine).start();
    const told: HowItWorksEmitted[] = [];
    actor.on('print.wanted', (event) => told.push(event));
    actor.send({ type: 'state.look', state: 'issue.rejected' });
    actor.send({ type: 'chart.print' });
    expect([told.length, selectLooked(actor.getSnapshot())]).toEqual([1, 'issue.rejected']);
  });
});
