export const moderationClaimLimits = { reason: 200, minutes: 10 } as const;

export const moderationClaimTexts = {
  blank: 'Please say why you take over.',
  tooLong: `The reason has at most ${moderationClaimLimits.reason} characters.`,
  notTaken: 'The tester was not taken. Try again.',
  notReleased: 'The tester was not let go. Try again.',
} as const;
