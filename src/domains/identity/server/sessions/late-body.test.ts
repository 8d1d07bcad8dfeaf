import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { removeToken } from '#domains/identity/common/auth.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app[Symbol.asyncDispose]())

const boundary = 'x'
const picture = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\nnot yet all`

function begin(person: Person, path: string, type: string, length: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' })
  const head = `authorization: Bearer ${person.token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}`
  socket.write(`POST /api${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${head}\r\n\r\n`)
  return socket
}

async function readAnswer(socket: Socket): Promise<string> {
  let text = ''
  for await (const data of socket.setEncoding('utf8')) text += data as string
  return text
}

test('a session that ends while its body arrives neither bids nor uploads', async () => {
  const [thief, uploader] = [await aMember(app), await aMember(app)]
  const { id } = await aLiveAuction(app)
  const bid = JSON.stringify({ listing_id: id, max_cents: 1000 })
  const end = `\r\n--${boundary}--\r\n`
  const bidding = begin(thief, '/bid', 'application/json', bid.length)
  const type = `multipart/form-data; boundary=${boundary}`
  const uploading = begin(uploader, '/upload-image', type, picture.length + end.length)
  bidding.write(bid.slice(0, 5))
  uploading.write(picture)
  await pause(4_200)
  for (const person of [thief, uploader]) await app.as(person).call(removeToken, {})
  bidding.write(bid.slice(5))
  uploading.write(end)
  expect(await readAnswer(bidding)).toMatch(/^HTTP\/1\.1 401 /)
  expect(await readAnswer(uploading)).toMatch(/^HTTP\/1\.1 401 /)
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ bid_count: 0 })
})
