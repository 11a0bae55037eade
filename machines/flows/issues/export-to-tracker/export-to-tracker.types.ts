import type { TrackerCode } from '#schema/vocabulary/export.ts';
import type { PromiseActorLogic } from 'xstate';

/** What is typed and chosen for a tracker; the fields that another tracker has stay as they are. */
export type PlaceValues = {
  readonly project: string;
  /** What the project is called, where it is told by another name. */
  readonly projectName: string;
  readonly type: string;
  readonly repository: string;
  readonly area: string;
  /** Labels as they are typed; at Azure DevOps tags. */
  readonly labels: string;
};
export type PlaceField = keyof PlaceValues;

/** A field at fault, and why. */
export type PlaceProblems = Readonly<Partial<Record<PlaceField, string>>>;

export type StartInput = {
  readonly code: TrackerCode;
  readonly issueIds: readonly string[];
  readonly values: PlaceValues;
  readonly again: boolean;
};
export type StartAnswer = {
  readonly successful: boolean;
  readonly jobId: string | null;
  readonly messages: readonly string[];
};
export type ExportToTrackerPorts = { readonly startExport: PromiseActorLogic<StartAnswer, StartInput> };

export type ExportToTrackerInput = { readonly issueIds: readonly string[] };
export type ExportToTrackerContext = {
  readonly issueIds: readonly string[];
  readonly code: TrackerCode | null;
  readonly values: PlaceValues;
  readonly problems: PlaceProblems;
  /** What the server said against the last start. */
  readonly messages: readonly string[];
  /** Whether issues go that are there already. */
  readonly again: boolean;
};

/** Whether a tracker can take issues now, and what was chosen for it the last time. */
export type Destination = { readonly code: string; readonly isActive: boolean; readonly values: Partial<PlaceValues> };

export type ExportToTrackerEvent =
  | { readonly type: 'destination.choose'; readonly destination: Destination }
  | { readonly type: 'destination.leave' }
  | { readonly type: 'field.change'; readonly field: PlaceField; readonly value: string; readonly name?: string }
  | { readonly type: 'again.toggle' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'preview.close' }
  | { readonly type: 'export.start' };

export type ExportToTrackerEmitted =
  | { readonly type: 'settings.wanted'; readonly code: TrackerCode }
  | { readonly type: 'destination.unknown' }
  | { readonly type: 'export.started'; readonly jobId: string };

export type ExportToTrackerTag = 'busy' | 'filled';
