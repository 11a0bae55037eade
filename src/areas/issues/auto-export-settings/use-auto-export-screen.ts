import { selectChoices, selectIsChanged } from '#machines/flows/issues/auto-export-settings.ts';
import type { AutoExportSettingsActorRef, SavedSettings } from '#machines/flows/issues/auto-export-settings.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { savedOf } from './auto-export-settings.ports.ts';
import { keepChoices } from './kept-choices.ts';

const keys = [{ keys: 'Ctrl Enter', label: 'save' }];
const kept = { state: 'saved', sentence: 'Kept on this device', keys } as const;
const resting = { keys };
const empty = {};

/** Keeps choices, follows what the server has, and answers to the keys of the screen where there is something to choose. */
export function useAutoExportScreen(actorRef: AutoExportSettingsActorRef, shown: SavedSettings, place: string, isEmpty: boolean): void {
  const choices = useSelector(actorRef, selectChoices);
  useEffect(() => keepChoices(place, choices), [place, choices]);
  useEffect(() => actorRef.send({ type: 'settings.changed', saved: savedOf(shown) }), [actorRef, shown]);
  const isChanged = useSelector(actorRef, selectIsChanged);
  useStatusBar(isEmpty ? empty : isChanged ? kept : resting);
  useKeys(useMemo(() => (isEmpty ? empty : { '$mod+Enter': () => actorRef.send({ type: 'settings.save' }) }), [actorRef, isEmpty]));
}
