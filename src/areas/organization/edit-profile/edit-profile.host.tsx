import {
  editProfileMachine,
  selectFirstName,
  selectFirstNameFault,
  selectGeneral,
  selectIsSaving,
  selectLastName,
  selectLastNameFault,
} from '#machines/flows/organization/edit-profile.ts';
import type { EditProfileInput, EditProfilePorts, ProfileAnswer, EditProfileActorRef } from '#machines/flows/organization/edit-profile.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { SaveProfile } from './edit-profile.documents.ts';
import { usePageTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { Preferences } from '../parts/preferences.tsx';
import { UserSettingsFrame } from '../parts/settings-frames.tsx';
import { useCookiePreferences } from '#src/cookie-preferences.ts';
import { useLetterKeys } from '#src/keys.ts';
import { ownZone, readerWords, readerZone, useReaderDates } from '#src/ui/reader-dates.ts';
import { useDensity, useTheme } from '#src/ui/theme.ts';
import { useNow } from '#src/ui/relative-time.tsx';
import type { PreferencesProps } from '../parts/preferences.tsx';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';

/** The form for one's own name. */
export function EditProfileView({ actorRef, email }: { readonly actorRef: EditProfileActorRef; readonly email?: string }) {
  const firstName = useSelector(actorRef, selectFirstName);
  const lastName = useSelector(actorRef, selectLastName);
  const firstNameFault = useSelector(actorRef, selectFirstNameFault);
  const lastNameFault = useSelector(actorRef, selectLastNameFault);
  const isSaving = useSelector(actorRef, selectIsSaving);
  return (
    <SheetForm
      title="Your details"
      busy={isSaving}
      fault={useSelector(actorRef, selectGeneral)}
      className="grid grid-cols-2 items-start gap-4 max-desk:grid-cols-1"
      onSubmit={() => actorRef.send({ type: 'profile.save' })}
    >
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        isRequired
        value={firstName}
        error={firstNameFault}
        onChange={(name) => actorRef.send({ type: 'name.change', part: 'firstName', name })}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        isRequired
        value={lastName}
        error={lastNameFault}
        onChange={(name) => actorRef.send({ type: 'name.change', part: 'lastName', name })}
      />
      {email === undefined ? null : (
        <p className="col-span-full text-small text-ink-2 [overflow-wrap:anywhere]">
          You sign in as <span className="font-name text-ink">{email}</span>
        </p>
      )}
    </SheetForm>
  );
}

/** What the preferences show and change. */
const usePreferences = (): PreferencesProps => {
  const { choice, choose } = useTheme();
  const density = useDensity();
  const { language, zone, chooseLanguage, chooseZone } = useReaderDates();
  const { isOn, turn } = useLetterKeys();
  const now = new Date(useNow()).toISOString();
  return {
    theme: choice,
    onTheme: choose,
    density: density.choice,
    onDensity: density.choose,
    language,
    onLanguage: chooseLanguage,
    example: readerWords(now, 'moment', readerZone()),
    zone,
    zones: ['UTC', ...Intl.supportedValuesOf('timeZone')],
    ownZone: ownZone(),
    onZone: chooseZone,
    hasLetterKeys: isOn,
    onLetterKeys: turn,
    onCookies: useCookiePreferences(),
  };
};

const save = async (client: Client, { userId, firstName, lastName }: EditProfileInput): Promise<ProfileAnswer> => {
  const { data, error } = await client.mutation(SaveProfile, { input: { organizationUserId: userId, firstName, lastName } }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.organizationUserUpdate;
  return { successful, faults: errors.map(({ path, message }) => ({ path: path ?? null, message })) };
};

/** Lets a person save their own name. */
export const editProfilePorts = (client: Client): EditProfilePorts => ({
  saveProfile: fromPromise(({ input }) => save(client, input)),
});

/** The profile page of the user settings. */
export function EditProfileHost() {
  const { client } = usePortal();
  const { id, email, firstName, lastName } = useViewer();
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
      <EditProfileView actorRef={actorRef} email={email} />
      <Preferences {...preferences} />
    </UserSettingsFrame>
  );
}
