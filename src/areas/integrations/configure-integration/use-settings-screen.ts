import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { selectIsChanged } from '#machines/flows/integrations/configure-integration.ts';
import type { ConfigureIntegrationActorRef } from '#machines/flows/integrations/configure-integration.ts';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { settingsOf } from '#schema/rules/integrations/forms.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { settingsFieldId } from './settings-field.ts';
import { useKeptSettings } from './use-kept-settings.ts';

const keys = [{ keys: 'Ctrl Enter', label: 'test and save' }];
const kept = { state: 'saved', sentence: 'Kept on this device, without the credential', keys } as const;
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
  useStatusBar(useSelector(actorRef, selectIsChanged) ? kept : resting);
  const save = useCallback(() => actorRef.send({ type: 'settings.save' }), [actorRef]);
  useKeys(useMemo(() => ({ '$mod+Enter': save }), [save]));
  useEmitted(actorRef, {
    'problems.found': ({ field }) => focusOn(field),
    'settings.refused': ({ field }) => focusOn(field),
  });
}
