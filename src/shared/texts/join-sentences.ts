/** One paragraph of whole sentences; those that are not said here are left out. */
export const joinSentences = (...sentences: (string | null | undefined | false)[]): string =>
  sentences.filter(Boolean).join(' ')
