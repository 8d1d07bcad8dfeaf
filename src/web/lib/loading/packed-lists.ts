/** Lists of objects as a page carries them: one text, in which nothing is said twice. */
export interface PackedLists<Lists> {
  packed: string
  /** Only for the compiler. */
  lists?: Lists
}

type Row = Record<string, unknown>

const unpacked = new WeakMap<object, object>()

/** The server renders from the lists themselves, and so does a browser that has asked for them. */
export function packLists<Lists extends Record<string, object[]>>(lists: Lists): PackedLists<Lists> {
  const page: PackedLists<Lists> = { packed: import.meta.env.SSR ? writeLists(lists) : '' }
  unpacked.set(page, lists)
  return page
}

/** The same lists each time. */
export function unpackLists<Lists>(page: PackedLists<Lists>): Lists {
  const known = unpacked.get(page) ?? readLists(page.packed)
  unpacked.set(page, known)
  return known as Lists
}

// `lists;columns;row;row…`. A value that is as in the row before is empty; what is at the end of a row and empty is
// left out. A value that was made of the one before it in the same way as the last such one of its column is a `*`.
// Neither quotes nor backslashes occur, each of which would be sent as four letters.
const escaped = '%|;"\\<>&\n\r'

const escapeText = (text: string) =>
  text.replace(/[%|;"\\<>&\n\r]/g, (letter) => `%${escaped.indexOf(letter)}`)
const readText = (text: string) => text.replace(/%(\d)/g, (_, place: string) => escaped[Number(place)]!)

const absent = '-'
const again = '*'
const words = new Map<unknown, string>([
  [undefined, absent],
  [null, '~'],
  [true, '+'],
  [false, '!'],
])
const meant = new Map([...words].map(([value, word]) => [word, value]))

function writeLists(lists: Record<string, object[]>): string {
  const places = new Map<object, number>()
  const named = Object.entries(lists).map(([name, list]) => {
    const inIt = list.map((row) => {
      const place = places.get(row) ?? places.size
      places.set(row, place)
      return place
    })
    return `${escapeText(name)}|${inIt.join('.')}`
  })
  const rows = [...places.keys()].map((row) => flattenRow(row as Row, '', new Map()))
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  let above: (string | undefined)[] = []
  const repeat = columns.map(() => '')
  const written = rows.map((row) => {
    const raw = columns.map((column) => writeValue(row.get(column)))
    const line = raw.map((text, at) => {
      if (text === (above[at] ?? absent)) return ''
      const sent = shortenText(text, { above: above[at], before: raw[at - 1] })
      if (sent === repeat[at]) return again
      if (sent[0] === '@') repeat[at] = sent
      return sent
    })
    above = raw
    return line.join('|').replace(/\|+$/, '')
  })
  return [named.join('|'), writeColumns(columns), ...written].join(';')
}

const writeColumns = (columns: string[]) =>
  columns.map((name, at) => shortenText(name, { above: '', before: columns[at - 1] })).join('|')

function readColumns(head: string): string[] {
  const columns: string[] = []
  for (const sent of head.split('|')) columns.push(restoreText(sent, { above: '', before: columns.at(-1) }))
  return columns
}

function flattenRow(row: Row, within: string, into: Map<string, unknown>): Map<string, unknown> {
  for (const [key, value] of Object.entries(row)) {
    if (isRow(value)) flattenRow(value, `${within}${key}.`, into)
    else into.set(within + key, value)
  }
  return into
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/** A text that might be taken for something else begins with a quote. */
function writeValue(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return /^[-~+!'@^=*\d]|^$/.test(value) ? `'${value}` : value
  return words.get(value) ?? `=${JSON.stringify(value)}`
}

/** `@` and `^` stand for what a text begins with, of the column before or of the row above. */
function shortenText(
  text: string,
  { above = '', before = '' }: { above: string | undefined; before: string | undefined },
): string {
  const [ofBefore, ofAbove] = [countShared(text, before), countShared(text, above)]
  const most = Math.max(ofBefore, ofAbove)
  if (most < 5) return escapeText(text)
  return `${ofBefore > ofAbove ? '@' : '^'}${most.toString(36).padStart(2, '0')}${escapeText(text.slice(most))}`
}

const most_shared = 36 ** 2 - 1

function countShared(one: string, other: string): number {
  const most = Math.min(one.length, other.length, most_shared)
  let shared = 0
  while (shared < most && one[shared] === other[shared]) shared += 1
  return shared
}

function readLists(text: string): Record<string, object[]> {
  const [lists = '', head = '', ...lines] = text.split(';')
  const columns = readColumns(head).map((column) => column.split('.'))
  const raw: string[] = columns.map(() => absent)
  const repeat = columns.map(() => '')
  const rows = lines.map((line) => {
    for (const [at, sent] of line.split('|').entries()) {
      if (sent === '') continue
      if (sent[0] === '@') repeat[at] = sent
      raw[at] = restoreText(sent === again ? repeat[at]! : sent, { above: raw[at]!, before: raw[at - 1] })
    }
    const row: Row = {}
    for (const [at, path] of columns.entries()) if (raw[at] !== absent) setAt(row, path, readValue(raw[at]!))
    return row
  })
  const named: Record<string, object[]> = {}
  const parts = lists.split('|')
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const places = parts[at + 1]!.split('.').filter((place) => place !== '')
    named[readText(parts[at]!)] = places.map((place) => rows[Number(place)]!)
  }
  return named
}

function restoreText(sent: string, { above, before = '' }: { above: string; before?: string | undefined }) {
  const mark = sent[0]
  if (mark !== '@' && mark !== '^') return readText(sent)
  const shared = Number.parseInt(sent.slice(1, 3), 36)
  return (mark === '@' ? before : above).slice(0, shared) + readText(sent.slice(3))
}

function readValue(text: string): unknown {
  if (meant.has(text)) return meant.get(text)
  if (text[0] === "'") return text.slice(1)
  if (text[0] === '=') return JSON.parse(text.slice(1))
  return /^-?\d/.test(text) ? Number(text) : text
}

function setAt(row: Row, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) row[key] = value
  else setAt((row[key] ??= {}) as Row, rest, value)
}
