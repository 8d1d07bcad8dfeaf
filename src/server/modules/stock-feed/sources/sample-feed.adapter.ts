import { Readable } from 'node:stream'
import { FeedSilence, type FeedSource } from './feed-source.adapter.ts'
import { sampleStock, type SampleVehicle } from './sample-stock.data.ts'
import * as t from './texts.ts'

/** Simulates a provider that is down. */
const silent_dealership = 'DOWN'

/** For the demo, development and tests: every dealership has the same stock, without pictures. */
export function createSampleFeed(today: () => Date = () => new Date()): FeedSource {
  return {
    async fetchStock(dealership_id) {
      if (dealership_id === silent_dealership) throw new FeedSilence(t.motorcentral_gave_no_answer())
      return Readable.from([Buffer.from(writeSampleStock(dealership_id, sampleStock, today()))])
    },
  }
}

/** As MotorCentral writes it. */
export function writeSampleStock(user_id: string, vehicles: readonly SampleVehicle[], now: Date): string {
  const items = vehicles.map((vehicle, n) => {
    const { extras, wof, rego, ...fields } = vehicle
    const all = { ...fields, WofExpiry: dayAhead(now, wof), RegoExpiry: dayAhead(now, rego), ItemType: 'CAR' }
    const lines = Object.entries(all).map(([name, value]) => `<${name}>${escape(String(value))}</${name}>`)
    const listed = extras.map((extra) => `<Extra>${escape(extra)}</Extra>`).join('')
    return `<Item Id="${n + 1}">${lines.join('')}<Extras>${listed}</Extras></Item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<SML UserID="${escape(user_id)}">\n${items.join('\n')}\n</SML>\n`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The same day of the year until it has passed, so that a feed of tomorrow is today's. */
function dayAhead(now: Date, [month, day]: readonly [month: number, day: number]): string {
  const this_year = new Date(Date.UTC(now.getUTCFullYear(), month - 1, day))
  const ahead = this_year > now ? this_year : new Date(Date.UTC(now.getUTCFullYear() + 1, month - 1, day))
  return ahead.toISOString().slice(0, 10).replaceAll('-', '')
}
