import { must } from '#platform/common/must.ts'
import type { FeedFile, FeedFormat } from './format.types.ts'
import { motorcentral } from './motorcentral.adapter.ts'
import { spreadsheet } from './spreadsheet.adapter.ts'

/** The first format that accepts a text reads it. */
const formats: readonly FeedFormat[] = [motorcentral, spreadsheet]

export function readText(text: string): Pick<FeedFile, 'is_own' | 'dealership' | 'vehicles'> {
  const format = must(
    formats.find((one) => one.isOf(text)),
    'format',
  )
  return { is_own: format.is_own, ...format.read(text) }
}
