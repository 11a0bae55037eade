import type { HoldFormSnapshot } from './hold-form.machine.ts';
import type { FormElsewhere, OpenedForm } from './hold-form.types.ts';

export type HoldFormStage = 'loading' | 'unloaded' | 'reading' | 'filling' | 'launched';

export const selectStage = (snapshot: HoldFormSnapshot): HoldFormStage => snapshot.value;
/** Whether anything is kept of the form any more. */
export const selectIsHeld = (snapshot: HoldFormSnapshot): boolean => snapshot.status === 'active';
export const selectOpened = ({ context }: HoldFormSnapshot): OpenedForm => context.opened;
export const selectArrivals = ({ context }: HoldFormSnapshot): number => context.arrivals;
export const selectIsReading = (snapshot: HoldFormSnapshot): boolean => snapshot.matches('reading');
/** Whether nothing may be typed here: what comes next would stand in its place. */
export const selectIsLocked = (snapshot: HoldFormSnapshot): boolean => snapshot.matches('reading') || snapshot.matches('loading');
export const selectElsewhere = ({ context }: HoldFormSnapshot): FormElsewhere => context.elsewhere;
/** What keeps the form on the server while this tab types into it. */
export const selectKeeping = ({ children }: HoldFormSnapshot) => children.keepForm;
