import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  getSettings,
  putSettings,
  compareSettingsVersion,
  discardSettingsDraft,
  getSettingsDraft,
  listSettingsVersions,
  publishSettingsDraft,
  restoreSettingsVersion,
  saveSettingsDraft,
} from '#domains/settings/common/settings.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let hana: Person
let wiremu: Person
beforeAll(async () => {
  app = await createTestApp()
  hana = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
  wiremu = await aMember(app, { type: 'admin', first_name: 'Wiremu', last_name: 'Kingi' })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await app.as(hana).call(discardSettingsDraft, {})
  await app.as(wiremu).call(discardSettingsDraft, {})
})

const readVersion = async () => (await app.as(hana).call(getSettings, {})).kept!.version
const save = async (person: Person, changes: object, version?: number) =>
  await app.as(person).call(saveSettingsDraft, { version: version ?? (await readVersion()), changes })
const readActions = async () =>
  (await app.as(hana).call(listAudit, { subject_kind: 'settings' })).items.map(({ action }) => action)

test('a draft is stored as typed, valid or not, and changes nothing until it’s published', async () => {
  const version = await readVersion()
  const first = await save(hana, { extension_minutes: 'five', safety_hint: 'Mind' })
  expect(first.draft).toMatchObject({ base_version: version, changes: { extension_minutes: 'five' } })
  await save(hana, { support_phone: '0800 46 56' })
  const { draft, since, others } = await app.as(hana).call(getSettingsDraft, {})
  expect(draft).toMatchObject({
    changes: { extension_minutes: 'five', safety_hint: 'Mind', support_phone: '0800 46 56' },
    revision: first.draft!.revision + 1,
  })
  expect({ since, others }).toEqual({ since: null, others: [] })
  expect((await app.as(wiremu).call(getSettingsDraft, {})).others).toMatchObject([
    { name: 'Hana Parata', count: 3 },
  ])
  expect(await readVersion()).toBe(version)
  const { revision } = draft!
  expect(await app.as(hana).call(publishSettingsDraft, { version, revision })).toMatchObject({
    key: 'validation_failed',
    errors: { extension_minutes: 'Enter a whole number.', safety_hint: expect.stringMatching(/at least 10/) },
  })
  expect((await app.as(hana).call(getSettingsDraft, {})).draft?.revision).toBe(revision)
})

test('typing a published value removes it from the draft', async () => {
  await save(hana, { extension_minutes: 4, max_auction_days: 20 })
  expect((await save(hana, { extension_minutes: 2 })).draft?.changes).toEqual({ max_auction_days: 20 })
  expect((await save(hana, { max_auction_days: 14 })).draft).toBeNull()
  expect((await readActions())[0]).toBe('settings.draft-saved')
  await save(hana, { max_auction_days: 20 })
  await app.as(hana).call(discardSettingsDraft, {})
  expect((await app.as(hana).call(getSettingsDraft, {})).draft).toBeNull()
  expect((await readActions())[0]).toBe('settings.draft-discarded')
})

test('only the named settings are published, and the rest stays a draft', async () => {
  const version = await readVersion()
  const { draft } = await save(hana, { extension_minutes: 'five', mail_code: 'Your code for Hoko' })
  const { revision } = draft!
  const published = await app
    .as(hana)
    .call(publishSettingsDraft, { version, revision, names: ['mail_code', 'mail_code_body'] })
  expect(published).toMatchObject({ kept: { version: version + 1, mail_code: 'Your code for Hoko' } })
  expect(await app.as(hana).call(getSettingsDraft, {})).toMatchObject({
    draft: { changes: { extension_minutes: 'five' }, base_version: version + 1, revision: revision + 1 },
    since: null,
  })
  expect(
    await app.as(hana).call(publishSettingsDraft, { version, revision, names: ['min_bid' as 'mail_code'] }),
  ).toMatchObject({ key: 'validation_failed' })
})

