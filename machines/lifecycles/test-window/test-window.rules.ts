import type { TestKind, TestWindowStatus } from '#schema/vocabulary/test.ts';

type Window = {
  readonly kind: TestKind;
  readonly windowStatus: TestWindowStatus;
  readonly openedAt: string | null;
  readonly creditsDeducted: number | null;
};

export type CreditEffect = { readonly kind: 'deduct' | 'refund'; readonly amount: number } | null;

/** Credits are deducted when a supervised test opens, and refunded when it is cancelled before it ever opened. */
export const creditEffect = (before: Window, after: Pick<Window, 'windowStatus'>, price: number): CreditEffect => {
  if (before.kind !== 'supervised' || before.windowStatus === after.windowStatus) return null;
  if (after.windowStatus === 'open' && before.creditsDeducted === null && price > 0) return { kind: 'deduct', amount: price };
  if (after.windowStatus === 'cancelled' && before.openedAt === null && before.creditsDeducted !== null && before.creditsDeducted > 0)
    return { kind: 'refund', amount: before.creditsDeducted };
  return null;
};
