import type { CaseResultStatus } from '#schema/vocabulary/case-result.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type CaseRunContext = Readonly<Record<never, never>>;

export type HandedInStatus = 'pass' | 'fail' | 'blocked' | 'skipped';

export type CaseRunEvent =
  | LifecycleEvent<'case.submit', { status: HandedInStatus }>
  | LifecycleEvent<'case.abandon'>
  | LifecycleEvent<'case.correct'>;

export type CaseRunRow = { readonly status: CaseResultStatus };
