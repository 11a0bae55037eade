import type { RejectResultSnapshot } from './reject-result.machine.ts';

export const selectStage = (snapshot: RejectResultSnapshot): 'resting' | 'choosing' | 'askingUndo' => {
  if (snapshot.matches('choosing') || snapshot.matches('rejecting')) return 'choosing';
  return snapshot.matches('askingUndo') || snapshot.matches('undoing') ? 'askingUndo' : 'resting';
};

export const selectReason = (snapshot: RejectResultSnapshot): string | null => snapshot.context.reason;

export const selectCanReject = (snapshot: RejectResultSnapshot): boolean => snapshot.can({ type: 'rejection.confirm' });

export const selectIsBusy = (snapshot: RejectResultSnapshot): boolean => snapshot.hasTag('busy');
