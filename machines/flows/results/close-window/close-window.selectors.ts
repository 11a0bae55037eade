import type { CloseWindowSnapshot } from './close-window.machine.ts';

export const selectIsAsking = (snapshot: CloseWindowSnapshot): boolean => snapshot.matches('asking') || snapshot.matches('closing');

export const selectIsClosing = (snapshot: CloseWindowSnapshot): boolean => snapshot.hasTag('busy');
