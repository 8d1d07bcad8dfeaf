import { toAccountId } from '#platform/common/ids.ts'
import { allowed, rejectionReason } from '#platform/common/verdict.ts'
import { describe, expect, test } from 'vitest'
import { actorOn, decideActorToStart, judgeAccount } from './behalf.rules.ts'

const user = { id: toAccountId(1), type: 'user' as const }
const admin = { id: toAccountId(9), type: 'admin' as const }
const member = { id: toAccountId(2), type: 'user' as const, status: 'active' as const }

describe('the seller of a new listing', () => {
  test.each([
    ['a user, for themselves', user, undefined, undefined, { actor: { seller_id: 1, onBehalfBy: null } }],
    ['a user, naming somebody', user, 2, member, { seller_id: expect.stringContaining('Only Hoko') }],
    [
      'a user, naming themselves',
      user,
      1,
      { ...member, id: toAccountId(1) },
      { seller_id: expect.any(String) },
    ],
    [
      'an admin, naming nobody',
      admin,
      undefined,
      undefined,
      { seller_id: expect.stringContaining('Choose') },
    ],
    ['an admin, for a member', admin, 2, member, { actor: { seller_id: 2, onBehalfBy: 9 } }],
    ['an admin, for nobody', admin, 3, undefined, { seller_id: 'No member with that number.' }],
    [
      'an admin, for an admin',
      admin,
      9,
      { ...member, ...admin },
      { seller_id: 'No member with that number.' },
    ],
    [
      'for one who left',
      admin,
      2,
      { ...member, status: 'deleted' as const },
      { seller_id: 'No member with that number.' },
    ],
    [
      'for one suspended',
      admin,
      2,
      { ...member, status: 'suspended' as const },
      { seller_id: expect.stringContaining('suspended') },
    ],
    [
      'for one unfinished',
      admin,
      2,
      { ...member, status: 'pending' as const },
      { seller_id: expect.stringContaining('isn’t finished') },
    ],
  ])('%s', (_case, caller, sellerId, seller, verdict) => {
    const named = sellerId === undefined ? undefined : toAccountId(sellerId)
    expect(decideActorToStart(caller, named, seller)).toEqual(verdict)
  })
})

test('a user acts as themselves on any listing, and an admin as its seller', () => {
  expect(actorOn(user, toAccountId(2))).toEqual({ seller_id: 1, onBehalfBy: null })
  expect(actorOn(admin, toAccountId(2))).toEqual({ seller_id: 2, onBehalfBy: 9 })
})

test('an action needs an open account', () => {
  expect(judgeAccount('active')).toEqual(allowed)
  for (const status of ['suspended', 'pending', 'deleted'] as const)
    expect(rejectionReason(judgeAccount(status))).toMatch(/account|registration/)
})
