export const teamTexts = {
  invited: 'Team members have been successfully invited.',
  none: 'At least one email address required',
  tooMany: 'Cannot add more than 256 email addresses in one request',
  tooManyToday: 'Your organization has sent its 512 invitations for today. Please continue tomorrow.',
  tooManyOfTrial: 'A trial can send 20 invitations a day. Please continue tomorrow.',
  failed: 'Something went wrong, please try again.',
  expired: 'This invitation has expired. Ask for a new one.',
} as const;

export const invitationLimits = { addresses: 256, aDay: 512, aDayOfTrial: 20, days: 7 } as const;
