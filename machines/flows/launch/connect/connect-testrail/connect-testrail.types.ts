import type { Answer } from '#machines/lib/answer.ts';
import type { ExternalCase } from '#schema/rules/launch/import/external-cases.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { PromiseActorLogic } from 'xstate';

/** What the server says of a test run: its cases, or why not. */
export type RunAnswer = Answer & { readonly testCases: readonly ExternalCase[] };

export type ConnectTestrailPorts = { readonly readTestRun: PromiseActorLogic<RunAnswer, { readonly testRunId: string }> };
/** What was typed before, where the import is opened again. */
export type ConnectTestrailInput = { readonly testRunId: string };
export type ConnectTestrailContext = { readonly testRunId: string; readonly problem: string | null };
export type ConnectTestrailEvent =
  | { readonly type: 'run.change'; readonly testRunId: string }
  | { readonly type: 'run.import' }
  | { readonly type: 'run.cancel' };
export type ConnectTestrailEmitted = { readonly type: 'rows.found'; readonly given: GivenRows };
export type ConnectTestrailTag = 'busy' | 'editable' | 'refused';
