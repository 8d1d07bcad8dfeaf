import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateQuery, setQueryReply } from './query.tsx'

function aQuery(queryKey: string[] = ['listTrades', 'seller']) {
  const requests: PromiseWithResolvers<string>[] = []
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: ({ signal }) => {
      const one = Promise.withResolvers<string>()
      signal.addEventListener('abort', () => one.reject(signal.reason))
      requests.push(one)
      return one.promise
    },
  })
  observer.subscribe(() => undefined)
  return { client, observer, requests }
}

test('invalidateQuery requests again while the first reply is pending', async () => {
  const { client, observer, requests } = aQuery()
  const reading = invalidateQuery(client, ['listTrades'])
  await expect.poll(() => requests.length).toBe(2)
  requests[0]!.resolve('before the change')
  requests[1]!.resolve('after the change')
  await reading
  expect(observer.getCurrentResult().data).toBe('after the change')
  expect(requests).toHaveLength(2)
})

test('invalidateQuery requests again while a later reply is pending', async () => {
  const { client, observer, requests } = aQuery()
  requests[0]!.resolve('at first')
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first')
  void invalidateQuery(client, ['listTrades'])
  await expect.poll(() => requests.length).toBe(2)
  const reading = invalidateQuery(client, ['listTrades'])
  await expect.poll(() => requests.length).toBe(3)
  expect(observer.getCurrentResult().data).toBe('at first')
  requests[1]!.resolve('before the change')
  requests[2]!.resolve('after the change')
  await reading
  expect(observer.getCurrentResult().data).toBe('after the change')
})

test('several invalidations for the same change request once', async () => {
  const { client, observer, requests } = aQuery()
  requests[0]!.resolve('at first')
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first')
  const readings = Array.from({ length: 20 }, () => invalidateQuery(client, ['listTrades']))
  await expect.poll(() => requests.length).toBe(2)
  requests[1]!.resolve('once')
  await Promise.all(readings)
  expect(requests).toHaveLength(2)
  expect(observer.getCurrentResult().data).toBe('once')
})

test('invalidateQuery leaves other queries alone', async () => {
  const { client, requests } = aQuery(['listOffers'])
  await invalidateQuery(client, ['listTrades'])
  expect(requests).toHaveLength(1)
})

test('an older pending reply does not replace the reply of a write', async () => {
  const { client, observer, requests } = aQuery()
  requests[0]!.resolve('at first')
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first')
  void invalidateQuery(client, ['listTrades'])
  await expect.poll(() => requests.length).toBe(2)
  await setQueryReply(client, ['listTrades', 'seller'], 'as written')
  requests[1]!.resolve('before the write')
  await expect.poll(() => requests.length).toBe(3)
  expect(observer.getCurrentResult().data).toBe('as written')
  requests[2]!.resolve('after the write')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after the write')
})

test('a first request cancelled by a write starts again', async () => {
  const { client, observer, requests } = aQuery()
  await setQueryReply<string>(client, ['listTrades', 'seller'], (known) => known && `${known}, written`)
  await expect.poll(() => requests.length).toBe(2)
  requests[1]!.resolve('after the write')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after the write')
})

test('a write causes no new request when none was pending', async () => {
  const { client, observer, requests } = aQuery()
  requests[0]!.resolve('at first')
  await expect.poll(() => observer.getCurrentResult().data).toBe('at first')
  await setQueryReply(client, ['listTrades', 'seller'], 'as written')
  expect(observer.getCurrentResult().data).toBe('as written')
  expect(requests).toHaveLength(1)
})
