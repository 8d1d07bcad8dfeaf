import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { maxFeedBytes } from '#domains/stock-feed/common/stock-feed.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { sampleStock, type SampleVehicle } from './sample-stock.data.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** The place that a dealer's stock is fetched from. */
export interface FeedSource {
  /**
   * Fetches a dealership's push, as a ZIP or only its XML.
   * @throws RunFailed without a usable answer
   */
  fetchStock(dealershipId: string, signal: AbortSignal): Promise<Readable>
}

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

/** Simulates a provider that is down. */
const silentDealership = 'DOWN'

/** For the demo, development and tests: every dealership has the same stock, without pictures. */
export function createSampleFeed(today: () => Date = () => new Date()): FeedSource {
  return {
    async fetchStock(dealershipId) {
      if (dealershipId === silentDealership) throw new RunFailed(t.motorcentral_gave_no_answer())
      return Readable.from([Buffer.from(writeSampleStock(dealershipId, sampleStock, today()))])
    },
  }
}

/** Writes stock in MotorCentral's format. */
export function writeSampleStock(userId: string, vehicles: readonly SampleVehicle[], now: Date): string {
  const items = vehicles.map((vehicle, n) => {
    const {
      extras,
      wof_month: wofMonth,
      wof_day: wofDay,
      rego_month: regoMonth,
      rego_day: regoDay,
      ...fields
    } = vehicle
    const expiries = {
      WofExpiry: dayAhead(now, wofMonth, wofDay),
      RegoExpiry: dayAhead(now, regoMonth, regoDay),
    }
    const all = { ...fields, ...expiries, NewUsed: 'U', ItemType: 'CAR' }
    const lines = Object.entries(all).map(([name, value]) => `<${name}>${escape(value)}</${name}>`)
    const listed = extras
      .split(',')
      .map((extra) => `<Extra>${escape(extra)}</Extra>`)
      .join('')
    return `<Item Id="${n + 1}">${lines.join('')}<Extras>${listed}</Extras></Item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<SML UserID="${escape(userId)}">\n${items.join('\n')}\n</SML>\n`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns the same day of the year until it has passed, so that tomorrow's feed equals today's. */
function dayAhead(now: Date, month: string, day: string): string {
  const inYear = (year: number) => new Date(Date.UTC(year, Number(month) - 1, Number(day)))
  const thisYear = inYear(now.getUTCFullYear())
  const ahead = thisYear > now ? thisYear : inYear(now.getUTCFullYear() + 1)
  return ahead.toISOString().slice(0, 10).replaceAll('-', '')
}
