/** From where somebody is suspected of passing cases without testing them. */
export const massPassingLimits = {
  /** Fewer results prove nothing. */
  fewestResults: 5,
  /** Per hour: one answered field every six seconds. */
  fastestHonestRate: 600,
} as const;
