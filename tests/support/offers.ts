import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { refusalOf, sampleEvent } from '#machines/lib/lifecycle.ts';
import type { Actor, EventType, Lifecycle } from '#machines/lib/lifecycle.ts';
import { initials, sender } from '#machines/testing/who-may.ts';
import { roles } from '#schema/vocabulary/roles.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';

type Drawn<TMachine extends AnyStateMachine, TRow extends object> = {
  readonly lifecycle: Lifecycle<TMachine, TRow>;
  /** Every state, with every fact that a guard tells apart. */
  readonly places: Readonly<Record<string, TRow>>;
  /** Draws the thing as this person sees it; gives back how often something was asked for since. */
  readonly draw: (row: TRow, actor: Actor) => () => number;
  /** The names of the control of each event, as it is called in any state. */
  readonly controls: { readonly [Type in EventType<TMachine>]?: RegExp };
  /** What the controls are, where they are no buttons. */
  readonly as?: 'menuitem' | 'switch' | 'link';
  /** Who may send each event in each place, kept by hand from the specification: C, T, M and O, as `whoMay` names them. */
  readonly allowed?: Readonly<Record<string, { readonly [Type in EventType<TMachine>]?: string }>>;
  /** Who sees the screen. */
  readonly by?: readonly ActorRole[];
};

const describedBy = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Asserts for every state and role that what the chart refuses is not offered, or is disabled in its words and does nothing, and that all else can be pressed. */
export function offersWhatTheChartAllows<TMachine extends AnyStateMachine, TRow extends object>(drawn: Drawn<TMachine, TRow>): void {
  const { lifecycle, places, draw, controls, as = 'button', allowed, by = roles } = drawn;
  const named = Object.entries<RegExp>(controls as Readonly<Record<string, RegExp>>);
  it('are judged in every place', () => expect(Object.keys(allowed ?? places)).toEqual(Object.keys(places)));
  describe.each(Object.entries(places))('%s', (place, row) => {
    it.each(by.flatMap((role) => named.map(([type, name]) => ({ role, type: type as EventType<TMachine>, name }))))(
      '$type by $role',
      ({ role, type, name }) => {
        const actor = sender(role);
        const asked = draw(row, actor);
        const refusal = refusalOf(lifecycle, row, sampleEvent(lifecycle, type, actor));
        if (allowed !== undefined) expect(refusal === null).toBe((allowed[place]?.[type] ?? '').includes(initials[role]));
        const control = screen.queryByRole(as, { name });
        if (refusal === null) {
          expect([control === null, control?.getAttribute('aria-disabled') ?? null]).toEqual([false, null]);
        } else if (control !== null) {
          expect([control.getAttribute('aria-disabled'), describedBy(control)]).toEqual(['true', expect.stringContaining(refusal.message)]);
          fireEvent.click(control);
          expect(asked()).toBe(0);
        }
        cleanup();
      },
    );
  });
}
