import type { SwitchOrganizationSnapshot } from './switch-organization.machine.ts';

export const selectSearch = (snapshot: SwitchOrganizationSnapshot): string => snapshot.context.search;

export const selectPicked = (snapshot: SwitchOrganizationSnapshot): string | null => snapshot.context.picked;

export const selectRefusal = (snapshot: SwitchOrganizationSnapshot): string | null => snapshot.context.refusal;

export const selectIsTyping = (snapshot: SwitchOrganizationSnapshot): boolean => snapshot.matches({ editing: 'typing' });

export const selectIsSwitching = (snapshot: SwitchOrganizationSnapshot): boolean => snapshot.hasTag('busy') || snapshot.hasTag('settled');
