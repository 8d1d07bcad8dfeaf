import { sql, type RawBuilder } from 'kysely'

/** Builds a `like` pattern for texts that contain this one, which a trigram index serves. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * For texts folded by `fold_text`: the database folds the typed text as well, so that both sides
 * match.
 */
export const toFoldedPattern = (typed: string): RawBuilder<string> =>
  sql<string>`fold_text(${toLikePattern(typed)}::text)`
