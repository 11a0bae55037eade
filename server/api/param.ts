import type { Viewer } from '../workflow/transaction.ts';
import { limits } from '#schema/vocabulary/limits.ts';

/** Capped: a moment further back is out of PostgreSQL's range. */
export const withinDays = (days: number | null | undefined): number | null =>
  days === null || days === undefined ? null : Math.min(Math.max(days, 0), limits.mostDays);

export type Inputs = {
  readonly args: Readonly<Record<string, unknown>>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly viewer: Viewer;
  readonly at: string;
};

const mark: unique symbol = Symbol('param');

/** Bound when the statement runs, so that its text is composed once per document. */
export type Param = { readonly [mark]: (inputs: Inputs) => unknown };

export const param = (of: (inputs: Inputs) => unknown): Param => ({ [mark]: of });

export const argument = (name: string): Param => param(({ args }) => args[name] ?? null);

export const organization: Param = param(({ viewer }) => viewer.organizationId);
export const caller: Param = param(({ viewer }) => viewer.userId);
export const role: Param = param(({ viewer }) => viewer.role);
export const moment: Param = param(({ at }) => at);

export const valueOf = (value: unknown, inputs: Inputs): unknown =>
  typeof value === 'object' && value !== null && mark in value ? (value as Param)[mark](inputs) : value;
