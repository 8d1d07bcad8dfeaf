import { Readable } from 'node:stream'
import { RunFailed } from '../runs/run-failed.rules.ts'
import type { FeedSource } from './feed-source.adapter.ts'
import { sampleStock, type SampleVehicle } from './sample-stock.data.ts'
import * as t from '#domains/stock-feed/texts.ts'

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
