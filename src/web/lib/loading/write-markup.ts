import { createElement, Fragment, type ReactNode } from 'react'
import { LRUCache } from 'lru-cache'
import type { PageMarkup } from './kept-markup.tsx'

interface WrittenPage extends PageMarkup {
  /** @param html with the marks that `write` left in it */
  completePage: (html: string) => string
}

/** Nobody outside knows it, so no text of a member's can be taken for one. */
const mark = `{${crypto.randomUUID()}`

const kept = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
  // Bounds what the words for a day or an hour may be behind.
  ttl: 60_000,
})

/** React puts this between two texts; a mark is a text for it, and gone before the browser counts them. */
const between = '<!-- -->'

/** Of one page. A kept part is a mark where it belongs; one that isn't is drawn between two marks, and kept. */
export function createPageMarkup(): WrittenPage {
  const found: string[] = []
  const drawn: string[] = []

  function write(key: string, children: ReactNode): ReactNode {
    const known = kept.get(key)
    if (known !== undefined) return `${mark}=${found.push(known) - 1}}`
    const place = drawn.push(key) - 1
    return createElement(Fragment, null, `${mark}(${place}}`, children, `${mark})${place}}`)
  }

  function completePage(html: string): string {
    const [first = '', ...rest] = html.split(mark)
    const parts = [dropEnd(first)]
    const begun = new Map<number, number>()
    for (const part of rest) {
      const end = part.indexOf('}')
      const place = Number(part.slice(1, end))
      if (part[0] === '=') parts.push(found[place]!)
      else if (part[0] === '(') begun.set(place, parts.length)
      else if (begun.has(place)) keep(drawn[place]!, parts.slice(begun.get(place)).join(''))
      parts.push(dropEnd(part.slice(end + 1 + (part.startsWith(between, end + 1) ? between.length : 0))))
    }
    return parts.join('')
  }

  return { write, completePage }
}

const dropEnd = (text: string) => (text.endsWith(between) ? text.slice(0, -between.length) : text)

/** An id of React's is of its place in the page, so it can't stand in another. */
function keep(key: string, html: string): void {
  if (!html.includes('"_R_')) kept.set(key, html)
}
