/**
 * Markup is stored as typed: paragraphs, `## ` and `### ` headings, `- ` and `1. ` lists,
 * `**bold**`, `[words](address)`. It is parsed into this tree and rendered from it, so no HTML is
 * ever trusted.
 */
export type RichSpan =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }

export type RichBlock =
  | { kind: 'paragraph'; spans: RichSpan[] }
  | { kind: 'list'; isOrdered: boolean; items: RichSpan[][] }
  | { kind: 'heading'; level: 2 | 3; text: string }

const bullet = /^[-*] +(.*)$/
const number = /^\d{1,3}[.)] +(.*)$/
const heading = /^(##|###) +(.*\S)$/
const mark = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g

export function readRichText(text: string): RichBlock[] {
  return text.split(/\n\s*\n/).flatMap((part) => readPart(part.split('\n').map((line) => line.trim())))
}

function readPart(lines: string[]): RichBlock[] {
  const blocks: RichBlock[] = []
  let prose: string[] = []
  const endProse = () => {
    if (prose.length > 0) blocks.push({ kind: 'paragraph', spans: readSpans(prose.join(' ')) })
    prose = []
  }
  for (const line of lines) {
    const [, marks, title] = heading.exec(line) ?? []
    if (title !== undefined) {
      endProse()
      blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, text: title })
      continue
    }
    const item = bullet.exec(line)?.[1] ?? number.exec(line)?.[1]
    if (item === undefined) {
      if (line !== '') prose.push(line)
      continue
    }
    endProse()
    const isOrdered = number.test(line)
    const last = blocks.at(-1)
    if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(readSpans(item))
    else blocks.push({ kind: 'list', isOrdered, items: [readSpans(item)] })
  }
  endProse()
  return blocks
}

function readSpans(line: string): RichSpan[] {
  const spans: RichSpan[] = []
  let at = 0
  const takeText = (end: number) => {
    if (end > at) spans.push({ kind: 'text', text: line.slice(at, end) })
  }
  for (const found of line.matchAll(mark)) {
    const [whole, bold, words = '', href = ''] = found
    takeText(found.index)
    at = found.index + whole.length
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold })
    else if (isSafeAddress(href)) spans.push({ kind: 'link', text: words, href: href })
    else spans.push({ kind: 'text', text: words })
  }
  takeText(line.length)
  return spans
}

/** Accepts our own pages, https or http, mail or phone; nothing that a browser would run. */
export function isSafeAddress(href: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(href) || /^#[\w-]+$/.test(href)) return true
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href) || /^tel:\+?[\d-]+$/i.test(href)) return true
  return /^https?:\/\/[^\s/\\@]+(?:[/?#][^\s\\]*)?$/i.test(href)
}

export const unsafeAddresses = (text: string): string[] =>
  Array.from(text.matchAll(mark), ([, , , href]) => href).filter(
    (href): href is string => href !== undefined && !isSafeAddress(href),
  )

export function plainText(text: string): string {
  const plain = (spans: RichSpan[]) => spans.map((span) => span.text).join('')
  return readRichText(text)
    .map((block) => {
      if (block.kind === 'heading') return block.text
      return block.kind === 'paragraph' ? plain(block.spans) : block.items.map(plain).join(' ')
    })
    .join(' ')
}

/** Lists every `## ` heading with its anchor: equal titles get different ones. */
export function listHeadings(text: string): { title: string; anchor: string }[] {
  const titles = readRichText(text).flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block.text] : [],
  )
  const used = new Map<string, number>()
  return titles.map((title) => {
    const plainTitle = title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
    const name = plainTitle || 'section'
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    return { title, anchor: count === 1 ? name : `${name}-${count}` }
  })
}
