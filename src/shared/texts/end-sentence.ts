export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
