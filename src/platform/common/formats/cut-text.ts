import { getSegmenter } from '../texts/intl.ts'

/**
 * Returns a beginning of at most this many UTF-16 units, as columns and fields count, that doesn't
 * end within a character.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // A few more units show whether the last character continues; the text behind them may be
  // megabytes.
  const last = getSegmenter()
    .segment(text.slice(0, max + 64))
    .containing(max)
  return text.slice(0, last?.index ?? max)
}
