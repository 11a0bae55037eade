import type { FormCopy, FormWish, OpenedForm, ServerForm } from './hold-form.types.ts';

type Opening = { readonly opened: OpenedForm; readonly isDisputed: boolean };

const nothing: OpenedForm = { forms: { form: null }, version: 0, savedAt: null, isUnsent: false };
const undisputed = (opened: OpenedForm): Opening => ({ opened, isDisputed: false });

/**
 * What stands when the form opens: the copy of this device where the server has not answered for it, else the newer version. Of two
 * states of this device the later one stands; what another device saved meanwhile is asked about. Undefined: the server is silent.
 */
export function openForm(server: ServerForm | null | undefined, copy: FormCopy | null, device: string, wish: FormWish): Opening {
  if (server === undefined || server === null) {
    if (copy === null) return undisputed(nothing);
    const { stamp: _stamp, ...kept } = copy;
    return undisputed(server === null ? { ...kept, version: 0, savedAt: null, isUnsent: true } : kept);
  }
  const { version, savedAt } = server;
  const served = undisputed({ forms: server.forms, version, savedAt, isUnsent: false });
  if (copy === null || (!copy.isUnsent && version >= copy.version)) return served;
  const going: OpenedForm = { forms: copy.forms, version, savedAt, isUnsent: true };
  if (version <= copy.version) return undisputed(going);
  if (server.by === device) return server.stamp >= copy.stamp ? served : undisputed(going);
  if (wish === 'take') return served;
  return { opened: going, isDisputed: wish === 'ask' };
}
