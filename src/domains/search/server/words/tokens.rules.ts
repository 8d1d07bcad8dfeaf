/** Marks the beginning and end of a title as tokens, to match whole titles. */
export const titleBegins = '=^'
export const titleEnds = '=$'

export const titleToken = (word: string) => `=i:${word}`
/** A word of its category, or of a vehicle's make and model. */
export const nameToken = (word: string) => `=e:${word}`
/**
 * The whole name of a place as one token: another word with the same stem, or a synonym, doesn't
 * match it.
 */
export const placeToken = (place: string) => `=f:${place}`

/** Quotes a token for tsquery and tsvector, whatever it contains. */
export const quoteToken = (token: string) => `'${token.replace(/['\\]/g, '$&$&')}'`
