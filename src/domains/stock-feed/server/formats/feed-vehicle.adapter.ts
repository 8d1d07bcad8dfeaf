import { cutText } from '#platform/common/formats/cut-text.ts'
import { feedFields, type FeedField } from '#domains/stock-feed/common/feed-fields.ts'
import type { FeedVehicle } from './format.types.ts'
import { readHtml } from './html.adapter.ts'

/** Longer texts are cut: no field of a listing is longer. */
export const maxFieldCharacters = 10_000
export const maxExtras = 60

type Name = FeedField | 'Extra'

/** Names of elements and columns, in lower case. */
export const feedNames: ReadonlyMap<string, Name> = new Map<string, Name>([
  ...feedFields.map((field) => [field.toLowerCase(), field] as const),
  ['extra', 'Extra'],
])

/** Dealers' programs write HTML into these. */
export const isHtml = (name: Name) => name === 'OnlineNotes' || name === 'Extra'

/** Takes the first text of each field and all extras, as plain text within limits. */
export function makeVehicle(found: Iterable<readonly [name: Name, text: string]>): FeedVehicle {
  const fields: FeedVehicle['fields'] = {}
  const extras: string[] = []
  for (const [name, text] of found) {
    const cut = cutField(text.trim())
    if (cut === '') continue
    const value = isHtml(name) ? readHtml(cut) : cut
    if (name !== 'Extra') fields[name] ??= value
    else if (extras.length < maxExtras) extras.push(...value.split('\n').filter(Boolean))
  }
  return { fields, extras: extras.slice(0, maxExtras) }
}

/** Never cuts a surrogate pair, which the database would refuse. */
const cutField = (text: string): string =>
  cutText(text.slice(0, maxFieldCharacters + 64).toWellFormed(), maxFieldCharacters)
