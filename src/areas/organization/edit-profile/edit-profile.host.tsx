import { editProfileMachine } from '#machines/flows/organization/edit-profile.ts';
import { usePageTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { Preferences } from '../parts/preferences.tsx';
import { usePreferences } from '../parts/use-preferences.ts';
import { UserSettingsFrame } from '../parts/user-settings-frame.tsx';
import { editProfilePorts } from './edit-profile.ports.ts';
import { EditProfileView } from './edit-profile.view.tsx';

/** The profile page of the user settings. */
export function EditProfileHost() {
  const { client } = usePortal();
  const { id, firstName, lastName } = useViewer();
  const preferences = usePreferences();
  const actorRef = useFlow(() => editProfileMachine.provide({ actors: editProfilePorts(client) }), {
    input: { userId: id, firstName, lastName },
  });
  usePageTitle('Profile');
  useEmitted(actorRef, {
    'profile.saved': () => showToast({ type: 'success', text: 'Personal details have been successfully saved.' }),
    'profile.refused': () => showToast({ type: 'danger', text: 'There was an issue with saving your details.' }),
  });
  return (
    <UserSettingsFrame current="profile">
      <EditProfileView actorRef={actorRef} />
      <Preferences {...preferences} />
    </UserSettingsFrame>
  );
}
