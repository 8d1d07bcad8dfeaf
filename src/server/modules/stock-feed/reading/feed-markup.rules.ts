import { max_feed_records } from '#contract/stock-feed/feed-runs.ts'
import { max_extras } from './feed-limits.rules.ts'

/** More than the fields and extras of all vehicles that a feed may have. */
const max_tags = max_feed_records * (max_extras + 100)
const max_tag_characters = 64 * 1024

export type OddMarkup = 'declaration' | 'broken' | 'too much'

const cdata = '<![CDATA['

/**
 * Without comments and instructions, which say nothing about vehicles and which the parser reads letter by letter. What
 * it would take hours for is found by looking for brackets alone.
 */
export function takeMarkup(text: string): { text: string } | { odd: OddMarkup } {
  const kept: string[] = []
  let end_of_kept = 0
  let tags = 0
  let at = text.indexOf('<')
  while (at !== -1) {
    const end = findEnd(text, at)
    if (typeof end === 'string') return { odd: end }
    if (isSaidToNobody(text, at)) {
      kept.push(text.slice(end_of_kept, at))
      end_of_kept = end
    } else if ((tags += 1) > max_tags) return { odd: 'too much' }
    at = text.indexOf('<', end)
  }
  kept.push(text.slice(end_of_kept))
  return { text: kept.join('') }
}

const isSaidToNobody = (text: string, at: number) => text.startsWith('<!--', at) || text[at + 1] === '?'

/** Behind the piece of markup that begins there. */
function findEnd(text: string, at: number): number | OddMarkup {
  if (text.startsWith('<!--', at)) return findBehind(text, '-->', at + 4)
  if (text.startsWith(cdata, at)) return findBehind(text, ']]>', at + cdata.length)
  if (text[at + 1] === '?') return findBehind(text, '?>', at + 2)
  if (text[at + 1] === '!') return 'declaration'
  const end = findBehind(text, '>', at)
  return typeof end === 'number' && end - at > max_tag_characters ? 'too much' : end
}

function findBehind(text: string, mark: string, from: number): number | OddMarkup {
  const found = text.indexOf(mark, from)
  return found === -1 ? 'broken' : found + mark.length
}
