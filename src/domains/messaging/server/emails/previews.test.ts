import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getEmailPreview,
  listEmailPreviews,
  previewEmailDraft,
} from '#domains/messaging/common/emails/emails.ts'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import { putSettings } from '#domains/settings/common/settings.ts'
import { collectExtensions } from '#app/server/all-domains.ts'
import { emailBodies } from '#domains/settings/common/messages/email-bodies.ts'
import { mailSubjects } from '#domains/settings/common/messages/message-texts.ts'
import { fillMessage, sampleEmails } from '#domains/settings/server/message-texts.service.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { listPreviews, listSamples } from './emails.service.ts'

const samples = collectExtensions().list(sampleEmails)

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const preview = (name: string) => app.as(admin).call(getEmailPreview, { name })

test('every kind of notification and every subject has a preview with its own name', async () => {
  const { items } = await app.as(admin).call(listEmailPreviews, {})
  const names = items.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(notificationKind.options))
  const fill = await fillMessage(app.platform.db)
  for (const kind of Object.keys(mailSubjects) as (keyof typeof mailSubjects)[]) {
    const { subject } = fill({
      channel: 'email',
      to: '',
      kind,
      values: { ...mailSubjects[kind].samples, title: 'Outbid', what: 'email address' },
    })
    if (kind !== 'mail_notification')
      expect(
        items.map((one) => one.subject),
        kind,
      ).toContain(subject)
  }
})

test('each preview has a text, both looks and no placeholder left', async () => {
  for (const { name } of await listPreviews({ ...app.platform, samples })) {
    const { subject, text, html } = await preview(name)
    expect(text.length, name).toBeGreaterThan(40)
    expect(html.light, name).toContain('<h1')
    expect(html.dark, name).not.toBe(html.light)
    expect(`${subject} ${text}`, name).not.toMatch(/[{}]|undefined|null|NaN/)
  }
})

test('the button of each email names its act, and no sentence ends in an address', async () => {
  for (const { name } of await listPreviews({ ...app.platform, samples })) {
    const { html } = await preview(name)
    expect(html.light, name).not.toContain('>View on Hoko</a>')
  }
  for (const { usual } of Object.values(emailBodies)) expect(usual).not.toMatch(/.{33,}: \{link\}/)
})

test('only emails that can be stopped have an unsubscribe link', async () => {
  const items = await listPreviews({ ...app.platform, samples })
  const stopped = items.filter(({ content }) => content.one_click_url !== null)
  expect(stopped.every(({ group }) => group === 'notifications')).toBe(true)
  const unstoppable = items.filter((one) => one.group === 'notifications' && !stopped.includes(one))
  expect(unstoppable.map(({ name }) => name)).toContain('warning')
  expect(unstoppable).toHaveLength(2)
})

test('previews have the chosen subject and support line', async () => {
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  const chosen = { mail_welcome: 'Nau mai ki Hoko', support_email: 'help@hoko.example' }
  await app.as(admin).call(putSettings, { version, ...chosen })
  const { subject, text, html } = await preview('welcome')
  expect(subject).toBe(chosen.mail_welcome)
  expect(text).toContain('Questions? Email help@hoko.example.')
  expect(html.light).toContain('Questions? Email help@hoko.example.')
})

test('each email fills every placeholder that its subject or text may have', () => {
  for (const { name, mail } of listSamples('https://hoko.example', samples)) {
    const known = [mailSubjects[mail.kind], emailBodies[mail.kind]].flatMap((texts) =>
      Object.keys(texts.samples),
    )
    expect(Object.keys(mail.values), name).toEqual(expect.arrayContaining(known))
  }
})

