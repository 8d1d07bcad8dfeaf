import sax from 'sax'
import { max_feed_records } from '#contract/stock-feed/feed-runs.ts'
import { feed_fields, type FeedField } from '#shared/rules/stock-feed/feed-fields.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import type { FeedRefused, ReadText, SaidVehicle } from './feed-file.types.ts'
import { cutField, max_extras, max_field_characters } from './feed-limits.rules.ts'
import { takeMarkup, type OddMarkup } from './feed-markup.rules.ts'
import * as t from './texts.ts'

const max_depth = 8
const max_attributes = 50

const fieldOf = new Map<string, FeedField>(feed_fields.map((field) => [field.toLowerCase(), field]))

const getSentences = makeTexts<Record<OddMarkup, string>>(() => ({
  declaration: t.the_xml_has_a_doctype(),
  broken: t.the_xml_is_broken(),
  'too much': t.the_xml_is_too_deep(),
}))

class NotAFeed extends Error {}

/** Strict, and without anything that XML can be made to expand or fetch: no DOCTYPE, no entities but the five. */
export function readXml(whole: string): ReadText | FeedRefused {
  const taken = takeMarkup(whole)
  if ('odd' in taken) return { refused: getSentences()[taken.odd] }
  const { text } = taken
  const feed = new FeedBuilder()
  const parser = sax.parser(true, { xmlns: false, position: false, strictEntities: true } as sax.SAXOptions)
  let depth = 0
  let attributes = 0
  Object.assign(parser, {
    ondoctype: () => stop(t.the_xml_has_a_doctype()),
    onerror: ({ message }: Error) =>
      stop(/entity/i.test(message) ? t.the_xml_has_an_entity() : t.the_xml_is_broken()),
    onattribute: () => {
      attributes += 1
      if (attributes > max_attributes) stop(t.the_xml_is_too_deep())
    },
    onopentag: ({ name, attributes: given }: sax.Tag) => {
      depth += 1
      attributes = 0
      if (depth > max_depth) stop(t.the_xml_is_too_deep())
      feed.open(name, given, depth)
    },
    ontext: (part: string) => feed.write(part),
    oncdata: (part: string) => feed.write(part),
    onclosetag: (name: string) => {
      feed.close(name, depth)
      depth -= 1
    },
  })
  try {
    // In pieces: a message of the parser is never about more.
    for (let at = 0; at < text.length; at += piece) parser.write(text.slice(at, at + piece))
    parser.close()
  } catch (error) {
    if (error instanceof NotAFeed) return { refused: error.message }
    throw error
  }
  return feed.end()
}

const piece = 64 * 1024

function stop(sentence: string): never {
  throw new NotAFeed(sentence)
}

/** `<SML UserID="…"><Item><StockNo>…`; the items may stand in a list of their own. */
class FeedBuilder {
  #user_id: string | null = null
  #vehicles: SaidVehicle[] = []
  #current: SaidVehicle | null = null
  #text: string | null = null
  /** Of the notes or an extra, in which markup may be; 0 elsewhere. */
  #markup_depth = 0
  #has_root = false

  open(name: string, attributes: Record<string, string>, depth: number) {
    this.#has_root = true
    if (depth === 1) this.#user_id = findIgnoringCase(attributes, 'userid')?.trim() ?? null
    const tag = name.toLowerCase()
    if (tag === 'item' && !this.#current) {
      if (this.#vehicles.length >= max_feed_records)
        stop(t.too_many_vehicles({ max: String(max_feed_records) }))
      this.#current = { fields: {}, extras: [] }
    }
    // As if it had been escaped.
    if (this.#isMarkup(depth)) return this.write(`<${name}>`)
    const isWanted = this.#current ? fieldOf.has(tag) || tag === 'extra' : tag === 'userid' && depth === 2
    this.#text = isWanted ? '' : null
    this.#markup_depth = this.#current && (tag === 'onlinenotes' || tag === 'extra') ? depth : 0
  }

  write(part: string) {
    if (this.#text !== null && this.#text.length < max_field_characters)
      this.#text += part.slice(0, max_field_characters - this.#text.length)
  }

  close(name: string, depth: number) {
    if (this.#isMarkup(depth)) return this.write(`</${name}>`)
    const tag = name.toLowerCase()
    const said = cutField(this.#text?.trim() ?? '')
    this.#text = null
    if (!this.#current) {
      if (tag === 'userid' && depth === 2 && said) this.#user_id ??= said
      return
    }
    const field = fieldOf.get(tag)
    if (tag === 'item') {
      this.#vehicles.push(this.#current)
      this.#current = null
    } else if (tag === 'extra') {
      if (said && this.#current.extras.length < max_extras) this.#current.extras.push(said)
    } else if (field && said) this.#current.fields[field] ??= said
  }

  #isMarkup(depth: number): boolean {
    return this.#text !== null && this.#markup_depth > 0 && depth > this.#markup_depth
  }

  end(): ReadText | FeedRefused {
    if (!this.#has_root) return { refused: t.the_xml_is_broken() }
    return { kind: 'xml', user_id: this.#user_id, vehicles: this.#vehicles }
  }
}

const findIgnoringCase = (attributes: Record<string, string>, wanted: string) =>
  Object.entries(attributes).find(([name]) => name.toLowerCase() === wanted)?.[1]
