import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConversation, sendMessage } from '#domains/chat/common/chat.ts'
import { aBadLineTo, faults, type Fault } from '#test/harness/bad-line.ts'
import { aConversation } from '#test/harness/market/chats.ts'
import { callsTo } from '#test/harness/processes/server-process.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = app.server.server.address() as AddressInfo)
})
afterAll(() => app[Symbol.asyncDispose]())

/**
 * Sends as the browser's queue does: one after another, each until it has an answer, with the same
 * client_id.
 */
async function sendAll(url: string, person: Person, conversationId: number, texts: string[]) {
  const as = callsTo(url, 700)(person)
  for (const text of texts) {
    const message = { conversation_id: conversationId, text, client_id: crypto.randomUUID() }
    for (let isSent = false; !isSent;) {
      const reply = await as.call(sendMessage, message).catch(() => null)
      isSent = reply !== null && 'message' in reply
    }
  }
}

test('both people have every message once and in one order over bad connections', async () => {
  const { id, seller, buyer } = await aConversation(app, { text: 'first' })
  const order: Fault[] = ['cut', 'none', 'cut-answer', 'half-close', 'none', 'stall']
  await using line = await aBadLineTo(port, order)
  const textsOf = (name: string) => Array.from({ length: 12 }, (_, n) => `${name} ${n}`)
  await Promise.all([
    sendAll(line.url, buyer, id, textsOf('buyer')),
    sendAll(line.url, seller, id, textsOf('seller')),
  ])
  expect([...line.met.keys()].toSorted()).toEqual([...faults].toSorted())

  const seenBy = async (person: Person) =>
    (await app.as(person).call(getConversation, { id })).messages.map(
      ({ number, text }) => `${number} ${text}`,
    )
  const seen = await seenBy(buyer)
  expect(await seenBy(seller)).toEqual(seen)
  const texts = seen.map((entry) => entry.replace(/^\d+ /, ''))
  expect(seen.map((entry) => Number.parseInt(entry, 10))).toEqual(texts.map((_text, n) => n + 1))
  // Each person's messages are in the order they were written.
  for (const name of ['buyer', 'seller']) {
    expect(texts.filter((text) => text.startsWith(name))).toEqual(textsOf(name))
  }
  expect(texts).toHaveLength(25)
})
