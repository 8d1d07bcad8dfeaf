import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { maxFeedBytes } from '#domains/stock-feed/common/feed-runs.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import type { FeedSource } from './feed-source.adapter.ts'
import * as t from '#domains/stock-feed/texts.ts'

export interface HttpFeedSettings {
  /** Without a trailing slash. */
  url: string
  key: string
}

/** `GET {url}/dealerships/{id}/stock` returns the push; the key is a bearer token. */
export function createHttpFeed({ url, key }: HttpFeedSettings, maxBytes = maxFeedBytes): FeedSource {
  return {
    async fetchStock(dealershipId, signal) {
      const response = await fetchFeed(
        `${url}/dealerships/${encodeURIComponent(dealershipId)}/stock`,
        key,
        signal,
      )
      if (response.ok && response.body) {
        if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
          await response.body.cancel()
          throw tooLarge(maxBytes)
        }
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The DOM and Node declare the same class twice.
        return limit(Readable.fromWeb(response.body as ReadableStream), maxBytes)
      }
      await response.body?.cancel()
      throw new RunFailed(
        response.status === 404
          ? t.motorcentral_doesnt_know_the_dealership()
          : t.motorcentral_answered({ status: String(response.status) }),
      )
    },
  }
}

async function fetchFeed(address: string, key: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/zip, application/xml' },
      // The key must not be sent to another address.
      redirect: 'error',
      signal,
    })
  } catch (error) {
    throw new RunFailed(t.motorcentral_gave_no_answer(), { cause: error })
  }
}

const tooLarge = (maxBytes: number) => new RunFailed(t.the_stock_is_too_large({ max: inMegabytes(maxBytes) }))

function limit(source: Readable, maxBytes: number): Readable {
  async function* counted() {
    let bytes = 0
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes > maxBytes) throw tooLarge(maxBytes)
        yield chunk
      }
    } catch (error) {
      if (error instanceof RunFailed) throw error
      throw new RunFailed(t.motorcentral_broke_off(), { cause: error })
    }
  }
  return Readable.from(counted(), { objectMode: false })
}
