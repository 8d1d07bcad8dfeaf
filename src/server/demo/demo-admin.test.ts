import { expect, test } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { getSite } from '#contract/site.ts'
import { createTestApp } from '#test/harness/test-app.ts'
import { demoAdmin, enrolDemoAdmin } from './demo-admin.ts'

const { email, password } = demoAdmin

test('the demo’s administrator is enrolled once, however often and by however many it is asked', async () => {
  await using app = await createTestApp({ demo: 'small' })
  await Promise.all([enrolDemoAdmin(app.platform), enrolDemoAdmin(app.platform)])
  await enrolDemoAdmin(app.platform)
  const admins = await app.platform.db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .execute()
  expect(admins).toHaveLength(1)

  const session = await app.as(null).call(signIn, { email, password, type: 'admin' })
  expect(session.user).toMatchObject({ id: admins[0]!.id, type: 'admin' })
  expect(await app.as(null).call(signIn, { email, password, type: 'user' })).toMatchObject({
    key: 'invalid_credentials',
  })
})

test('the accounts to try are named in the demo only', async () => {
  await using demo = await createTestApp({ demo: 'small' })
  const { demo_accounts } = await demo.as(null).call(getSite, {})
  expect(demo_accounts.filter(({ type }) => type === 'admin').map((account) => account.email)).toEqual([
    email,
  ])
  expect(demo_accounts.filter(({ type }) => type === 'user').length).toBeGreaterThan(2)
  await using real = await createTestApp({ demo: 'none' })
  expect((await real.as(null).call(getSite, {})).demo_accounts).toEqual([])
})
