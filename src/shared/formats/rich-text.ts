/**
 * Markup is stored as typed: paragraphs, `- ` and `1. ` lists, `**bold**`, `[words](address)`. It is parsed into this
 * tree and rendered from it, so no HTML is ever trusted.
 */
export type RichSpan =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }

export type RichBlock =
  | { kind: 'paragraph'; spans: RichSpan[] }
  | { kind: 'list'; is_ordered: boolean; items: RichSpan[][] }

const bullet = /^[-*] +(.*)$/
const number = /^\d{1,3}[.)] +(.*)$/
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
    const item = bullet.exec(line)?.[1] ?? number.exec(line)?.[1]
    if (item === undefined) {
      if (line !== '') prose.push(line)
      continue
    }
    endProse()
    const is_ordered = number.test(line)
    const last = blocks.at(-1)
    if (last?.kind === 'list' && last.is_ordered === is_ordered) last.items.push(readSpans(item))
    else blocks.push({ kind: 'list', is_ordered, items: [readSpans(item)] })
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
    const [whole, bold, words, href] = found
    takeText(found.index)
    at = found.index + whole.length
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold })
    else if (isSafeAddress(href!)) spans.push({ kind: 'link', text: words!, href: href! })
    else spans.push({ kind: 'text', text: words! })
  }
  takeText(line.length)
  return spans
}

/** A page of our own, https or http, mail or phone; nothing that a browser would run. */
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
    .map((block) => (block.kind === 'paragraph' ? plain(block.spans) : block.items.map(plain).join(' ')))
    .join(' ')
}
