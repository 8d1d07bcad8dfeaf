import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConversation, sendMessage } from '#domains/chat/common/chat.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { readConfig } from '#platform/server/config.ts'
import { transact } from '#platform/server/database/db.ts'
import { queueMessage } from '#platform/server/messages.ts'
import { aMailServer } from '#test/harness/doubles/mail-server.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { atDepth } from '#test/harness/depth.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import {
  callsTo,
  databaseUrl,
  startServerProcess,
  type ServerProcess,
} from '#test/harness/processes/server-process.ts'
import type { Market } from '#test/harness/test-app.ts'
import { startDurablePostgres } from '#test/harness/test-database.ts'

const kills = atDepth(2, 3)
const port = 3173

let dataDir: string
let postgres: Awaited<ReturnType<typeof startDurablePostgres>>
let mail: Awaited<ReturnType<typeof aMailServer>>
let server: ServerProcess
let market: Market

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-crash-'))
  postgres = await startDurablePostgres()
  mail = await aMailServer()
  const platform = platformOn(postgres.connection, readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  market = { platform, as: callsTo(`http://127.0.0.1:${port}`, 30_000) }
  server = await startServer()
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await market.platform.pool.end()
  await postgres.stop()
  mail[Symbol.dispose]()
  await rm(dataDir, { recursive: true, force: true })
})

async function startServer() {
  const started = startServerProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(postgres.connection),
    SMTP_URL: mail.smtpUrl,
  })
  await started.ready
  return started
}

async function killAndReturn() {
  server.child.kill('SIGKILL')
  await server.ended
  server = await startServer()
}

test(
  'every email is sent after a kill, and repeats carry the same id',
  {
    timeout: 120_000,
  },
  async () => {
    const count = 20 * kills
    const killing = (async () => {
      for (let n = 0; n < kills; n += 1) {
        await pause(300)
        await killAndReturn()
      }
    })()
    for (let n = 0; n < count; n += 1) {
      const message = {
        channel: 'email' as const,
        to: 'mere@example.nz',
        subject: `Number ${n}`,
        text: 'Kia ora.',
      }
      await transact(market.platform.db, (tx) => queueMessage(tx, { account_id: null, ...message }))
      await pause(100)
    }
    await killing
    const idsBySubject = () => {
      const ids = new Map<string, Set<string>>()
      for (const { text } of mail.deliveries) {
        const [, subject = ''] = /^Subject: (Number \d+)$/m.exec(text) ?? []
        const [, id = ''] = /^Message-ID: (<.+>)$/m.exec(text) ?? []
        ids.set(subject, (ids.get(subject) ?? new Set()).add(id))
      }
      return ids
    }
    await expect.poll(() => idsBySubject().size, { timeout: 60_000 }).toBe(count)
    // An email in flight during the kill may be sent twice, with the same id.
    expect([...idsBySubject().values()].map((ids) => ids.size)).toEqual(
      Array.from({ length: count }, () => 1),
    )
    expect(mail.deliveries.length).toBeLessThanOrEqual(count + kills * 5)
  },
)

test(
  'messages sent during a kill are stored once, in order, and notified once',
  {
    timeout: 120_000,
  },
  async () => {
    const { id: listingId, seller } = await aLiveAuction(market)
    const buyer = await aMember(market)
    const texts = Array.from({ length: 40 }, (_, n) => ({
      text: `message ${n}`,
      client_id: crypto.randomUUID(),
    }))
    const killing = (async () => {
      for (let n = 0; n < kills; n += 1) {
        await pause(400)
        await killAndReturn()
      }
    })()
    let conversationId = 0
    for (const message of texts) {
      conversationId = await sendSurely({ listing_id: listingId, ...message })
      await pause(50)
    }
    await killing
    const { messages } = await market.as(seller).call(getConversation, { id: conversationId })
    expect(messages.map(({ number, text }) => `${number} ${text}`)).toEqual(
      texts.map(({ text }, n) => `${n + 1} ${text}`),
    )
    const received = async () => {
      const { items } = await market.as(seller).call(listNotifications, {})
      return items.filter(({ kind }) => kind === 'message')
    }
    await expect.poll(async () => (await received()).length, { timeout: 40_000 }).toBeGreaterThan(0)
    await pause(500)
    expect(await received()).toHaveLength(1)

    /** Retries with the same client_id until there is an answer, like the browser. */
    async function sendSurely(message: {
      listing_id: number
      text: string
      client_id: string
    }): Promise<number> {
      for (;;) {
        const reply = await market
          .as(buyer)
          .call(sendMessage, message)
          .catch(() => null)
        if (reply && 'conversation_id' in reply) return reply.conversation_id
        await pause(200)
      }
    }
  },
)
