/** The tables of the transparency page: what was counted, and the outcomes. */
import { keysOf } from '#platform/common/records.ts'
export const transparencyTables = {
  reports: {
    subjects: ['listing', 'member', 'review', 'message', 'found'],
    outcomes: ['upheld', 'dismissed', 'waiting'],
  },
  acts: {
    subjects: [
      'listing_suspended',
      'review_removed',
      'words_removed',
      'warning',
      'account_whole',
      'account_selling',
      'account_buying',
      'account_messaging',
    ],
    outcomes: ['stands', 'undone'],
  },
  appeals: {
    subjects: ['listing', 'account', 'warning'],
    outcomes: ['overturned', 'upheld', 'lapsed', 'waiting'],
  },
  sale_disputes: {
    subjects: ['sale'],
    outcomes: ['completed', 'cancelled', 'agreed', 'withdrawn', 'waiting'],
  },
  review_disputes: { subjects: ['review'], outcomes: ['upheld', 'removed', 'waiting'] },
} as const
export type TransparencyTable = keyof typeof transparencyTables
export const transparencyTableNames = keysOf(transparencyTables)

/** Smaller counts are published as 'fewer than five', and sums that include one as a range. */
export const leastPublished = 5

/** Whole quarters before the current one. */
export const wholeQuarters = 4

export interface Between {
  least: number
  most: number
}

export function protectCount(count: number): Between {
  if (count === 0 || count >= leastPublished) return { least: count, most: count }
  return { least: 1, most: leastPublished - 1 }
}

/** A sum is made only of protected counts, so that no count can be computed from the others. */
export const addCounts = (counts: Between[]): Between =>
  counts.reduce((sum, { least, most }) => ({ least: sum.least + least, most: sum.most + most }), {
    least: 0,
    most: 0,
  })
