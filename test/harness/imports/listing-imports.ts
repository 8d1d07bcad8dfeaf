import {
  applyListingImport,
  getListingImport,
  type ListingImport,
} from '#domains/listing-import/common/listing-import.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import type { Person, TestApp } from '../test-app.ts'
import { sendForm, type Part } from '../market/file-forms.ts'

export type ImportRow = Record<string, string>

/** Always valid: a fixed price in a category without details to fill in. */
export const anItem = (reference: string, expected: ImportRow = {}): ImportRow => ({
  reference,
  title: `Preserving jars ${reference}`,
  description: 'A dozen, with their lids.',
  category: 'Home & living > Kitchen & dining',
  condition: 'used',
  sale_method: 'fixed price',
  price: '12.50',
  delivery: 'Courier 7.00; Pickup',
  suburb: 'Petone',
  ...expected,
})

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

export function itemsCsv(rows: readonly ImportRow[], separator = ','): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  return lines.map((cells) => cells.map(quote).join(separator)).join('\r\n')
}

export async function sendImport(
  app: TestApp,
  seller: Person | null,
  bytes: Buffer | string,
  { name = 'items.csv', withdraws_missing = false } = {},
) {
  const missing: Part[] = withdraws_missing ? [['withdraws_missing', 'yes']] : []
  return await sendForm(app, '/listing-import', [...missing, ['file', bytes, name]], seller)
}

/** The seller's steps with imports. Each test has its own seller. */
export function makeImportSteps(current: () => { app: TestApp; seller: Person }) {
  const asSeller = () => current().app.as(current().seller)
  const read = (id: number) => asSeller().call(getListingImport, { id, limit: 100 })

  /** Sends the file and waits until it has been compared. */
  async function compare(
    rows: readonly ImportRow[] | Buffer | string,
    wishes?: Parameters<typeof sendImport>[3],
  ) {
    const { app, seller } = current()
    const bytes = typeof rows === 'string' || Buffer.isBuffer(rows) ? rows : itemsCsv(rows)
    const { status, reply } = await sendImport(app, seller, bytes, wishes)
    if (status !== 202) throw new Error(JSON.stringify(reply))
    await app.settle()
    return await read((reply as ListingImport).id)
  }

  async function apply(id: number, pastGuards = true) {
    const answer = await asSeller().call(applyListingImport, { id, past_guards: pastGuards })
    await current().app.settle()
    return answer.key ? answer : (await read(id)).run
  }

  async function importNow(rows: Parameters<typeof compare>[0], wishes?: Parameters<typeof compare>[1]) {
    const { run } = await compare(rows, wishes)
    if (run.status === 'ready') await apply(run.id)
    return await read(run.id)
  }

  return {
    read,
    compare,
    apply,
    importNow,
    live: async () => (await asSeller().call(listOwnListings, { status: 'active', limit: 100 })).items,
  }
}
