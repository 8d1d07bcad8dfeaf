/** What contains this text, by `like`, which an index of trigrams serves. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
