import { amountOf } from '#schema/rules/credits.ts';
import { guidanceTexts } from '#schema/vocabulary/guidance.ts';
import { restoreTexts } from '#schema/vocabulary/organization-restore.ts';
import { vocabularyTexts } from '#schema/vocabulary/crowd-words.ts';
import { form } from '../../lib/form.ts';
import { act } from '../../lib/act.ts';

/** Adds an entry to the vocabulary of the crowd. */
export const addEntryMachine = form({
  id: 'addEntry',
  fields: ['name', 'code', 'parentId', 'deviceTypeId'],
  empty: { kind: 'country', name: '', code: '', parentId: null, deviceTypeId: null },
  opens: true,
  keepsFaults: true,
  failed: vocabularyTexts.notAdded,
});

/** Adds credits to an organization, or takes some away. */
export const addCreditsMachine = form({
  id: 'addCredits',
  fields: ['amount', 'reason'],
  empty: { amount: '', reason: '' },
  wire: (typed) => ({ ...typed, amount: amountOf(String(typed['amount'])) }),
  clears: true,
  keepsFaults: true,
  failed: 'The credits could not be added.',
});

/** Starts, completes or cancels a request for a service, with an answer. */
export const answerServiceRequestMachine = form({
  id: 'answerServiceRequest',
  fields: ['answer'],
  keepsFaults: true,
  failed: 'The request could not be changed.',
});

/** Ends the work of an organization. */
export const archiveOrganizationMachine = act({
  id: 'archiveOrganization',
  failed: 'The organization could not be archived.',
  asks: { refused: 'resting' },
});

/** Makes a token for a crowd system. */
export const createCrowdTokenMachine = form({
  id: 'createCrowdToken',
  fields: ['name'],
  empty: { name: '', isSandbox: false },
  opens: true,
  hands: true,
  keepsFaults: true,
  failed: 'The token could not be created.',
});

/** Makes an organization. */
export const createOrganizationMachine = form({
  id: 'createOrganization',
  fields: ['name', 'shortCode'],
  empty: { name: '', shortCode: '' },
  opens: true,
  keepsFaults: true,
  failed: 'The organization could not be created.',
});

/** Forgets a person for good. */
export const forgetPersonMachine = act({
  id: 'forgetPerson',
  failed: 'The person could not be forgotten.',
  asks: { refused: 'resting' },
});

/** Imports entries of the vocabulary from a file that was read. */
export const importVocabularyMachine = form({
  id: 'importVocabulary',
  empty: { kind: 'country', fileName: null, rows: [], unread: null },
  wire: ({ kind, rows }) => ({ kind, rows }),
  opens: true,
  keepsFaults: true,
  failed: vocabularyTexts.notImported,
});

/** Invites a person into an organization. */
export const invitePersonMachine = form({
  id: 'invitePerson',
  fields: ['email', 'firstName', 'lastName'],
  empty: { email: '', firstName: '', lastName: '', role: 'customer' },
  opens: true,
  hands: true,
  keepsFaults: true,
  failed: 'The person could not be invited.',
});

/** Takes away what kept an organization or a test from being removed. */
export const liftHoldMachine = act({ id: 'liftHold', failed: 'The legal hold could not be lifted.', asks: { refused: 'resting' } });

/** Makes a link on which a person chooses a new password. */
export const offerPasswordMachine = form({ id: 'offerPassword', hands: true, failed: 'The link could not be created.' });

/** Offers a retired entry of the vocabulary again. */
export const offerEntryMachine = act({ id: 'offerEntry', failed: vocabularyTexts.notOffered });

/** Keeps an organization or a test from being removed. */
export const placeHoldMachine = form({
  id: 'placeHold',
  fields: ['organizationId', 'testCode', 'reason'],
  empty: { organizationId: null, testCode: '', reason: '' },
  opens: true,
  keepsFaults: true,
  failed: 'The legal hold could not be placed.',
});

/** Renames an entry of the vocabulary. */
export const renameEntryMachine = form({
  id: 'renameEntry',
  fields: ['name'],
  wire: ({ entryId, version, name }) => ({ entryId, version, name }),
  opens: true,
  keepsFaults: true,
  failed: vocabularyTexts.notRenamed,
});

