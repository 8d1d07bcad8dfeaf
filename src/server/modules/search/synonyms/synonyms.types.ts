export interface Synonym {
  /** Everyday names, brands and kinds, as people write them: each leads to the categories. */
  words: string[]
  /** Those of the words that mean the very same, in groups: a search for one may find the others. */
  same: string[][]
  /** Search words that its listings are found by, the likeliest first. */
  means: string[]
  /** Slugs of the categories it's listed in, the likeliest first. */
  categories: string[]
}
