import { expect, test } from 'vitest'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import {
  mayChange,
  mayDispute,
  mayReply,
  maySee,
  judgeReviewing,
  type ReviewState,
  type Viewer,
} from './reviews.rules.ts'

const day = 86_400_000
const now = new Date('2026-11-22T03:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * day)

const author = toAccountId(1)
const about = toAccountId(2)
const aReview = (changes: Partial<ReviewState> = {}): ReviewState => ({
  author_id: author,
  about_id: about,
  half_stars: 4,
  shown_at: ago(1),
  changed_late_at: null,
  replied_at: null,
  removed_at: null,
  disputed_at: null,
  ...changes,
})
const hidden = { shown_at: ago(-3) }
const removed = { removed_at: ago(0.5) }

test.each([
  { status: 'completed', days: 0, may: true },
  { status: 'completed', days: 60, may: true },
  { status: 'completed', days: 60.01, may: false },
  { status: 'cancelled', days: 1, may: true },
  { status: 'cancelled', days: 1, was_denied: true, may: false },
  { status: 'cancelled', days: 60.01, may: false },
  { status: 'unconfirmed', days: 1, may: false },
  { status: 'agreed', days: 30, may: false },
  { status: 'paid', days: 59, may: false },
  { status: 'sent', days: 3, may: false },
  { status: 'disputed', days: 3, may: false },
] as const)('a trade like %j may be reviewed or not', ({ status, days, may, ...rest }) => {
  const trade = { status, agreed_at: ago(days), was_denied: false, ...rest }
  expect(judgeReviewing(trade, now).isAllowed).toBe(may)
})

const user = (id: AccountId): Viewer => ({ id, type: 'user' })
const admin: Viewer = { id: toAccountId(9), type: 'admin' }

test.each<[string, Partial<ReviewState>, Viewer, boolean]>([
  ['shown, to a visitor', {}, null, true],
  ['shown at this moment, to a visitor', { shown_at: now }, null, true],
  ['hidden, to a visitor', hidden, null, false],
  ['hidden, to a stranger', hidden, user(toAccountId(7)), false],
  ['hidden, to the reviewed', hidden, user(about), false],
  ['hidden, to its author', hidden, user(author), true],
  ['hidden, to an admin', hidden, admin, true],
  ['removed, to a visitor', removed, null, false],
  ['removed, to the reviewed', removed, user(about), true],
  ['removed before it was to be shown, to the reviewed', { ...hidden, ...removed }, user(about), false],
  ['removed before its time came, to the reviewed', { removed_at: ago(2) }, user(about), false],
  ['removed, to its author', removed, user(author), true],
])('a review is visible: %s', (_name, changes, viewer, sees) => {
  expect(maySee(aReview(changes), viewer, now)).toBe(sees)
})

test.each<[string, Partial<ReviewState>, AccountId, boolean]>([
  ['hidden, by its author', hidden, author, true],
  ['shown a day ago, by its author', {}, author, true],
  ['shown 7 days ago, by its author', { shown_at: ago(7) }, author, true],
  ['shown longer ago, by its author', { shown_at: ago(7.01) }, author, false],
  ['changed late already', { changed_late_at: ago(0.2) }, author, false],
  ['removed', removed, author, false],
  ['by the reviewed', {}, about, false],
])('a review can change when %s', (_name, changes, accountId, may) => {
  expect(mayChange(aReview(changes), accountId, now)).toBe(may)
})

test.each<[string, Partial<ReviewState>, AccountId, { reply: boolean; dispute: boolean }]>([
  ['a low one, by the reviewed', {}, about, { reply: true, dispute: true }],
  ['one above 2', { half_stars: 5 }, about, { reply: true, dispute: false }],
  ['of 0', { half_stars: 0 }, about, { reply: true, dispute: true }],
  ['a hidden one', hidden, about, { reply: false, dispute: false }],
  ['a removed one', removed, about, { reply: false, dispute: false }],
  ['by its author', {}, author, { reply: false, dispute: false }],
  ['by a stranger', {}, toAccountId(7), { reply: false, dispute: false }],
  ['with a reply', { replied_at: ago(0.5) }, about, { reply: false, dispute: true }],
  ['disputed before', { disputed_at: ago(0.5) }, about, { reply: true, dispute: false }],
])('a review can be replied to: %s', (_name, changes, accountId, may) => {
  const review = aReview(changes)
  expect({ reply: mayReply(review, accountId, now), dispute: mayDispute(review, accountId, now) }).toEqual(
    may,
  )
})
