import { expect, test } from 'vitest'
import { deleteMember, putMemberStatus, putStaffRole } from '#domains/accounts/common/members/members.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp } from '#test/harness/test-app.ts'

test('one full admin remains when all demote, suspend and delete each other at once', async () => {
  await using app = await createTestApp({}, { nodes: 2 })
  await aMember(app, { type: 'admin', staff_role: 'support' })
  for (const round of [1, 2, 3, 4, 5]) {
    const admins = [await aMember(app, { type: 'admin' }), await aMember(app, { type: 'admin' })]
    const [one, two] = admins as [(typeof admins)[0], (typeof admins)[0]]
    await app.platform.db
      .updateTable('accounts')
      .set({ staff_role: 'read_only' })
      .where('type', '=', 'admin')
      .where('id', 'not in', [one.id, two.id])
      .execute()
    const demote = (by: typeof one, id: number) =>
      app.as(by).call(putStaffRole, { id, staff_role: 'read_only' })
    await Promise.all([
      demote(one, one.id),
      demote(two, two.id),
      demote(one, two.id),
      round % 2 === 0
        ? app.as(two).call(putMemberStatus, { id: one.id, status: 'suspended', reason: 'A race' })
        : app.as(two).call(deleteMember, { id: one.id, reason: 'A race' }),
    ])
    const { full } = await app.platform.db
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('full'))
      .where('staff_role', '=', 'full')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    expect(full).toBe(1)
  }
})
