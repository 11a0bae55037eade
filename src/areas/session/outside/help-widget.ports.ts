import type { HelpWidgetPorts } from '#machines/flows/session/help-widget.ts';
import { fromPromise } from 'xstate';

/** What a widget in the manner of Intercom leaves on the page. */
export type WidgetCall = (command: string, settings?: Readonly<Record<string, unknown>>) => void;

/** The widget, where its script has come. */
export const widgetOf = (page: object): WidgetCall | null => {
  const found: unknown = Reflect.get(page, 'Intercom');
  return typeof found === 'function' ? (found as WidgetCall) : null;
};

export const helpWidgetPorts: HelpWidgetPorts = { lookForWidget: fromPromise(async () => widgetOf(window) !== null) };
