import { expect, test, vi } from 'vitest'
import type { Api } from '#platform/common/api.ts'
import { listCountries } from '#domains/places/common/places.ts'
import { listQuestions } from '#domains/listings/common/questions/questions.ts'
import { createCaches } from '../../cache/caches.ts'
import { cacheCalls, cachedCall } from './cached-calls.ts'

type Watcher = { touched: (topic: string) => void; missed: () => void }

function anApi(answer: () => Promise<unknown>) {
  const received: Watcher[] = []
  const live = { onNotify: (watcher: Watcher) => void received.push(watcher) }
  const caches = createCaches({ db: {}, live } as never)
  const requested = vi.fn<Api['call']>(answer as never)
  const api = cacheCalls({ caches, replica: null }, [
    cachedCall(listQuestions, ({ listing }) => `questions:${listing}`),
  ])({
    call: requested,
  })
  return { api, requested, watcher: received[0]! }
}

const counted = () => {
  let count = 0
  return async () => (count += 1)
}

test('repeated call is answered from the cache, also in parallel', async () => {
  const { api, requested } = anApi(counted())
  await Promise.all([api.call(listQuestions, { listing: 7 }), api.call(listQuestions, { listing: 7 })])
  expect(await api.call(listQuestions, { listing: 7 })).toBe(1)
  expect(await api.call(listQuestions, { listing: 8 })).toBe(2)
  expect(requested).toHaveBeenCalledTimes(2)
})

test('topic invalidates its own answers and no others', async () => {
  const { api, watcher } = anApi(counted())
  for (const listing of [7, 8]) await api.call(listQuestions, { listing })
  watcher.touched('questions:7')
  expect(await api.call(listQuestions, { listing: 8 })).toBe(2)
  expect(await api.call(listQuestions, { listing: 7 })).toBe(3)
  watcher.missed()
  expect(await api.call(listQuestions, { listing: 8 })).toBe(4)
})

test('answer that was invalidated during its read isn’t cached', async () => {
  const slow = Promise.withResolvers<string>()
  const answers = [slow.promise, Promise.resolve('new')]
  const { api, watcher } = anApi(() => answers.shift()!)
  const first = api.call(listQuestions, { listing: 7 })
  watcher.touched('questions:7')
  slow.resolve('old')
  expect(await first).toBe('old')
  expect(await api.call(listQuestions, { listing: 7 })).toBe('new')
})

test('failure isn’t cached, and neither are other calls', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('there')]
  const failing = anApi(() => answers.shift()!)
  await expect(failing.api.call(listQuestions, { listing: 7 })).rejects.toThrow('gone')
  expect(await failing.api.call(listQuestions, { listing: 7 })).toBe('there')
  const { api } = anApi(counted())
  await api.call(listCountries, {})
  expect(await api.call(listCountries, {})).toBe(2)
})

test('answers are cached for five seconds', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { api } = anApi(counted())
  await api.call(listQuestions, { listing: 7 })
  clock.mockReturnValue(5_900)
  expect(await api.call(listQuestions, { listing: 7 })).toBe(1)
  clock.mockReturnValue(6_100)
  expect(await api.call(listQuestions, { listing: 7 })).toBe(2)
  clock.mockRestore()
})
