import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ConnectZephyrSnapshot } from './connect-zephyr.machine.ts';
import type { ZephyrConnection, ZephyrEntry, ZephyrPage } from './connect-zephyr.types.ts';

export type ZephyrStage = 'connection' | 'project' | 'cycle' | 'cases';

const stages: Readonly<Record<ConnectZephyrSnapshot['value'], ZephyrStage>> = {
  connecting: 'connection',
  connectionsFailed: 'connection',
  unconnected: 'connection',
  choosingConnection: 'connection',
  listingProjects: 'project',
  projectsFailed: 'project',
  choosingProject: 'project',
  listingCycles: 'cycle',
  cyclesFailed: 'cycle',
  choosingCycle: 'cycle',
  gathering: 'cases',
  casesFailed: 'cases',
  empty: 'cases',
  gathered: 'cases',
  cancelled: 'cases',
};

/** What is chosen or loaded now. */
export const selectStage = ({ value }: ConnectZephyrSnapshot): ZephyrStage => stages[value];
export const selectIsBusy = (snapshot: ConnectZephyrSnapshot): boolean => snapshot.hasTag('busy');
export const selectCanGoBack = (snapshot: ConnectZephyrSnapshot): boolean => snapshot.can({ type: 'step.back' });
export const selectCanRetry = (snapshot: ConnectZephyrSnapshot): boolean => snapshot.can({ type: 'list.retry' });
export const selectCanSettle = (snapshot: ConnectZephyrSnapshot): boolean => snapshot.can({ type: 'cases.settle' });
export const selectConnections = ({ context }: ConnectZephyrSnapshot): readonly ZephyrConnection[] => context.connections;
export const selectConnection = ({ context }: ConnectZephyrSnapshot): ZephyrConnection | null => context.connection;
export const selectProject = ({ context }: ConnectZephyrSnapshot): ZephyrEntry | null => context.project;
export const selectCycle = ({ context }: ConnectZephyrSnapshot): ZephyrEntry | null => context.cycle;
export const selectLoaded = ({ context }: ConnectZephyrSnapshot): number => context.cases.nodes.length;
export const selectTotal = ({ context }: ConnectZephyrSnapshot): number | null => context.cases.total;
export const selectReason = ({ context }: ConnectZephyrSnapshot): string | null => context.reason;

/** The projects or test cycles to choose from. */
export const selectList = (snapshot: ConnectZephyrSnapshot): ZephyrPage<ZephyrEntry> =>
  selectStage(snapshot) === 'project' ? snapshot.context.projects : snapshot.context.cycles;

/** What did not work, or has nothing in it; null while all is well. */
export function selectProblem({ value, context }: ConnectZephyrSnapshot): string | null {
  switch (value) {
    case 'connectionsFailed':
      return connectTexts.connectionsFailed;
    case 'unconnected':
      return connectTexts.noConnection(context.code);
    case 'projectsFailed':
      return connectTexts.projectsFailed;
    case 'cyclesFailed':
      return connectTexts.cyclesFailed;
    case 'casesFailed':
      return connectTexts.casesFailed;
    case 'empty':
      return connectTexts.noExecutions;
    case 'choosingProject':
      return context.projects.nodes.length === 0 ? connectTexts.noProjects : null;
    case 'choosingCycle':
      return context.cycles.nodes.length === 0 ? connectTexts.noCycles : null;
    default:
      return null;
  }
}
