import { maxFeedRecords } from '#domains/stock-feed/common/stock-feed.ts'
import type { FeedField } from '#domains/stock-feed/common/feed-fields.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { feedNames, isHtml, makeVehicle } from './feed-vehicle.adapter.ts'
import type { FeedFormat } from './format.types.ts'
import { readElements, readContent, readXml, type XmlElement } from './xml.adapter.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** The names of a push's files: its ZIP, and in it ZIPs of pictures with flat names. */
export const pushFiles = {
  text: 'sml.xml',
  end: 'end.xml',
  archive: /^sml-.{1,40}-data\.zip$/i,
  picture: /^(.{1,40})_(\d{1,3})\.jpe?g$/i,
}

/** `<SML UserID="…"><Item><StockNo>…`; the items may be in a list element. */
export const motorcentral: FeedFormat = {
  is_own: false,
  isOf: (text) => /^\ufeff?\s*</.test(text),
  read(text) {
    const roots = readXml(text)
    const items = findItems(roots)
    if (items.length > maxFeedRecords)
      throw new RunFailed(t.too_many_vehicles({ max: String(maxFeedRecords) }))
    return {
      dealership: findDealership(roots),
      vehicles: items.map(({ content }) => makeVehicle(findFields(content))),
    }
  },
}

const findItems = (elements: XmlElement[]): XmlElement[] =>
  elements.flatMap((element) =>
    element.name === 'item' ? [element] : findItems(readElements(element.content)),
  )

function findDealership([root]: XmlElement[]): string | null {
  if (root?.attributes.userid !== undefined) return root.attributes.userid.trim()
  const named = root && readElements(root.content).find(({ name }) => name === 'userid')
  return (named && readContent(named.content, false).trim()) || null
}

type Content = XmlElement['content']

/** Descends into groups of fields. */
function* findFields(content: Content): Generator<readonly [name: FeedField | 'Extra', text: string]> {
  for (const { name, content: inner } of readElements(content)) {
    const field = feedNames.get(name)
    if (field) yield [field, readContent(inner, isHtml(field))]
    else yield* findFields(inner)
  }
}
