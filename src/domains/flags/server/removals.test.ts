import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { viewChat } from '#domains/chat/common/admin-chats.ts'
import {
  countChats,
  getConversation,
  listConversations,
  readConversation,
} from '#domains/chat/common/chat.ts'
import {
  decideMemberFlag,
  flagMember,
  listMemberFlags,
  putBackReported,
  removeReported,
} from '#domains/flags/common/member-flags.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { answerQuestion, changeAnswer, listQuestions } from '#domains/listings/common/questions/questions.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aQuestion } from '#test/harness/market/questions.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let other: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
  other = await aMember(app, { type: 'admin', first_name: 'Ari', last_name: 'Ngata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const reason = 'It’s abusive.'
const word = 'Thanks, we’ve acted.'
const uphold = (id: number, remove: boolean, who = admin) =>
  app.as(who).call(decideMemberFlag, {
    id,
    outcome: 'upheld',
    word,
    ...(remove && { remove: { reason } }),
  })
const putBack = (id: number, who = admin) =>
  app.as(who).call(putBackReported, { id, reason: 'We looked again.' })
const remove = (id: number, who = admin) => app.as(who).call(removeReported, { id, reason })
const flagOf = async (
  kind: 'message' | 'question' | 'answer',
  who: Person,
  subjectId: number,
  number = 2,
) => {
  const sent = {
    kind,
    subject_id: subjectId,
    reason: 'harassment',
    text: '',
    ...(kind === 'message' && { number }),
  } as const
  return (await app.as(who).call(flagMember, sent)).id
}
const theOne = async (about: Person) => {
  const { items } = await app.as(admin).call(listMemberFlags, { about: about.id, page: 1, limit: 20 })
  return items[0]!
}
const noticesOf = async (who: Person) => {
  await app.settle()
  return (await app.as(who).call(listNotifications, {})).items
}
const read = (who: Person, id: number) => app.as(who).call(getConversation, { id })
const questionsFor = async (who: Person | null, listing: number) =>
  (await app.as(who).call(listQuestions, { listing, page: 1, limit: 20 })).items

const texts = 'You drive like a kiwifruit42.'

async function aReportedMessage() {
  const { id, listing_id, seller, buyer } = await aConversation(app)
  await app.as(seller).call(readConversation, { id, number: 1 })
  await write(app, seller, { conversation_id: id, text: texts })
  const flagId = await flagOf('message', buyer, id)
  return { id, listing_id, seller, buyer, flag_id: flagId }
}

test('removing a message hides it from both, tells its author why, and leaves the evidence', async () => {
  const { id, seller, buyer, flag_id } = await aReportedMessage()
  await app.settle()
  expect(JSON.stringify(await noticesOf(buyer))).toContain('kiwifruit42')
  expect((await app.as(buyer).call(countChats, {})).unread).toBe(1)
  expect(await uphold(flag_id, true)).toMatchObject({
    said: texts,
    may_remove: false,
    removal: { reason, admin_name: 'Hana Parata', put_back: null },
  })
  for (const who of [seller, buyer]) {
    const { messages, conversation, moderated_at } = await read(who, id)
    expect(messages.at(-1)).toMatchObject({ number: 2, text: '', images: [], removed_at: moderated_at })
    expect(conversation.last_message).toMatchObject({ text: '', image_count: 0, is_removed: true })
    const search = { status: 'open', query: 'kiwifruit42', page: 1, limit: 20 } as const
    expect((await app.as(who).call(listConversations, search)).total).toBe(0)
  }
  expect((await app.as(buyer).call(countChats, {})).unread).toBe(0)
  expect(JSON.stringify(await noticesOf(buyer))).not.toContain('kiwifruit42')
  expect((await noticesOf(seller))[0]).toMatchObject({
    kind: 'moderation',
    title: expect.stringMatching(/^Message removed$/),
    body: expect.stringContaining(reason),
    link: `/ichat?chat=${id}`,
  })
  expect(await theOne(seller)).toMatchObject({ said: texts })
  const viewed = await app.as(admin).call(viewChat, { id, reason: 'A report.' })
  expect(viewed.messages.at(-1)).toMatchObject({ text: texts, removed_at: expect.any(String) })
  const log = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: seller.id })
  expect(log.items[0]).toMatchObject({ action: 'content.removed', reason, after: { report_of: 'message' } })
  expect(await flagAgain(buyer, id)).toMatchObject({ key: 'not_found' })
})

const flagAgain = (who: Person, subjectId: number) =>
  app
    .as(who)
    .call(flagMember, { kind: 'message', subject_id: subjectId, number: 2, reason: 'scam', text: '' })

async function emailsTo({ id }: Person): Promise<string> {
  const sent = app.platform.db.selectFrom('sent_messages').select('text').where('account_id', '=', id)
  return JSON.stringify(await sent.where('channel', '=', 'email').execute())
}