test('the second of two drafts is published once its owner has seen the first', async () => {
  const version = await readVersion()
  const hers = await save(hana, { extension_minutes: 3, support_phone: '0800 1 46 56' })
  const his = await save(wiremu, { extension_minutes: 5, max_auto_relists: 2 })
  const { revision } = hers.draft!
  expect(await app.as(hana).call(publishSettingsDraft, { version, revision })).toMatchObject({
    closing_rules: { extension_minutes: 3 },
    kept: { version: version + 1, changed_by: 'Hana Parata' },
  })
  const stale = { version, revision: his.draft!.revision }
  expect(await app.as(wiremu).call(publishSettingsDraft, stale)).toMatchObject({ key: 'settings_changed' })
  const seen = await app.as(wiremu).call(getSettingsDraft, {})
  expect(seen).toMatchObject({
    draft: { changes: { extension_minutes: 5, max_auto_relists: 2 } },
    since: {
      version: version + 1,
      published_by: 'Hana Parata',
      before: { extension_minutes: 2, support_phone: null },
      after: { extension_minutes: 3, support_phone: '0800 1 46 56' },
    },
  })
  const again = await save(wiremu, {}, version + 1)
  expect(again.since).toBeNull()
  const wanted = { version: version + 1, revision: again.draft!.revision }
  expect(
    await app.as(wiremu).call(publishSettingsDraft, { ...wanted, revision: stale.revision }),
  ).toMatchObject({ key: 'settings_draft_changed' })
  expect(await app.as(wiremu).call(publishSettingsDraft, wanted)).toMatchObject({
    support_phone: '0800 1 46 56',
    closing_rules: { extension_minutes: 5, max_auto_relists: 2 },
  })
  expect((await app.as(wiremu).call(getSettingsDraft, {})).draft).toBeNull()
})

test('publishing some settings keeps the others in the draft, and names the publisher', async () => {
  const version = await readVersion()
  await save(hana, { outage_seconds: 75, mail_code: 'Your code from Hoko' })
  await app.as(wiremu).call(putSettings, { version, outage_seconds: 65 })
  const { draft } = await app.as(hana).call(getSettingsDraft, {})
  const due = { version: version + 1, revision: draft!.revision, names: ['mail_code' as const] }
  await app.as(hana).call(publishSettingsDraft, due)
  expect(await app.as(hana).call(getSettingsDraft, {})).toMatchObject({
    draft: { changes: { outage_seconds: 75 }, base_version: version },
    since: { version: version + 2, published_by: 'Wiremu Kingi', after: { outage_seconds: 65 } },
  })
})

test('only one of two parallel publications succeeds, and the other is told', async () => {
  const version = await readVersion()
  const drafts = [await save(hana, { outage_seconds: 70 }), await save(wiremu, { outage_seconds: 80 })]
  const both = await Promise.all(
    [hana, wiremu].map((person, at) =>
      app.as(person).call(publishSettingsDraft, { version, revision: drafts[at]!.draft!.revision }),
    ),
  )
  expect(both.filter((reply) => 'key' in reply)).toMatchObject([{ key: 'settings_changed' }])
  expect(await readVersion()).toBe(version + 1)
})

test('the history has each change with its admin, and can be restored', async () => {
  const version = await readVersion()
  await app.as(wiremu).call(putSettings, { version, extension_minutes: 9, support_email: 'kia@hoko.example' })
  const { items, has_more } = await app.as(hana).call(listSettingsVersions, { limit: 1 })
  expect(has_more).toBe(true)
  expect(items).toMatchObject([
    {
      version: version + 1,
      published_by: 'Wiremu Kingi',
      restored_version: null,
      after: { extension_minutes: 9, support_email: 'kia@hoko.example' },
    },
  ])
  const earlier = await app.as(hana).call(listSettingsVersions, { before: version + 1 })
  expect(earlier.items[0]).toMatchObject({ version })
  expect(earlier.items.at(-1)).toMatchObject({ version: 1, published_by: null, before: {}, after: {} })

  const compared = await app.as(hana).call(compareSettingsVersion, { version })
  expect(compared).toMatchObject({
    current_version: version + 1,
    before: items[0]!.after,
    after: items[0]!.before,
    unfit: [],
  })
  const going = { version, current_version: version }
  expect(await app.as(hana).call(restoreSettingsVersion, going)).toMatchObject({ key: 'settings_changed' })
  const back = await app.as(hana).call(restoreSettingsVersion, { ...going, current_version: version + 1 })
  expect(back).toMatchObject({ support_email: null, kept: { version: version + 2 } })
  const [newest] = (await app.as(hana).call(listSettingsVersions, {})).items
  expect(newest).toMatchObject({ restored_version: version, published_by: 'Hana Parata' })
  expect((await readActions())[0]).toBe('settings.restored')
  expect(await app.as(hana).call(compareSettingsVersion, { version: 9_999 })).toMatchObject({
    key: 'not_found',
  })
})

test('published versions don’t change', async () => {
  const change = app.platform.db.updateTable('settings_versions').set({ chosen: '{}' }).execute()
  await expect(change).rejects.toThrow(/not changed/)
})

test('only full admins draft and publish, and other staff read the history', async () => {
  const reader = await aMember(app, { type: 'admin', staff_role: 'read_only' })
  expect(await app.as(reader).call(getSettingsDraft, {})).toMatchObject({ key: 'not_in_role' })
  expect(await app.as(reader).call(listSettingsVersions, {})).toHaveProperty('items')
  expect(await app.as(await aMember(app)).call(listSettingsVersions, {})).toMatchObject({ key: 'forbidden' })
})
