export const joinSentences = (...sentences: (string | null | undefined | false)[]): string =>
  sentences.filter(Boolean).join(' ')
