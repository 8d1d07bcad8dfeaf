import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveMessage } from '#platform/common/live.ts'
import { LiveStream } from './live-stream.ts'

class FakeServer {
  readonly streams: {
    topics: string
    isOpen: boolean
    print: (message: object) => Promise<void>
    write: (bytes: Uint8Array) => Promise<void>
    end: () => void
  }[] = []

  readonly fetch = async (url: string, { signal }: { signal: AbortSignal }) => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    const stream = {
      topics: new URL(url, 'http://x').searchParams.get('topics') ?? '',
      isOpen: true,
      print: (message: object) => stream.write(encode(`data: ${JSON.stringify(message)}\n\n`)),
      write: async (bytes: Uint8Array) => {
        await writer.write(bytes)
        await settle()
      },
      end: () => void writer.close(),
    }
    signal.addEventListener('abort', () => {
      stream.isOpen = false
      void writer.abort(new Error('aborted'))
    })
    this.streams.push(stream)
    return new Response(body.readable)
  }
}

const encode = (text: string) => new TextEncoder().encode(text)
const settle = () => vi.advanceTimersByTimeAsync(0)
const hello = { kind: 'hello', server_time: '2026-11-20T00:00:00.000Z' }

let server: FakeServer
let topics: string[]
let wanting: Promise<void>
let received: LiveMessage[]
let opened: string[][]
let beats: number
let stream: LiveStream

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  vi.stubGlobal('fetch', server.fetch)
  topics = ['listing:1']
  wanting = Promise.resolve()
  received = []
  opened = []
  beats = 0
  stream = new LiveStream({
    wanted: async () => {
      await wanting
      return { topics, token: null }
    },
    onMessage: (message) => received.push(message),
    onOpen: (open) => opened.push(open),
    onBeat: () => (beats += 1),
  })
})

afterEach(() => {
  stream.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function refresh() {
  stream.refresh()
  await vi.advanceTimersByTimeAsync(100)
}

test('a stream without the newly requested topics is no sign of life', async () => {
  await refresh()
  await server.streams[0]!.print(hello)
  expect(beats).toBe(1)
  topics = ['listing:2']
  await refresh()
  await server.streams[0]!.print({ kind: 'listing', listing: { listing_id: 1 } })
  expect(received).toHaveLength(1)
  expect(beats).toBe(1)
  await server.streams[1]!.print(hello)
  expect(beats).toBe(2)
})

test('a stream of a server that lost its database is no sign of life', async () => {
  await refresh()
  await server.streams[0]!.print(hello)
  await server.streams[0]!.write(encode(': stale\n\n'))
  expect(beats).toBe(1)
  await server.streams[0]!.write(encode(':\n\n'))
  expect(beats).toBe(2)
})

test('a stream is no sign of life until the browser names its topics', async () => {
  await refresh()
  await server.streams[0]!.print(hello)
  const answer = Promise.withResolvers<void>()
  wanting = answer.promise
  await refresh()
  await server.streams[0]!.print({ kind: 'listing', listing: { listing_id: 1 } })
  expect(beats).toBe(1)
  answer.resolve()
  await settle()
  await server.streams[0]!.print({ kind: 'listing', listing: { listing_id: 1 } })
  expect(server.streams).toHaveLength(1)
  expect(beats).toBe(2)
})

test('several concurrent refreshes open one stream, which reports when it opens', async () => {
  stream.refresh()
  stream.refresh()
  await refresh()
  expect(server.streams.map((one) => one.topics)).toEqual(['listing:1'])
  expect(opened).toEqual([])
  await server.streams[0]!.print(hello)
  await server.streams[0]!.print({ kind: 'listing', listing: { listing_id: 1 } })
  expect(opened).toEqual([['listing:1']])
  expect(received).toMatchObject([{ kind: 'listing' }])
})

test.each([
  ['\n', 1],
  ['\n', 2],
  ['\n', 7],
  ['\r\n', 1],
  ['\r\n', 3],
  ['\r', 5],
])('messages are parsed with line ends %j, in chunks of %d bytes, between comments', async (end, by) => {
  await refresh()
  const listing = { kind: 'listing', listing: { listing_id: 1, title: 'Kererū – a: b' } }
  const questions = { kind: 'questions', listing_id: 1, changed_at: hello.server_time }
  const blocks = [hello, listing, questions].map((message, at) =>
    ['', ': beat', '', `id: ${at}`, `data: ${JSON.stringify(message)}`, '', 'event: nothing', '', ''].join(
      end,
    ),
  )
  const bytes = encode(blocks.join(''))
  for (let at = 0; at < bytes.length; at += by) await server.streams[0]!.write(bytes.subarray(at, at + by))
  await server.streams[0]!.write(encode('data: unfinished'))
  expect(opened).toEqual([['listing:1']])
  expect(received).toEqual([listing, questions])
})

test('changing topics keeps the old stream until the new one sends something', async () => {
  await refresh()
  await server.streams[0]!.print(hello)
  topics = ['listing:1', 'listing:2']
  await refresh()
  expect(server.streams.map((one) => one.isOpen)).toEqual([true, true])
  await server.streams[0]!.print({ kind: 'listing', listing: { listing_id: 1 } })
  expect(received).toHaveLength(1)
  await server.streams[1]!.print(hello)
  expect(server.streams.map((one) => one.isOpen)).toEqual([false, true])
})

test('the same topics open nothing new, and no topics close the stream', async () => {
  await refresh()
  await refresh()
  expect(server.streams).toHaveLength(1)
  topics = []
  await refresh()
  expect(server.streams[0]!.isOpen).toBe(false)
})

test('a stream that ends or falls silent is reopened', async () => {
  await refresh()
  await server.streams[0]!.print(hello)
  server.streams[0]!.end()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.streams).toHaveLength(2)
  await server.streams[1]!.print(hello)
  expect(opened).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(7_500)
  expect(server.streams[1]!.isOpen).toBe(false)
  expect(server.streams).toHaveLength(3)
})

test('every message of the current stream is a beat, and none of an old one is', async () => {
  await refresh()
  await server.streams[0]!.print(hello)
  await server.streams[0]!.print({ kind: 'questions', listing_id: 1, changed_at: hello.server_time })
  expect(beats).toBe(2)
  stream.reopen()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.streams.map(({ isOpen }) => isOpen)).toEqual([false, true])
  expect(beats).toBe(2)
  await server.streams[1]!.print(hello)
  expect(beats).toBe(3)
})

test('stop ends the stream for good', async () => {
  await refresh()
  stream.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.streams.map((one) => one.isOpen)).toEqual([false])
})
