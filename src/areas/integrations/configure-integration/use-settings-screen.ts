import { useEffect, useCallback, useMemo } from 'react';
import { readKeptSettings, selectIsChanged, selectKept, selectUnread } from '#machines/flows/integrations/configure-integration.ts';
import type {
  ConfigureIntegrationActorRef,
  ConfigureIntegrationSnapshot,
  KeptSettings,
} from '#machines/flows/integrations/configure-integration.ts';
import { useKeptLine } from '#src/keeping/use-kept-line.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import { recallThrough, useKeeping } from '#src/keeping/kept.ts';
import { useSelector } from '@xstate/react';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { settingsOf } from '#schema/rules/integrations/forms.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { settingsFieldId } from './settings-field.ts';

/** Where what a member types into the settings of an integration is kept on this device. */
export const settingsPlace = (organizationId: string, userId: string, code: SettingsCode): string =>
  `muster.integration:${organizationId}:${userId}:${code}`;

export const recallSettings = (place: string, code: SettingsCode): KeptSettings | null =>
  recallThrough(place, (kept) => readKeptSettings(code, kept));

const typed = (snapshot: ConfigureIntegrationSnapshot) => {
  const kept = { typed: selectKept(snapshot), unread: selectUnread(snapshot) };
  return Object.keys(kept.typed).length === 0 && kept.unread.length === 0 ? null : kept;
};

/** Keeps what is typed on this device, without its secrets, until it is saved. */
export const useKeptSettings = (actorRef: ConfigureIntegrationActorRef, place: string): void =>
  useKeeping(actorRef, { place, of: typed, since: null });

const keys = [{ keys: 'Ctrl Enter', label: 'test and save' }];
const resting = { keys };

const focusOn = (field: string | null): void => {
  if (field !== null) setTimeout(() => document.getElementById(settingsFieldId(field))?.focus(), 0);
};

/** Keeps what is typed, follows what the server has, and answers to the keys of the screen. */
export function useSettingsScreen(
  actorRef: ConfigureIntegrationActorRef,
  { clientAuthentication, state }: ShownIntegrationFragment,
  place: string,
): void {
  useKeptSettings(actorRef, place);
  useEffect(
    () => actorRef.send({ type: 'settings.changed', known: settingsOf(clientAuthentication, state) }),
    [actorRef, clientAuthentication, state],
  );
  const kept = useKeptLine(place, 'Kept on this device, without the credential', keys);
  useStatusBar(useSelector(actorRef, selectIsChanged) ? kept : resting);
  const save = useCallback(() => actorRef.send({ type: 'settings.save' }), [actorRef]);
  useKeys(useMemo(() => ({ '$mod+Enter': save }), [save]));
  useEmitted(actorRef, {
    'problems.found': ({ field }) => focusOn(field),
    'settings.refused': ({ field }) => focusOn(field),
  });
}
