import { limits } from '../../vocabulary/limits.ts';
import { isBlank } from '../blank.ts';

export type TextFault = { readonly code: 'blank' | 'too_long'; readonly message: string };

export const resultTextFault = (text: string): TextFault | null => {
  if (isBlank(text)) return { code: 'blank', message: 'Please enter a text.' };
  if (text.trim().length > limits.resultText)
    return { code: 'too_long', message: `Cannot be longer than ${limits.resultText.toLocaleString('en')} characters` };
  return null;
};
