import { templateTexts } from '#schema/vocabulary/saved-view.ts';
import type { FormWords } from './view-form.host.tsx';

export const templateWords: FormWords = { one: 'template', many: templateTexts.title, kept: templateTexts.kept, pin: null };
