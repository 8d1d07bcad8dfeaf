import { expect, test, vi } from 'vitest'
import type { Api } from '#contract/core/api.ts'
import { listCountries } from '#contract/places/places.ts'
import { listQuestions } from '#contract/questions/questions.ts'
import { keepCalls, keptCall } from './kept-calls.ts'

type Watcher = { touched: (topic: string) => void; missed: () => void }

function createKept(answer: () => Promise<unknown>) {
  const heard: Watcher[] = []
  const live = { onNotify: (watcher: Watcher) => void heard.push(watcher) }
  const platform = { db: {}, live } as unknown as Parameters<typeof keepCalls>[0]
  const asked = vi.fn<Api['call']>(answer as never)
  const api = keepCalls(platform, [keptCall(listQuestions, ({ listing }) => `questions:${listing}`)])({
    call: asked,
  })
  return { api, asked, watcher: heard[0]! }
}

const counted = () => {
  let count = 0
  return async () => (count += 1)
}

test('what is asked for again is asked once, also by those who ask at once', async () => {
  const { api, asked } = createKept(counted())
  await Promise.all([api.call(listQuestions, { listing: 7 }), api.call(listQuestions, { listing: 7 })])
  expect(await api.call(listQuestions, { listing: 7 })).toBe(1)
  expect(await api.call(listQuestions, { listing: 8 })).toBe(2)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a topic overtakes its own answers and no others', async () => {
  const { api, watcher } = createKept(counted())
  for (const listing of [7, 8]) await api.call(listQuestions, { listing })
  watcher.touched('questions:7')
  expect(await api.call(listQuestions, { listing: 8 })).toBe(2)
  expect(await api.call(listQuestions, { listing: 7 })).toBe(3)
  watcher.missed()
  expect(await api.call(listQuestions, { listing: 8 })).toBe(4)
})

test('what was overtaken while it was read isn’t kept', async () => {
  const slow = Promise.withResolvers<string>()
  const answers = [slow.promise, Promise.resolve('new')]
  const { api, watcher } = createKept(() => answers.shift()!)
  const first = api.call(listQuestions, { listing: 7 })
  watcher.touched('questions:7')
  slow.resolve('old')
  expect(await first).toBe('old')
  expect(await api.call(listQuestions, { listing: 7 })).toBe('new')
})

test('a failure isn’t kept, and other calls aren’t either', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('there')]
  const failing = createKept(() => answers.shift()!)
  await expect(failing.api.call(listQuestions, { listing: 7 })).rejects.toThrow('gone')
  expect(await failing.api.call(listQuestions, { listing: 7 })).toBe('there')
  const { api } = createKept(counted())
  await api.call(listCountries, {})
  expect(await api.call(listCountries, {})).toBe(2)
})

test('nothing is kept for more than five seconds', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { api } = createKept(counted())
  await api.call(listQuestions, { listing: 7 })
  clock.mockReturnValue(5_900)
  expect(await api.call(listQuestions, { listing: 7 })).toBe(1)
  clock.mockReturnValue(6_100)
  expect(await api.call(listQuestions, { listing: 7 })).toBe(2)
  clock.mockRestore()
})