test('queued and later emails leave out the text of removed content', async () => {
  const { buyer, flag_id } = await aReportedMessage()
  await app.settle()
  expect(await emailsTo(buyer)).toContain(`“${texts}”`)
  await uphold(flag_id, true)
  await app.settle()
  const emails = await emailsTo(buyer)
  expect(emails).not.toContain('kiwifruit42')
  expect(emails).toContain('(removed by Hoko)')
})

test('the author’s export shows the removal and its reason, but not the report', async () => {
  const { seller, flag_id } = await aReportedMessage()
  await uphold(flag_id, true)
  const headers = { authorization: `Bearer ${seller.token}` }
  const { rawPayload } = await app.server.inject({ url: '/api/export-my-data', headers })
  const files = unzip(rawPayload)
  const decisions: unknown[] = JSON.parse(files.get('decisions.json')!.toString())
  expect(decisions).toEqual([expect.objectContaining({ action: 'content.removed', reason, after: {} })])
  const everything = [...files.values()].join('\n')
  for (const secret of ['kiwifruit42', 'harassment', word]) expect(everything).not.toContain(secret)
})

test('a removed message that wasn’t notified yet is never quoted', async () => {
  const { buyer, flag_id } = await aReportedMessage()
  await uphold(flag_id, true)
  await app.settle()
  expect(JSON.stringify(await noticesOf(buyer))).not.toContain('kiwifruit42')
})

test('a removed photo’s old addresses stop working, and restoring it gives new ones', async () => {
  const { id, seller, buyer } = await aConversation(app)
  const [photo, stored] = [await aPicture(app, seller), await aPicture(app, seller)]
  await write(app, seller, { conversation_id: id, image_ids: [photo.id, stored.id] })
  await write(app, seller, { conversation_id: id, image_ids: [stored.id] })
  const statusOf = async (url: string) => (await app.server.inject({ method: 'GET', url })).statusCode
  const flagId = await flagOf('message', buyer, id)
  await uphold(flagId, true)
  await app.settle()
  for (const url of [photo.url, photo.thumb_url, photo.large_url]) expect(await statusOf(url)).toBe(404)
  expect(await statusOf(stored.url)).toBe(200)
  await putBack(flagId)
  const { images } = (await read(buyer, id)).messages[1]!
  expect(images.map((image) => image.id)).toEqual([photo.id, stored.id])
  for (const image of images) expect(await statusOf(image.large_url)).toBe(200)
})

test('a restored message is visible again, its author is notified, and it can be removed again', async () => {
  const { id, seller, buyer, flag_id } = await aReportedMessage()
  const removed = await uphold(flag_id, true)
  expect(await remove(flag_id)).toMatchObject({ key: 'removal_changed' })
  const { moderated_at } = await read(buyer, id)
  expect(await putBack(flag_id, other)).toMatchObject({
    may_remove: true,
    removal: { ...removed.removal, put_back: { admin_name: 'Ari Ngata', reason: 'We looked again.' } },
  })
  const again = await read(buyer, id)
  expect(again.messages.at(-1)).toMatchObject({ text: texts, removed_at: null })
  expect(again.moderated_at).not.toBe(moderated_at)
  expect((await noticesOf(seller))[0]!.title).toMatch(/^Message put back$/)
  expect(await putBack(flag_id)).toMatchObject({ status: 409, key: 'removal_changed' })
  expect(await remove(flag_id)).toMatchObject({ may_remove: false, removal: { put_back: null } })
})

test('only one of two admins at once removes content, and only one restores it', async () => {
  const { seller, flag_id } = await aReportedMessage()
  await uphold(flag_id, false)
  const removing = await Promise.all([remove(flag_id), remove(flag_id, other)])
  expect(removing.filter(({ key }) => key === 'removal_changed')).toHaveLength(1)
  const backing = await Promise.all([putBack(flag_id), putBack(flag_id, other)])
  expect(backing.filter(({ key }) => key === 'removal_changed')).toHaveLength(1)
  const titles = (await noticesOf(seller)).map(({ title }) => title.split(':')[0])
  expect(titles.filter((title) => title === 'Message removed')).toHaveLength(1)
  expect(titles.filter((title) => title === 'Message put back')).toHaveLength(1)
})

test('a question is removed with the first of its reports, and comes back', async () => {
  const { id, listing_id, seller, asker, text } = await aQuestion(app)
  await app.as(seller).call(answerQuestion, { id, text: 'It does.' })
  const first = await flagOf('question', seller, id)
  const second = await flagOf('question', await aMember(app), id)
  const both = await Promise.all([uphold(first, true), uphold(second, true, other)])
  expect(['Hana Parata', 'Ari Ngata']).toContain(both[0].removal?.admin_name)
  expect(both[1].removal).toEqual(both[0].removal)
  for (const who of [null, seller, asker]) expect(await questionsFor(who, listing_id)).toEqual([])
  expect(JSON.stringify(await noticesOf(seller))).not.toContain(text)
  const notices = (await noticesOf(asker)).filter(({ title }) => title.startsWith('Question removed'))
  expect(notices).toHaveLength(1)
  await putBack(second)
  expect(await questionsFor(null, listing_id)).toMatchObject([{ id, text, answer: { text: 'It does.' } }])
  expect(await theOne(asker)).toMatchObject({ may_remove: true })
})

