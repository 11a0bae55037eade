import { useEffect, useCallback, useMemo } from 'react';
import { selectKept, selectUnread, selectIsChanged } from '#machines/flows/integrations/configure-integration.ts';
import type { ConfigureIntegrationActorRef, ConfigureIntegrationSnapshot } from '#machines/flows/integrations/configure-integration.ts';
import { forgetKept, keepHere } from '#src/keeping/kept.ts';
import { useKeptLine } from '#src/keeping/use-kept-line.ts';
import { useSelector } from '@xstate/react';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { settingsOf } from '#schema/rules/integrations/forms.ts';
import { useKeys } from '#src/keys.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { settingsFieldId } from './settings-field.ts';

/** Keeps what is typed on this device, without its secrets, until it is saved. */
export function useKeptSettings(actorRef: ConfigureIntegrationActorRef, place: string): void {
  useEffect(() => {
    let known = JSON.stringify({ typed: {}, unread: [] });
    const keep = (snapshot: ConfigureIntegrationSnapshot): void => {
      const kept = { typed: selectKept(snapshot), unread: selectUnread(snapshot) };
      const text = JSON.stringify(kept);
      if (text === known) return;
      known = text;
      if (Object.keys(kept.typed).length === 0 && kept.unread.length === 0) forgetKept(place);
      else keepHere(place, kept);
    };
    keep(actorRef.getSnapshot());
    const subscription = actorRef.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [actorRef, place]);
}

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
