/** From when on somebody is suspected of passing cases without testing them. */
export const massPassingLimits = {
  /** Fewer results say nothing about how somebody works. */
  fewestResults: 5,
  /** One answered field every six seconds, hour after hour. */
  fastestHonestRate: 600,
} as const;
