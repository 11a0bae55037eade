export const zephyrHome = 'https://api.zephyrscale.smartbear.com';

export const zephyrTexts = {
  add: 'Add connection',
  added: 'Connection added.',
  notAdded: 'The connection could not be added, please try again later.',
  resetQuestion: 'Reset this connection?',
  reset: 'Connection reset.',
  notReset: 'The connection could not be reset, please try again later.',
  noCode: 'Not a Zephyr tool.',
  notScale:
    'Zephyr Scale answers at https://api.zephyrscale.smartbear.com or one of its regions, such as https://eu.api.zephyrscale.smartbear.com.',
  refused: 'The tool does not accept this token.',
  noSuchSite: 'The tool was not found at this address.',
} as const;