test('removing an answer includes its earlier versions, and the seller may answer again', async () => {
  const { id, listing_id, seller, asker } = await aQuestion(app)
  await app.as(seller).call(answerQuestion, { id, text: 'Ring me, kiwifruit.' })
  const flagId = await flagOf('answer', asker, id)
  await app.as(seller).call(changeAnswer, { id, text: 'Ring me soon, kiwifruit.', revision: 1 })
  expect(await theOne(seller)).toMatchObject({
    said: 'Ring me, kiwifruit.',
    said_now: 'Ring me soon, kiwifruit.',
  })
  await uphold(flagId, true)
  expect(await questionsFor(null, listing_id)).toEqual([])
  expect(await questionsFor(asker, listing_id)).toMatchObject([{ id, answer: null }])
  expect(JSON.stringify(await noticesOf(asker))).not.toContain('kiwifruit')
  const stale = { id, text: 'Never mind them.', revision: 2 }
  expect(await app.as(seller).call(changeAnswer, stale)).toMatchObject({ key: 'answer_changed' })
  await app.as(seller).call(answerQuestion, { id, text: 'Yes, all there.' })
  expect(await questionsFor(null, listing_id)).toMatchObject([
    { answer: { text: 'Yes, all there.', revision: 3, changed_at: null } },
  ])
  await putBack(flagId)
  expect(await questionsFor(null, listing_id)).toMatchObject([{ answer: { text: 'Yes, all there.' } }])
})

test('an answer below a removed one is changed above it, and a removed one can’t be', async () => {
  const { id, seller, asker } = await aQuestion(app)
  const removeAnswer = async (text: string) => {
    await app.as(seller).call(answerQuestion, { id, text })
    const flagId = await flagOf('answer', asker, id)
    await uphold(flagId, true)
    return flagId
  }
  const first = await removeAnswer('Ring me, kiwifruit.')
  const change = (revision: number) => app.as(seller).call(changeAnswer, { id, text: 'It does.', revision })
  expect(await change(0)).toMatchObject({ status: 409, key: 'answer_changed' })
  const second = await removeAnswer('Ring me soon, kiwifruit.')
  await putBack(first)
  expect(await change(1)).toMatchObject({ answer: { text: 'It does.', revision: 3 } })
  await putBack(second)
  expect(await change(3)).toMatchObject({ answer: { text: 'It does.', revision: 4 } })
})

test('an answer changed at the moment of its removal is gone either way', async () => {
  const { id, listing_id, seller, asker } = await aQuestion(app)
  await app.as(seller).call(answerQuestion, { id, text: 'Ring me, kiwifruit.' })
  const flagId = await flagOf('answer', asker, id)
  await Promise.all([
    uphold(flagId, true),
    app.as(seller).call(changeAnswer, { id, text: 'Ring me soon, kiwifruit.', revision: 1 }),
  ])
  expect(await questionsFor(asker, listing_id)).toMatchObject([{ answer: null }])
})

test('only an admin removes upheld content, where possible and with a reason', async () => {
  const { seller, buyer, flag_id } = await aReportedMessage()
  expect(await remove(flag_id)).toMatchObject({ message: 'Uphold the report first.' })
  expect(await putBack(flag_id)).toMatchObject({ key: 'removal_changed' })
  const dismissal = { id: flag_id, outcome: 'dismissed', word: 'Nothing wrong.', remove: { reason } } as const
  expect(await app.as(admin).call(decideMemberFlag, dismissal)).toMatchObject({
    errors: { remove: 'Uphold the report to remove this.' },
  })
  const withoutReason = { ...dismissal, outcome: 'upheld', remove: { reason: ' ' } } as const
  expect(await app.as(admin).call(decideMemberFlag, withoutReason)).toMatchObject({
    errors: { 'remove.reason': expect.any(String) },
  })
  const about = { kind: 'member', subject_id: seller.id, reason: 'spam', text: '' } as const
  const member = await app.as(buyer).call(flagMember, about)
  expect(await uphold(member.id, true)).toMatchObject({ errors: { remove: expect.any(String) } })
  expect(await remove(member.id)).toMatchObject({ key: 'not_found' })
  for (const who of [seller, buyer]) expect(await remove(flag_id, who)).toMatchObject({ key: 'forbidden' })
  expect(await putBack(flag_id, buyer)).toMatchObject({ key: 'forbidden' })
})