test('a draft is previewed without being saved, however incomplete', async () => {
  const before = await preview('code')
  const draft = { subject: 'Tō waehere', body: 'Here: {code} {cod} {\n\n- One' }
  const shown = await app.as(admin).call(previewEmailDraft, { name: 'code', ...draft })
  expect(shown).toMatchObject({ name: 'code', kind: 'mail_code', about: null, subject: 'Tō waehere' })
  expect(shown.text).toMatch(/^Here: 4711 \{cod\} \{\n\n- One\n\n-- \n/)
  expect(shown.html.dark).toContain('<li')
  expect(await preview('code')).toEqual(before)
})

test('a kind’s extra text appears only in its own notification', async () => {
  const extra = 'Pay <b>within</b> 3 days.'
  const won = await app
    .as(admin)
    .call(previewEmailDraft, { name: 'won', extra, body: 'Hi {name}\n\n{notice}\n\nBye' })
  expect(won.text).toMatch(/^Hi Mere\n\n[^]+\n\nPay <b>within<\/b> 3 days\.\n\nBye\n\n-- /)
  expect(won.html.light).toContain('Pay &#60;b&#62;within')
  const code = await app.as(admin).call(previewEmailDraft, { name: 'code', extra })
  expect(code.text).not.toContain('3 days')
})

test('a draft preview is limited in size, needs an existing email, and is for admins', async () => {
  const body = 'x'.repeat(4001)
  expect(await app.as(admin).call(previewEmailDraft, { name: 'code', body })).toMatchObject({
    key: 'validation_failed',
  })
  expect(await app.as(admin).call(previewEmailDraft, { name: 'nothing' })).toMatchObject({ key: 'not_found' })
  const person = await aMember(app)
  expect(await app.as(person).call(previewEmailDraft, { name: 'code' })).toMatchObject({ key: 'forbidden' })
})

test.each(['', 'nothing', '__proto__', 'x'.repeat(61)])('a preview called %j is not found', async (name) => {
  expect(await preview(name || ' ')).toMatchObject({
    key: expect.stringMatching(/not_found|validation_failed/),
  })
})

test('only admins see previews', async () => {
  const person = await aMember(app)
  expect(await app.as(person).call(listEmailPreviews, {})).toMatchObject({ key: 'forbidden' })
  expect(await app.as(null).call(getEmailPreview, { name: 'won' })).toMatchObject({ key: 'unauthenticated' })
})

test('in development, only this machine can open previews', async () => {
  const get = (url: string, remoteAddress = '127.0.0.1') =>
    app.server.inject({ url, remoteAddress, headers: { host: 'localhost:3000' } })
  const { body } = await get('/dev/emails?look=dark')
  expect(body.match(/<iframe/g)).toHaveLength((await listPreviews({ ...app.platform, samples })).length)
  expect((await get('/dev/emails/won?look=dark')).body).toBe((await preview('won')).html.dark)
  expect((await get('/dev/emails/nothing')).statusCode).toBe(404)
  for (const url of ['/dev/emails', '/dev/emails/won'])
    expect((await get(url, '192.168.1.7')).statusCode).toBe(404)
})

test('previews show the picture of a bookcase, as their samples are about one, or none', async () => {
  const { db } = app.platform
  const addPicture = async (title: string, slug: string) => {
    const { id, seller } = await aLiveAuction(app, { title })
    const image = await aPicture(app, seller)
    const category = db.selectFrom('categories').select('id').where('slug', '=', slug)
    await db.updateTable('listings').set({ category_id: category }).where('id', '=', id).execute()
    await db
      .insertInto('listing_images')
      .values({ listing_id: id, image_id: image.id, position: 0 })
      .execute()
    return image.thumb_url
  }
  const canoe = await addPicture('Cedar canoe', 'sports-kayaks')
  const shown = async () => (await preview('outbid')).html.light
  expect(await shown()).not.toContain('class="picture"')
  const mirror = await addPicture('Barber’s mirror', 'home-living-room-bookcases')
  const bookcase = await addPicture('Rimu bookcase, 90 cm wide', 'home-living-room-bookcases')
  const html = await shown()
  expect(
    [canoe, mirror, bookcase].map((address) => html.includes(address.replace(/^.*\/media/, '/media'))),
  ).toEqual([false, false, true])
})
