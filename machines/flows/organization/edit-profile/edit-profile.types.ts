import type { PromiseActorLogic } from 'xstate';

export type ProfilePart = 'firstName' | 'lastName';

export type Profile = Readonly<Record<ProfilePart, string>>;

export type ProfileFault = { readonly path: string | null; readonly message: string };

export type ProfileAnswer = { readonly successful: boolean; readonly faults: readonly ProfileFault[] };

export type EditProfilePorts = {
  saveProfile: PromiseActorLogic<ProfileAnswer, Profile & { readonly userId: string }>;
};

export type EditProfileInput = Profile & { readonly userId: string };

export type EditProfileContext = EditProfileInput & { readonly faults: readonly ProfileFault[] };

export type EditProfileEvent =
  | { readonly type: 'name.change'; readonly part: ProfilePart; readonly name: string }
  | { readonly type: 'profile.save' };

export type EditProfileEmitted = { readonly type: 'profile.saved' } | { readonly type: 'profile.refused' };

export type EditProfileTag = 'busy' | 'editable';
