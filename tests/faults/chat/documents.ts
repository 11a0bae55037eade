import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { documentsPlugin } from '../../../scripts/vite-documents.ts';

type Compose = { readonly handler: (code: string, id: string) => { readonly code: string } };

let isComposing = false;

/** Composes the documents of the portal as its build does, so that its code runs outside of it. */
export const composeDocuments = (): void => {
  if (isComposing) return;
  isComposing = true;
  const { handler } = documentsPlugin().transform as unknown as Compose;
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.endsWith('.documents.ts')) return loaded;
      const { source = '' } = loaded;
      const code = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: handler(code, fileURLToPath(url)).code };
    },
  });
};
