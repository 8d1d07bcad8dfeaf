import { toAccountId } from '#platform/common/ids.ts'
import { rejectionReason } from '#platform/common/verdict.ts'
import { expect, test } from 'vitest'
import { judgeStatusChange, type StatusChange } from './members.rules.ts'

const member = { id: 5, type: 'user', status: 'active' } as const
const admin = { id: 1, type: 'admin', status: 'active' } as const
const otherAdmin = { id: 2, type: 'admin', status: 'active' } as const

test.each<[string, Partial<StatusChange>, string | null]>([
  ['a member is suspended', {}, null],
  ['a suspended one is reinstated', { account: { ...member, status: 'suspended' }, wanted: 'active' }, null],
  ['suspended twice', { account: { ...member, status: 'suspended' } }, 'status_unchanged'],
  ['reinstated twice', { wanted: 'active' }, 'status_unchanged'],
  ['an unfinished registration', { account: { ...member, status: 'pending' } }, 'status_unchanged'],
  ['a deleted account', { account: { ...member, status: 'deleted' }, wanted: 'active' }, 'status_unchanged'],
  ['an admin suspends themself', { account: admin, fullAdmins: [1, 2] }, 'own_account'],
  ['the only admin suspends themself', { account: admin }, 'own_account'],
  ['another admin', { account: otherAdmin, fullAdmins: [1, 2] }, null],
  ['the last admin who works', { account: otherAdmin, fullAdmins: [2] }, 'last_admin'],
  ['a member where one admin works', { fullAdmins: [1] }, null],
])('%s', (_name, changes, key) => {
  const change: StatusChange = {
    actor_id: toAccountId(1),
    account: member,
    wanted: 'suspended',
    fullAdmins: [1],
    ...changes,
  }
  expect(rejectionReason(judgeStatusChange(change))?.key ?? null).toBe(key)
})
