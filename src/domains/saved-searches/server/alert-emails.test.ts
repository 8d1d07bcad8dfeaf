import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerAlertLetter,
  listSavedSearches,
  readAlertLetter,
  saveSearch,
} from '#domains/saved-searches/common/saved-searches.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

let count = 0

async function aNotifiedMember() {
  count += 1
  const email = `letter${count}@example.nz`
  const person = await aMember(app, { email })
  const word = `crwth${'abcdefgh'[count]}`
  await app.as(person).call(saveSearch, { name: 'Crwths', query: { q: word }, alerts: 'at_once' })
  await app.as(person).call(saveSearch, { name: 'Others', query: { q: 'nothing' }, alerts: 'at_once' })
  await aLiveAuction(app, { title: `Fine ${word}` })
  await app.settle()
  const mail = await app.platform.db
    .selectFrom('sent_messages')
    .selectAll()
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const token = /stop-alerts#(\S+)/.exec(mail.text)![1]!
  const alerts = async () =>
    Object.fromEntries(
      (await app.as(person).call(listSavedSearches, {})).items.map(({ name, alerts: now }) => [name, now]),
    )
  return { person, mail, token, alerts }
}

test('a mail program stops one email’s searches in one click, without a session', async () => {
  const { mail, token, alerts } = await aNotifiedMember()
  const path = `/api/stop-alerts/${token}`
  expect(mail.one_click_url).toBe(`${app.platform.config.http.publicUrl}${path}`)
  const opened = await app.server.inject({ url: path })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/stop-alerts#${token}`])
  expect(await alerts()).toEqual({ Crwths: 'at_once', Others: 'at_once' })

  for (const headers of [
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ]) {
    const answer = await app.server.inject({
      method: 'POST',
      url: path,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
  }
  expect(await alerts()).toEqual({ Crwths: 'none', Others: 'at_once' })
  const wrong = await app.server.inject({ method: 'POST', url: '/api/stop-alerts/made-up-by-somebody-else' })
  expect(wrong.statusCode).toBe(404)
})

test('the linked page names the search, stops it, and can undo that', async () => {
  const { token, alerts } = await aNotifiedMember()
  const nobody = app.as(null)
  expect(await nobody.call(readAlertLetter, { token })).toMatchObject({
    alerts: 'at_once',
    items: [{ name: 'Crwths', alerts: 'at_once' }],
  })
  expect(await nobody.call(answerAlertLetter, { token, alerts: 'none' })).toMatchObject({
    items: [{ alerts: 'none' }],
  })
  await nobody.call(answerAlertLetter, { token, alerts: 'weekly' })
  expect(await alerts()).toEqual({ Crwths: 'weekly', Others: 'at_once' })
  const stranger = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  expect(await nobody.call(readAlertLetter, { token: stranger })).toMatchObject({ key: 'not_found' })
})

test('a token is stored only as a hash, and isn’t logged', async () => {
  const { token } = await aNotifiedMember()
  const { rows } = await app.platform.pool.query('select token_hash::text as kept from alert_emails')
  expect(JSON.stringify(rows)).not.toContain(token)
  await app.server.inject({ method: 'POST', url: `/api/stop-alerts/${token}` })
  expect(app.logLines.join('\n')).not.toContain(token)
})
