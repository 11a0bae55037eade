/** Hands a file made by the server to the browser's downloads. */
export const saveFile = ({ filename, body }: { readonly filename: string; readonly body: string }): void => {
  const address = URL.createObjectURL(new Blob([body], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
