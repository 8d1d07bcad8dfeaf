import { expect, test } from 'vitest'
import { signIn } from '#domains/identity/common/auth.ts'
import { getSite } from '#domains/settings/common/site/site.ts'
import { overrideConfig } from '#test/harness/config-overrides.ts'
import { createTestApp } from '#test/harness/test-app.ts'
import { readConfig } from '#platform/server/config.ts'
import { staffRoles } from '#platform/common/access/staff-roles.ts'
import { refuseDemoPeople } from '#app/server/refuse-demo-people.ts'
import { demoAdmin, demoStaff, enrolDemoAdmin } from './demo-admin.ts'

const { email, password } = demoAdmin

test('enrolDemoAdmin creates each admin once, even when it runs concurrently', async () => {
  await using app = await createTestApp({ demo: { size: 'small' } })
  await Promise.all([enrolDemoAdmin(app.platform), enrolDemoAdmin(app.platform)])
  await enrolDemoAdmin(app.platform)
  const admins = await app.platform.db
    .selectFrom('accounts')
    .select(['id', 'email', 'staff_role'])
    .where('type', '=', 'admin')
    .orderBy('id')
    .execute()
  expect(admins).toHaveLength(staffRoles.length)
  expect(new Set(admins.map((one) => one.staff_role))).toEqual(new Set(staffRoles))

  const session = await app.as(null).call(signIn, { email, password, type: 'admin' })
  expect(session.user).toMatchObject({
    id: admins.find((one) => one.email === email)!.id,
    type: 'admin',
    staff_role: 'full',
  })
  expect(await app.as(null).call(signIn, { email, password, type: 'user' })).toMatchObject({
    key: 'invalid_credentials',
  })
})

test('only the demo lists the accounts to try', async () => {
  await using demo = await createTestApp({ demo: { size: 'small' } })
  const { demo_accounts } = await demo.as(null).call(getSite, {})
  expect(demo_accounts.filter(({ type }) => type === 'admin').map((account) => account.email)).toEqual([
    email,
    ...demoStaff.map((one) => one.email),
  ])
  expect(demo_accounts.filter(({ type }) => type === 'user').length).toBeGreaterThan(2)
  await using real = await createTestApp({ demo: { size: 'none' } })
  expect((await real.as(null).call(getSite, {})).demo_accounts).toEqual([])
})

test.each<[string, NodeJS.ProcessEnv]>([
  ['an empty market behind a proxy', { DEMO: 'none', TRUSTED_PROXIES: '127.0.0.1' }],
  ['a public address', { PUBLIC_URL: 'https://market.example.nz' }],
])('no demo account is available with %s', async (_what, env) => {
  const { demo, http, vehicleData } = readConfig(env)
  await using app = await createTestApp({
    demo: { showsOutbox: demo.showsOutbox, size: demo.size },
    http: { trustedProxies: http.trustedProxies },
    vehicleData,
  })
  for (const url of ['/dev/outbox', '/dev/outbox.json']) {
    expect((await app.server.inject(url)).statusCode).toBe(404)
    expect((await app.server.inject({ url, headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(
      404,
    )
  }
  expect(await app.as(null).call(getSite, {})).toMatchObject({ shows_outbox: false, demo_accounts: [] })
})

test('only requests from this machine see the outbox link', async () => {
  await using app = await createTestApp()
  const from = async (remoteAddress: string) =>
    (await app.server.inject({ url: '/api/site', remoteAddress })).json().shows_outbox
  expect(await from('192.168.1.7')).toBe(false)
  expect(await from('127.0.0.1')).toBe(true)
})

test('a former demo refuses to start on a public server', async () => {
  await using app = await createTestApp()
  const { config, db } = app.platform
  const asPublic = { config: overrideConfig(config, { demo: { showsOutbox: false } }), db }
  await refuseDemoPeople(asPublic)
  await enrolDemoAdmin(app.platform)
  await refuseDemoPeople(app.platform)
  await expect(refuseDemoPeople(asPublic)).rejects.toThrow('whose passwords are public')
})
