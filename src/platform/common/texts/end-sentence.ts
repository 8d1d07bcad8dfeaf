export const endSentence = (text: string | number): string =>
  /[.!?…]$/.test(String(text)) ? String(text) : `${text}.`