/** Takes an entry of the vocabulary out of what is offered. */
export const retireEntryMachine = act({ id: 'retireEntry', failed: vocabularyTexts.notRetired, asks: { refused: 'resting' } });

/** Takes a person out of the installation. */
export const removePersonMachine = act({
  id: 'removePerson',
  failed: 'The person could not be removed.',
  asks: { refused: 'resting' },
});

/** Sends a mail again that did not arrive for sure. */
export const resendMailMachine = act({ id: 'resendMail', failed: 'The mail could not be sent again.' });

/** Takes an archived organization up again. */
export const restoreOrganizationMachine = act({ id: 'restoreOrganization', failed: 'The organization could not be restored.' });

/** Invites a removed person again. */
export const restorePersonMachine = form({
  id: 'restorePerson',
  hands: true,
  failed: 'The person could not be invited again.',
});

/** Puts a job that failed into its queue again. */
export const retryJobMachine = act({ id: 'retryJob', failed: 'The job could not be started again.' });

/** Takes the token of a crowd system away. */
export const revokeCrowdTokenMachine = act({
  id: 'revokeCrowdToken',
  failed: 'The token could not be revoked.',
  asks: { refused: 'resting' },
});

/** Ends a token of any organization. */
export const revokeTokenOfOrganizationMachine = act({
  id: 'revokeTokenOfOrganization',
  failed: 'The token could not be revoked.',
  asks: { refused: 'resting' },
});

const numberOf = (typed: unknown): number => (/^\d{1,4}$/u.test(String(typed).trim()) ? Number(typed) : Number.NaN);

/** Writes a new version of what moderators confirm. */
export const saveGuidanceMachine = form({
  id: 'saveGuidance',
  fields: ['text', 'pay'],
  keepsFaults: true,
  failed: guidanceTexts.failed,
});

/** Saves name, contract, trial and flags of an organization. */
export const saveOrganizationMachine = form({
  id: 'saveOrganization',
  fields: ['name', 'trialFinishesAt', 'launchesPerHour'],
  wire: ({ trialFinishesAt, launchesPerHour, ...typed }) => ({
    ...typed,
    trialFinishesAt: typeof trialFinishesAt === 'string' ? `${trialFinishesAt}T23:59:59.000Z` : null,
    launchesPerHour: numberOf(launchesPerHour),
  }),
  keepsFaults: true,
  failed: 'The organization could not be saved.',
});

/** Saves role and staff rights of a person. */
export const savePersonMachine = form({
  id: 'savePerson',
  fields: ['role', 'isOperator'],
  wire: ({ isOperator, isSupport, ...typed }) => {
    const isStaff = typed['role'] === 'test_manager';
    return { ...typed, isOperator: isStaff && isOperator, isSupport: isStaff && isSupport };
  },
  keepsFaults: true,
  failed: 'The rights could not be saved.',
});

/** Saves what payouts are multiplied by in a country. */
export const savePayoutMultiplierMachine = form({
  id: 'savePayoutMultiplier',
  fields: ['multiplier'],
  wire: ({ countryId, multiplier }) => ({ countryId, multiplier: amountOf(String(multiplier)) }),
  opens: true,
  keepsFaults: true,
  failed: 'The multiplier could not be saved.',
});

/** Saves an entry of the catalogue of services. */
export const saveServiceMachine = form({
  id: 'saveService',
  fields: ['title', 'cost', 'serviceLevelAgreement', 'description', 'requestFormInstructions'],
  empty: { serviceId: null, title: '', description: '', cost: '', serviceLevelAgreement: '', requestFormInstructions: '', offered: true },
  opens: true,
  keepsFaults: true,
  failed: 'The service could not be saved.',
});

/** Restores the organization of an archive that was checked. */
export const startRestoreMachine = act({ id: 'startRestore', failed: restoreTexts.notStarted, asks: { refused: 'resting' } });

/** Lets go of an archive that is not being restored. */
export const discardRestoreMachine = act({ id: 'discardRestore', failed: restoreTexts.notDiscarded });

/** Ends every session of a person. */
export const signOutPersonMachine = act({ id: 'signOutPerson', failed: 'The sessions could not be ended.' });

/** Begins to act for a person. */
export const startSupportMachine = form({
  id: 'startSupport',
  fields: ['reason'],
  empty: { reason: '' },
  opens: true,
  keepsFaults: true,
  failed: 'The support session could not be started.',
});
