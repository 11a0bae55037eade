export const sdlcStages = ['design', 'development', 'release', 'live'] as const;
export type SdlcStage = (typeof sdlcStages)[number];

export const wizardSteps = ['activity', 'app', 'scope', 'targeting', 'test-data', 'review'] as const;
export type WizardStep = (typeof wizardSteps)[number];
