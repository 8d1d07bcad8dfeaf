import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createListing } from '#domains/selling/common/own-listings.ts'
import {
  checkDriverLicence,
  getLicenceCheck,
  lookUpVehicle,
  removeLicenceChecks,
} from '#domains/vehicles/common/vehicle-data.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { aPretendRegister, type PretendRegister } from '#test/harness/market/vehicle-register.ts'
import { forgetLookups, forgetOldLookups, readRegister } from './vehicle-data.service.ts'

let app: TestApp
let register: PretendRegister
beforeAll(async () => {
  register = await aPretendRegister()
  app = await createTestApp({ vehicleData: { url: register.url, key: 'the-key' } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await register[Symbol.asyncDispose]()
})
beforeEach(async () => {
  register.requests.length = 0
  await transact(app.platform.db, (tx) => tx.deleteFrom('vehicle_records').execute())
})

const corolla = { plate: 'QKB482', make: 'Toyota', model: 'Corolla', year: 2023, wof_expires: '2027-03-14' }
const unavailable = { status: 424, key: 'register_unavailable' }

test('lookUpVehicle normalises a typed plate, and returns the register’s record', async () => {
  register.answers(200, { ...corolla, fuel_type: 'hybrid', colour_of_the_seats: 'black' })
  const lookup = await app.as(await aMember(app)).call(lookUpVehicle, { plate: ' qkb 482' })
  expect(lookup).toMatchObject({
    source: 'register',
    record: { ...corolla, fuel_type: 'hybrid', vin: null },
  })
  expect(register.requests).toEqual([
    { method: 'GET', path: '/vehicles/QKB482', key: 'Bearer the-key', body: '' },
  ])
})

test('unknown values of the register count as missing', async () => {
  register.answers(200, { ...corolla, year: 'last year', fuel_type: 'steam', wof_expires: '14/03/2027' })
  const { record } = await app.as(await aMember(app)).call(lookUpVehicle, { plate: 'QKB482' })
  expect(record).toMatchObject({ make: 'Toyota', year: null, fuel_type: null, wof_expires: null })
})

test('an answer is cached for a day for everybody, and then requested again', async () => {
  const [mere, hemi] = [await aMember(app), await aMember(app)]
  register.answers(200, corolla)
  await app.as(mere).call(lookUpVehicle, { plate: 'QKB482' })
  register.answers(200, { ...corolla, year: 2024 })
  expect((await app.as(hemi).call(lookUpVehicle, { plate: 'QKB482' })).record.year).toBe(2023)
  expect(register.requests).toHaveLength(1)

  await sql`update vehicle_records set fetched_at = fetched_at - interval '1 day'`.execute(app.platform.db)
  expect((await app.as(hemi).call(lookUpVehicle, { plate: 'QKB482' })).record.year).toBe(2024)
  expect(register.requests).toHaveLength(2)
})

test('an unknown plate is reported, and requested once', async () => {
  register.answers(404, { error: 'no such plate' })
  const as = app.as(await aMember(app))
  for (let times = 0; times < 2; times += 1) {
    expect(await as.call(lookUpVehicle, { plate: 'ZZZ999' })).toMatchObject({
      status: 404,
      message: expect.stringContaining('ZZZ999'),
    })
  }
  expect(register.requests).toHaveLength(1)
})

test.each<[string, () => void]>([
  ['answers that it is broken', () => register.answers(500, {})],
  ['refuses the key', () => register.answers(401, {})],
  ['answers no JSON', () => register.answers(200, '<html>')],
  ['answers a list', () => register.answers(200, [corolla])],
  ['answers for another plate', () => register.answers(200, { ...corolla, plate: 'OTHER1' })],
  ['answers without a make', () => register.answers(200, { plate: 'QKB482' })],
  ['answers without an end', () => register.answers(200, { ...corolla, model: 'x'.repeat(70_000) })],
])('a register that %s is reported plainly, isn’t our error, and stores nothing', async (_how, behave) => {
  behave()
  const as = app.as(await aMember(app))
  expect(await as.call(lookUpVehicle, { plate: 'QKB482' })).toMatchObject(unavailable)
  register.answers(200, corolla)
  expect((await as.call(lookUpVehicle, { plate: 'QKB482' })).record.make).toBe('Toyota')
})

test('a redirect of the register isn’t followed: the key is only for it', async () => {
  await using elsewhere = await aPretendRegister()
  elsewhere.answers(200, corolla)
  register.answers(302, '', { location: `${elsewhere.url}/vehicles/QKB482` })
  const answer = await app.as(await aMember(app)).call(lookUpVehicle, { plate: 'QKB482' })
  expect(answer).toMatchObject(unavailable)
  expect(elsewhere.requests).toEqual([])
})

test('a hanging register times out after five seconds, without a lock', async () => {
  register.hangs()
  const begun = performance.now()
  const answer = app.as(await aMember(app)).call(lookUpVehicle, { plate: 'SLOW1' })
  await expect.poll(() => register.requests.length).toBe(1)
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(app.platform.db)
  expect(rows).toEqual([])
  expect(await answer).toMatchObject(unavailable)
  expect(performance.now() - begun).toBeLessThan(9_000)
}, 15_000)

test('one account can make 40 register requests a day, also in parallel', async () => {
  register.answers(404, {})
  const [keen, other] = [await aMember(app), await aMember(app)]
  const plates = Array.from({ length: 45 }, (_, n) => `KEEN${n + 10}`)
  const answers = await Promise.all(plates.map((plate) => app.as(keen).call(lookUpVehicle, { plate })))
  expect(answers.filter(({ key }) => key === 'rate_limited')).toHaveLength(5)
  expect(register.requests).toHaveLength(40)
  expect(await app.as(other).call(lookUpVehicle, { plate: 'OTHER1' })).toMatchObject({ key: 'not_found' })
})

test.each(['', 'TOOLONG', 'A-B', 'ŌTAKI'])('%j is refused without a request', async (plate) => {
  const answer = await app.as(await aMember(app)).call(lookUpVehicle, { plate })
  expect(answer).toMatchObject({ status: 422, errors: { plate: expect.stringMatching(/^[A-Z].*\.$/) } })
  expect(register.requests).toEqual([])
})

const licence = { licence_number: 'ab123456', card_version: '007' }

test('a licence check stores only outcome, date and the last two digits', async () => {
  register.answers(200, { is_valid: true, name: 'Mere Kahu' })
  const mere = await aMember(app)
  const check = await app.as(mere).call(checkDriverLicence, licence)
  expect(check).toEqual({ is_valid: true, checked_at: expect.any(String), last_two_digits: '56' })
  expect(register.requests).toEqual([
    {
      method: 'POST',
      path: '/driver-licence-checks',
      key: 'Bearer the-key',
      body: JSON.stringify({ licence_number: 'AB123456', card_version: '007' }),
    },
  ])
  const stored = await app.platform.db
    .selectFrom('licence_checks')
    .selectAll()
    .where('account_id', '=', mere.id)
    .execute()
  expect(stored).toEqual([
    {
      id: expect.any(Number),
      account_id: mere.id,
      last_two_digits: '56',
      checked_at: expect.any(Date),
      is_valid: true,
      removed_at: null,
    },
  ])
  expect(app.logLines.join('')).not.toContain('AB123456')
})

test.each([{}, { is_valid: 'yes' }, []])('a licence answer like %j is refused', async (answer) => {
  register.answers(200, answer)
  expect(await app.as(await aMember(app)).call(checkDriverLicence, licence)).toMatchObject(unavailable)
})

test('a stored licence check is shown and can be removed, but still counts for the day', async () => {
  register.answers(200, { is_valid: false })
  const [as, other] = [app.as(await aMember(app)), app.as(await aMember(app))]
  expect(await as.call(getLicenceCheck, {})).toEqual({ check: null })
  await as.call(checkDriverLicence, licence)
  register.answers(200, { is_valid: true })
  const { checked_at } = await as.call(checkDriverLicence, licence)
  expect(await as.call(getLicenceCheck, {})).toEqual({
    check: { is_valid: true, checked_at, last_two_digits: '56' },
  })
  await other.call(removeLicenceChecks, {})
  expect((await as.call(getLicenceCheck, {})).check).not.toBeNull()
  expect(await as.call(removeLicenceChecks, {})).toEqual({ ok: true })
  expect(await as.call(getLicenceCheck, {})).toEqual({ check: null })
  for (let n = 0; n < 3; n += 1) await as.call(checkDriverLicence, licence)
  expect(await as.call(checkDriverLicence, licence)).toMatchObject({ key: 'rate_limited' })
})

test('a check without an answer leaves the stored one', async () => {
  register.answers(200, { is_valid: true })
  const as = app.as(await aMember(app))
  await as.call(checkDriverLicence, licence)
  register.answers(500, {})
  await as.call(checkDriverLicence, licence)
  expect((await as.call(getLicenceCheck, {})).check).toMatchObject({ is_valid: true })
})

test('licence checks are limited to five a day, answered or not', async () => {
  register.answers(500, {})
  const as = app.as(await aMember(app))
  const tries = await Promise.all(Array.from({ length: 8 }, () => as.call(checkDriverLicence, licence)))
  expect(tries.filter(({ key }) => key === 'rate_limited')).toHaveLength(3)
  expect(register.requests).toHaveLength(5)
})

test.each([
  { licence_number: 'A1234567', card_version: '123' },
  { licence_number: 'AB123456', card_version: '12' },
])('%j is refused before any request', async (wrong) => {
  const answer = await app.as(await aMember(app)).call(checkDriverLicence, wrong)
  expect(answer).toMatchObject({ status: 422, key: 'validation_failed' })
  expect(register.requests).toEqual([])
})

test('visitors can’t look up vehicles', async () => {
  expect(await app.as(null).call(lookUpVehicle, { plate: 'QKB482' })).toMatchObject({ status: 401 })
  expect(await app.as(null).call(checkDriverLicence, licence)).toMatchObject({ status: 401 })
})

test('register_word uses the provider’s latest record, and never another provider’s', async () => {
  register.answers(200, corolla)
  await app.as(await aMember(app)).call(lookUpVehicle, { plate: 'QKB482' })
  await sql`update vehicle_records set fetched_at = fetched_at - interval '1 year'`.execute(app.platform.db)
  expect(await readRegister(app.platform, ' qkb482 ')).toMatchObject({
    source: 'register',
    record: { make: 'Toyota' },
  })
  const sample = { ...app.platform, config: { ...app.platform.config, vehicleData: 'sample' as const } }
  const none = { ...app.platform, config: { ...app.platform.config, vehicleData: null } }
  expect(await readRegister(sample, 'QKB482')).toBeNull()
  expect(await readRegister(none, 'QKB482')).toBeNull()
  expect(await readRegister(app.platform, 'ZZZ999')).toBeNull()
  expect(await readRegister(app.platform, null)).toBeNull()
})

test('look-ups are deleted with the account, and after three months', async () => {
  const { db } = app.platform
  register.answers(200, { is_valid: true, ...corolla })
  const [leaver, stayer] = [await aMember(app), await aMember(app)]
  await app.as(leaver).call(lookUpVehicle, { plate: 'QKB482' })
  await app.as(leaver).call(checkDriverLicence, licence)
  await app.as(stayer).call(checkDriverLicence, licence)
  await transact(db, (tx) => forgetLookups(tx, leaver.id))
  const left = await db.selectFrom('licence_checks').select('account_id').execute()
  expect(left.map(({ account_id }) => account_id)).not.toContain(leaver.id)
  expect(left.map(({ account_id }) => account_id)).toContain(stayer.id)

  await sql`insert into vehicle_lookups (account_id, plate, asked_at) values
    (${stayer.id}, 'OLD1', now() - interval '91 days'), (${stayer.id}, 'NEW1', now() - interval '89 days')`.execute(
    db,
  )
  await forgetOldLookups(db)
  const plates = await db
    .selectFrom('vehicle_lookups')
    .select('plate')
    .where('account_id', '=', stayer.id)
    .execute()
  expect(plates).toEqual([{ plate: 'NEW1' }])
})

test('old records are deleted, except for the plate of a listing', async () => {
  const { db } = app.platform
  const seller = await aMember(app)
  await app.as(seller).call(createListing, { type: 'vehicle', vehicle: { plate: 'keep 1' } })
  await sql`insert into vehicle_records (plate, provider, record, fetched_at) values
    ('KEEP1', 'x', '{}', now() - interval '91 days'), ('GONE1', 'x', '{}', now() - interval '91 days'),
    ('NEW1', 'x', '{}', now() - interval '89 days'), ('NONE1', 'x', null, now() - interval '2 days'),
    ('NONE2', 'x', null, now())`.execute(db)
  await forgetOldLookups(db)
  const stored = await db.selectFrom('vehicle_records').select('plate').orderBy('plate').execute()
  expect(stored.map(({ plate }) => plate)).toEqual(['KEEP1', 'NEW1', 'NONE2'])
})

test('without a register, people fill in the fields themselves', async () => {
  await using bare = await createTestApp({ vehicleData: null })
  const as = bare.as(await aMember(bare))
  const noRegister = { ...unavailable, message: expect.stringContaining('No vehicle register') }
  expect(await as.call(lookUpVehicle, { plate: 'QKB482' })).toMatchObject(noRegister)
  expect(await as.call(checkDriverLicence, licence)).toMatchObject(noRegister)
})
