export const caseFeedbackGuidance = [
  'Say which step was unclear and what you expected to read there.',
  'Name the device and the screen where the case no longer matched the application.',
  'Suggest the words you would use instead.',
] as const;
