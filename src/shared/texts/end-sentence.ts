/** Adds the full stop it needs before another sentence. */
export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
