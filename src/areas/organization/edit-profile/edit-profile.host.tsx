import { editProfileMachine } from '#machines/flows/organization/edit-profile/edit-profile.machine.ts';
import { usePageTitle } from '#src/title.ts';
import { useTheme } from '#src/ui/theme.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Preferences } from '../parts/preferences.tsx';
import { UserSettingsFrame } from '../parts/user-settings-frame.tsx';
import { editProfilePorts } from './edit-profile.ports.ts';
import { EditProfileView } from './edit-profile.view.tsx';

/** The profile page of the user settings. */
export function EditProfileHost() {
  const { client } = usePortal();
  const { id, firstName, lastName } = useViewer();
  const { choice, choose } = useTheme();
  const [machine] = useState(() => editProfileMachine.provide({ actors: editProfilePorts(client) }));
  const actorRef = useActorRef(machine, { input: { userId: id, firstName, lastName } });
  usePageTitle('Profile');
  useEffect(() => {
    const listeners = [
      actorRef.on('profile.saved', () => showToast({ type: 'success', text: 'Personal details have been successfully saved.' })),
      actorRef.on('profile.refused', () => showToast({ type: 'danger', text: 'There was an issue with saving your details.' })),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef]);
  return (
    <UserSettingsFrame current="profile">
      <EditProfileView actorRef={actorRef} />
      <Preferences theme={choice} onTheme={choose} />
    </UserSettingsFrame>
  );
}
