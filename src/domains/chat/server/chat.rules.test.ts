import { rejectionReason } from '#platform/common/verdict.ts'
import { expect, test } from 'vitest'
import { judgeWriting } from './chat.rules.ts'

const live = {
  is_live: true,
  have_met: false,
  has_blocked: false,
  is_blocked: false,
  isOtherActive: true,
}

test.each([
  ['a stranger on a live listing', {}, null],
  ['a stranger after it closed', { is_live: false }, 'listing_closed'],
  ['people who have met, after it closed', { is_live: false, have_met: true }, null],
  ['who was blocked', { is_blocked: true, have_met: true }, 'blocked'],
  ['who has blocked', { has_blocked: true, have_met: true }, 'blocked_by_me'],
  ['both have blocked', { has_blocked: true, is_blocked: true }, 'blocked_by_me'],
  ['to a member who has left', { isOtherActive: false, have_met: true }, 'conversation_closed'],
  ['blocked by a member who has left', { isOtherActive: false, is_blocked: true }, 'blocked'],
] as const)('%s', (_name, status, reason) => {
  expect(rejectionReason(judgeWriting({ ...live, ...status }))).toBe(reason)
})
