import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateQuery, keepReply } from './query.tsx'

function anAsked(queryKey: string[] = ['listTrades', 'seller']) {
  const asked: PromiseWithResolvers<string>[] = []
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: ({ signal }) => {
      const one = Promise.withResolvers<string>()
      signal.addEventListener('abort', () => one.reject(signal.reason))
      asked.push(one)
      return one.promise
    },
  })
  observer.subscribe(() => undefined)
  return { client, observer, asked }
}

test('what is asked for again while the first answer is on its way is asked for again', async () => {
  const { client, observer, asked } = anAsked()
  const reading = invalidateQuery(client, ['listTrades'])
  await expect.poll(() => asked.length).toBe(2)
  asked[0]!.resolve('before the change')
  asked[1]!.resolve('after the change')
  await reading
  expect(observer.getCurrentResult().data).toBe('after the change')
  expect(asked).toHaveLength(2)
})

test('so it is while a later answer is on its way', async () => {
  const { client, observer, asked } = anAsked()
  asked[0]!.resolve('at first')
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first')
  void invalidateQuery(client, ['listTrades'])
  await expect.poll(() => asked.length).toBe(2)
  const reading = invalidateQuery(client, ['listTrades'])
  await expect.poll(() => asked.length).toBe(3)
  expect(observer.getCurrentResult().data).toBe('at first')
  asked[1]!.resolve('before the change')
  asked[2]!.resolve('after the change')
  await reading
  expect(observer.getCurrentResult().data).toBe('after the change')
})

test('several who hear of the same change ask once', async () => {
  const { client, observer, asked } = anAsked()
  asked[0]!.resolve('at first')
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first')
  const readings = Array.from({ length: 20 }, () => invalidateQuery(client, ['listTrades']))
  await expect.poll(() => asked.length).toBe(2)
  asked[1]!.resolve('once')
  await Promise.all(readings)
  expect(asked).toHaveLength(2)
  expect(observer.getCurrentResult().data).toBe('once')
})

test('an answer of another kind is left alone', async () => {
  const { client, asked } = anAsked(['listOffers'])
  await invalidateQuery(client, ['listTrades'])
  expect(asked).toHaveLength(1)
})

test('what a write answered is not replaced by an older reading under way', async () => {
  const { client, observer, asked } = anAsked()
  asked[0]!.resolve('at first')
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first')
  void invalidateQuery(client, ['listTrades'])
  await expect.poll(() => asked.length).toBe(2)
  await keepReply(client, ['listTrades', 'seller'], 'as written')
  asked[1]!.resolve('before the write')
  await expect.poll(() => asked.length).toBe(3)
  expect(observer.getCurrentResult().data).toBe('as written')
  asked[2]!.resolve('after the write')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after the write')
})

test('a first reading that a write cancels is begun again', async () => {
  const { client, observer, asked } = anAsked()
  await keepReply<string>(client, ['listTrades', 'seller'], (known) => known && `${known}, written`)
  await expect.poll(() => asked.length).toBe(2)
  asked[1]!.resolve('after the write')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after the write')
})

test('nothing is read again after a write when nothing was being read', async () => {
  const { client, observer, asked } = anAsked()
  asked[0]!.resolve('at first')
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first')
  await keepReply(client, ['listTrades', 'seller'], 'as written')
  expect(observer.getCurrentResult().data).toBe('as written')
  expect(asked).toHaveLength(1)
})
