import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { must } from '#platform/common/must.ts'
import { isStopWord } from './stem.rules.ts'

/** A word, or several that people also write as one: MX-5, mx5 and mx 5. */
export interface Run {
  /** In lower-case plain letters. */
  pieces: string[]
  /** Set if there are several. */
  joined: string | null
  /** Written as one word. */
  is_whole: boolean
}

const maxPieces = 4
/** The limit of letters per lexeme; PostgreSQL takes 2,046 bytes. */
const longest = 100
const units = new Set(
  'gb tb mb kg g t mm cm m km l ml v w kw ah mah hp cc inch in ft ltr litre person berth seater speed'.split(
    ' ',
  ),
)

const isShortName = (word: string) => /^\p{L}{1,3}$/u.test(word) && !isStopWord(word)
const isNumber = (word: string) => /^\p{Nd}{1,4}$/u.test(word)
/** People write it as one word or as two. */
export const isPair = ([one = '', other = '', ...more]: string[]) =>
  more.length === 0 && ((isShortName(one) && isNumber(other)) || (isNumber(one) && units.has(other)))

/** Returns the runs in order. */
export function splitText(text: string): Run[] {
  const words = normaliseWords(text, '-').split(' ').filter(Boolean)
  const runs: Run[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [must(words[at], 'word'), words[at + 1]]
    if (next !== undefined && isPair([word, next])) {
      runs.push({ pieces: [word, next], joined: word + next, is_whole: false })
      at += 1
    } else runs.push(...splitHyphens(word))
  }
  return runs
}

function splitHyphens(word: string): Run[] {
  const pieces = word.split('-').map((piece) => piece.slice(0, longest))
  if (pieces.length === 1) return [splitDigits(must(pieces[0], 'first piece'))]
  // 2010-2014 is two numbers.
  const isName = pieces.length <= maxPieces && pieces.some((piece) => /\p{L}/u.test(piece))
  if (!isName) return pieces.map(splitDigits)
  return [{ pieces, joined: pieces.join('').slice(0, longest), is_whole: false }]
}

/** Splits letters from a number after them, or a number from its unit. */
function splitDigits(word: string): Run {
  const [, one, other] = /^(\p{L}+)(\p{Nd}{1,4})$/u.exec(word) ?? /^(\p{Nd}{1,4})(\p{L}+)$/u.exec(word) ?? []
  if (one === undefined || other === undefined || (/^\p{Nd}/u.test(one) && !units.has(other)))
    return { pieces: [word], joined: null, is_whole: true }
  return { pieces: [one, other], joined: word, is_whole: true }
}
