import { decodeHTMLStrict } from 'entities/decode'
import { feedFields, type FeedField } from '#domains/stock-feed/common/feed-fields.ts'
import { cutText } from '#platform/common/formats/cut-text.ts'
import type { FeedVehicle } from './format.types.ts'

const style = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi
const blocks = 'p|div|ul|ol|li|dl|dt|dd|table|tr|h[1-6]|section|article|blockquote|hr'
const blockTags = new RegExp(String.raw` ?(?:</?(?:${blocks})(?:\s[^<>]*)?/?> ?)+`, 'gi')
const lineTags = / ?<\/?br\s*[^<>]*> ?/gi
const anyTag = /<\/?[a-z][a-z\d:-]*(?:\s[^<>]*)?\/?>/gi
const hasLines = new RegExp(String.raw`<(?:br|${blocks})\b[^<>]*>`, 'i')

/**
 * Converts dealers' HTML in notes and extras to plain text: a tag becomes a line break or nothing,
 * and a lone < remains.
 */
export function readHtml(text: string): string {
  const shown = leaveOutComments(text).replace(style, '')
  // Like browsers: if tags break the lines, line breaks are spaces.
  const flat = hasLines.test(shown) ? shown.replace(/\s+/g, ' ') : shown
  const plain = flat.replace(blockTags, '\n').replace(lineTags, '\n').replace(anyTag, '')
  return decodeHTMLStrict(plain)
    .replace(/[\0-\x08\v\f\x0e-\x1f\ufffd \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Searches by markers, since a pattern would scan the rest for each missing end. */
function leaveOutComments(text: string): string {
  const [before = '', ...comments] = text.split('<!--')
  return [before, ...comments.map((comment) => comment.split('-->').slice(1).join('-->'))].join('')
}

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
