import { decodeXML } from 'entities/decode'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { maxFeedRecords } from '#domains/stock-feed/common/stock-feed.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { maxExtras, maxFieldCharacters } from './feed-vehicle.adapter.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** Names are in lower case. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  content: XmlNode[]
}
/** An element's content under its name with its attributes under `:@`, or a text under `#text`. */
interface XmlNode {
  readonly [name: string]: XmlNode[] | string | Readonly<Record<string, string>>
}

const maxDepth = 8
/** More than the fields and extras of all vehicles that a feed may have. */
const maxTags = maxFeedRecords * (maxExtras + 100)
const maxTagCharacters = 64 * 1024
/** A character may take ten (`&#x10FFFF;`). */
const maxTextCharacters = maxFieldCharacters * 10

const toLowerCase = (name: string) => name.toLowerCase()
const ignore = () => undefined
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  jPath: false,
  transformTagName: toLowerCase,
  transformAttributeName: toLowerCase,
  entityDecoder: {
    decode: decodeStrictly,
    reset: ignore,
    setXmlVersion: ignore,
    addInputEntities: ignore,
    setExternalEntities: ignore,
  },
})

/** Strict, without anything that XML can expand or fetch: no DOCTYPE, no entities but the five. */
export function readXml(whole: string): XmlElement[] {
  const text = limitMarkup(whole)
  try {
    const nodes: XmlNode[] = parser.parse(text)
    if (XMLValidator.validate(text) === true) return readElements(nodes)
  } catch (error) {
    if (error instanceof RunFailed) throw error
  }
  throw new RunFailed(t.the_xml_is_broken())
}

export const readElements = (nodes: XmlNode[]): XmlElement[] =>
  nodes.flatMap((node) => {
    const { ':@': attributes = {}, ...rest } = node
    const [[name, content] = ['', '']] = Object.entries(rest)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parser gives a node's attributes under this name.
    return Array.isArray(content) ? { name, content, attributes: attributes as XmlElement['attributes'] } : []
  })

/** Drops elements in it, or keeps them as if they had been escaped. */
export const readContent = (nodes: XmlNode[], hasMarkup: boolean): string =>
  nodes
    .flatMap((node) => {
      if (typeof node['#text'] === 'string') return node['#text']
      const elements = hasMarkup ? readElements([node]) : []
      return elements.map(({ name, content }) => `<${name}>${readContent(content, true)}</${name}>`)
    })
    .join('')

function decodeStrictly(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/.test(text))
    throw new RunFailed(t.the_xml_has_an_entity())
  return decodeXML(text)
}

/**
 * Removes comments and instructions, and refuses texts longer than a field. Finds input that would
 * take the parser hours or all memory by looking for brackets alone.
 */
function limitMarkup(text: string): string {
  const texts: string[] = []
  let [endOfText, behind, tags, depth, room] = [0, 0, 0, 0, maxTextCharacters]
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', behind)) {
    const length = at - behind
    if (length > room) {
      texts.push(text.slice(endOfText, findEndOfText(text, behind + room)))
      endOfText = at
    }
    behind = findBehindMarkup(text, at)
    if (text.startsWith('<!--', at) || text[at + 1] === '?') {
      room = Math.max(0, room - length)
      texts.push(text.slice(endOfText, at))
      endOfText = behind
      continue
    }
    room = maxTextCharacters
    tags += 1
    if (text[at + 1] === '/') depth -= 1
    else if (text[at + 1] !== '!' && text[behind - 2] !== '/') depth += 1
    if (tags > maxTags || depth > maxDepth) throw new RunFailed(t.the_xml_is_too_deep())
  }
  texts.push(text.slice(endOfText))
  return texts.join('')
}

/** Never cuts within an entity. */
function findEndOfText(text: string, end: number): number {
  const entity = text.lastIndexOf('&', end)
  return entity !== -1 && end - entity < 12 ? entity : end
}

function findBehindMarkup(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return findBehind(text, '-->', at + 4)
  if (text.startsWith('<![CDATA[', at)) return findBehind(text, ']]>', at + 9)
  if (text[at + 1] === '?') return findBehind(text, '?>', at + 2)
  if (text[at + 1] === '!') throw new RunFailed(t.the_xml_has_a_doctype())
  const behind = findBehind(text, '>', at)
  if (behind - at > maxTagCharacters) throw new RunFailed(t.the_xml_is_too_deep())
  return behind
}

function findBehind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  if (found === -1) throw new RunFailed(t.the_xml_is_broken())
  return found + mark.length
}
