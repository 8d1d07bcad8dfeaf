import { sql, type RawBuilder } from 'kysely'

/** What contains this text, by `like`, which an index of trigrams serves. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** For what `fold_text` folded: the database folds what was typed as well, so that both sides are alike. */
export const toFoldedPattern = (typed: string): RawBuilder<string> =>
  sql<string>`fold_text(${toLikePattern(typed)}::text)`
