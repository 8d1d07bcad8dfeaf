import { expect, test } from 'vitest'
import { toAccountId } from '#platform/common/ids.ts'
import { whoMayTalk } from './questions.rules.ts'

const seller = { id: 1, type: 'user' } as const
const other = { id: 2, type: 'user' } as const
const admin = { id: 3, type: 'admin' } as const

test.each([
  ['anyone else', 'live', other, 'asks'],
  ['the seller', 'live', seller, 'answers'],
  ['an admin', 'live', admin, 'neither'],
  ['whom the seller blocked', 'barring', other, 'neither'],
  ['anyone else', 'closed', other, 'neither'],
  ['the seller', 'closed', seller, 'neither'],
] as const)('%s of a %s listing', (_who, state, person, may) => {
  expect(
    whoMayTalk(
      { seller_id: toAccountId(1), is_live: state !== 'closed', is_blocked: state === 'barring' },
      person,
    ),
  ).toEqual({
    may_ask: may === 'asks',
    may_answer: may === 'answers',
    why_not: may === 'neither' ? expect.stringMatching(/^[A-Z].*\.$/) : null,
  })
})
