import { expect, test } from 'vitest'
import { describeCounts } from './activity-labels.ts'

test.each([
  [0, 0, 0, 0, 0, '0 questions · 0 offers · 0 watchers'],
  [1, 1, 1, 1, 1, '1 question (1 unanswered) · 1 offer (1 open) · 1 watcher'],
  [3, 0, 2, 1, 1400, '3 questions · 2 offers (1 open) · 1,400 watchers'],
])(
  '%i questions (%i), %i offers (%i), %i watchers',
  (questions, unanswered, offers, open, watchers, words) => {
    expect(
      describeCounts({
        questions: { total: questions, unanswered },
        offers: { total: offers, open },
        watchers,
      })
        .map((one) => one.words)
        .join(' · '),
    ).toBe(words)
  },
)
