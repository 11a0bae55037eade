import { templateTexts } from '#schema/vocabulary/saved-view.ts';
import { useOnce } from '#src/ui/local.ts';
import { templateWords } from './template-words.ts';
import ViewFormHost from './view-form.host.tsx';

export type KeptRequest = { readonly name: string; readonly content: unknown };

type SaveTemplateProps = KeptRequest & { readonly onClose: () => void };

/** Saves a request as a template, under a name. */
export default function SaveTemplateHost({ name, content, onClose }: SaveTemplateProps) {
  const given = useOnce(() => ({ name, content }));
  return (
    <ViewFormHost
      list="requests"
      query=""
      view={null}
      words={templateWords}
      given={given}
      done={templateTexts.saved}
      onCreated={() => undefined}
      onClose={onClose}
    />
  );
}
