/** What somebody wrote, with the stop that it needs before another sentence. */
export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
