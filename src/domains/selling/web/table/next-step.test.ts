import { expect, test } from 'vitest'
import { findNextStep } from './next-step.ts'

const live = {
  status: 'active',
  sale_method: 'auction',
  bid_count: 0,
  watchers: 0,
  offers_waiting: 0,
  questions_waiting: 0,
  may_relist: false,
  relisted_as: null,
} as const

test.each([
  ['edits a live listing without anything due', {}, 'edit'],
  ['answers questions first', { questions_waiting: 2 }, 'answer_questions'],
  ['answers offers before questions', { questions_waiting: 2, offers_waiting: 1 }, 'answer_offers'],
  ['continues a draft', { status: 'draft' }, 'continue'],
  ['takes back a listing that waits for approval', { status: 'pending' }, 'take_back'],
  ['appeals a suspension', { status: 'suspended' }, 'appeal'],
  [
    'offers an unsold auction to its bidders',
    { status: 'unsold', bid_count: 3, may_relist: true },
    'offer_to_bidders',
  ],
  [
    'offers an unsold auction to its watchers',
    { status: 'unsold', watchers: 1, may_relist: true },
    'offer_to_bidders',
  ],
  ['relists an auction that interested no one', { status: 'unsold', may_relist: true }, 'relist'],
  ['relists after a sale that fell through', { status: 'sold', may_relist: true }, 'relist'],
  ['does nothing after a sale', { status: 'sold' }, null],
  ['does nothing with a relisted listing', { status: 'active', relisted_as: 101_133 as never }, null],
] as const)('findNextStep %s', (_case, change, step) => {
  expect(findNextStep({ ...live, ...change })).toBe(step)
})
