import { templateTexts } from '#schema/vocabulary/saved-view.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useOnce } from '#src/ui/local.ts';
import { templateWords } from './template-words.ts';
import ViewFormHost from './view-form.host.tsx';

export type KeptRequest = { readonly name: string; readonly content: unknown };

type SaveTemplateProps = KeptRequest & { readonly placeOfAll: string; readonly onClose: () => void };

/** Saves a request as a template, under a name. */
export default function SaveTemplateHost({ name, content, placeOfAll, onClose }: SaveTemplateProps) {
  const given = useOnce(() => ({ name, content }));
  return (
    <ViewFormHost
      list="requests"
      query=""
      view={null}
      words={templateWords}
      given={given}
      onCreated={() => showToast({ type: 'success', text: templateTexts.saved, action: { label: templateTexts.title, href: placeOfAll } })}
      onClose={onClose}
    />
  );
}
