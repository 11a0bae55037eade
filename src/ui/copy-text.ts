/** Puts a text on the clipboard; false where the browser refuses, as it does on pages that did not come over a safe line. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Said where a copy was refused. */
export const uncopied = 'It could not be copied. Select it and copy it by hand.';
