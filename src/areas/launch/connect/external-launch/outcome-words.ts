import { notAnswered } from '#machines/flows/launch/request/build-request.rules.ts';
import type { LaunchError } from '#machines/flows/launch/connect/external-launch.ts';
import type { IntegrationCode } from '#schema/vocabulary/around.ts';
import { connectingAddress, settingsAddress } from '#schema/vocabulary/integrations.ts';
import { externalTexts } from '#schema/vocabulary/launch/external.ts';

export type Outcome = {
  readonly hue: 'success' | 'warning' | 'danger';
  readonly header: string;
  readonly texts: readonly string[];
  /** By this launch or an earlier one. */
  readonly isRequested: boolean;
  readonly fix?: { readonly label: string; readonly href: string };
};
type Tool = { readonly label: string; readonly code: IntegrationCode };

const {
  alreadyRequested,
  contactSupport,
  createIntegration,
  invalid,
  noIntegration,
  notLoaded,
  notSent,
  notSentBack,
  other,
  received,
  receivedWithProblem,
  settingsOf,
  soon,
  unreadable,
  updated,
} = externalTexts;

const told = (...texts: readonly string[]): readonly string[] => [...new Set(texts.filter((text) => text.trim() !== ''))];
const failed = (texts: readonly string[]): Outcome => ({
  hue: 'danger',
  header: notSent,
  texts,
  isRequested: false,
});

function notConnected({ label, code }: Tool): Outcome {
  const href = connectingAddress(code);
  if (href === null) return failed([noIntegration(label), contactSupport]);
  return { ...failed([noIntegration(label)]), fix: { label: createIntegration(label), href } };
}

export function outcomeOf(error: LaunchError | null, tool: Tool): Outcome {
  if (error === null) return { hue: 'success', header: received, texts: [soon, updated], isRequested: true };
  const { code, message } = error;
  switch (code) {
    case 'client_authentication_not_found':
      return notConnected(tool);
    case 'request_debounce':
      return { hue: 'danger', header: alreadyRequested, texts: [], isRequested: true };
    case 'vendor_error':
      return {
        hue: 'warning',
        header: receivedWithProblem,
        texts: told(message, notSentBack(tool.label)),
        isRequested: true,
      };
    case 'translation_error':
      return failed(told(unreadable, message));
    case 'invalid_integration':
      return { ...failed(told(notLoaded, message)), fix: { label: settingsOf(tool.label), href: settingsAddress(tool.code) } };
    case 'record_invalid':
      return failed(told(invalid, message));
    case 'unknown_error':
      return failed(told(other, message, notAnswered));
    default:
      return failed(told(other, message));
  }
}
