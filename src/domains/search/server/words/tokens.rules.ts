import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { must } from '#platform/common/must.ts'
import { isStopWord, stemWord } from './stem.rules.ts'

/** Marks the beginning and end of a title as tokens, to match whole titles. */
export const titleBegins = '=^'
export const titleEnds = '=$'

export const titleToken = (word: string) => `=i:${word}`
/** A word of its category, or of a vehicle's make and model. */
export const nameToken = (word: string) => `=e:${word}`
/**
 * The whole name of a place as one token: another word with the same stem, or a synonym, doesn't
 * match it.
 */
export const placeToken = (place: string) => `=f:${place}`

/** Quotes a token for tsquery and tsvector, whatever it contains. */
export const quoteToken = (token: string) => `'${token.replace(/['\\]/g, '$&$&')}'`

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

interface ListingText {
  title: string
  /** The names of its categories, and a vehicle's make and model. */
  names: string
  /** Answers to the questions of its category. */
  answers: string
  /** Whole place names. */
  places: string[]
  description: string
}

/** PostgreSQL stores no later ones. */
const maxPosition = 16_383
const gap = 10

/**
 * A tsvector in text, of quoted tokens with their positions: PostgreSQL's parser isn't used, as its
 * letters depend on the locale that a cluster was made with. Titles have weight A, names B, answers
 * C and descriptions D.
 * @param choices tokens without a position
 */
export function buildListingTokens(text: ListingText, choices: string[]): string {
  const vector = new Vector()
  for (const choice of choices) vector.add(choice)
  vector.add(titleBegins, `${vector.next()}A`)
  const subject = new Set<string>()
  for (const { runs, isAside } of splitTitle(text.title)) {
    const written = vector.write(runs, 'A', { keepsStopWords: true })
    if (!isAside) for (const token of written) subject.add(token)
  }
  vector.add(titleEnds, `${vector.next()}A`)
  for (const token of subject) vector.add(titleToken(token))
  vector.skip(gap)
  for (const token of vector.write(splitText(text.names), 'B')) vector.add(nameToken(token))
  vector.skip(gap)
  vector.write(splitText(text.answers), 'C')
  for (const place of text.places) vector.add(placeToken(place))
  vector.skip(gap)
  vector.write(splitText(text.description), 'D')
  return vector.toString()
}

/** After these a title names the purpose or an accessory. */
const asides = new Set(['for', 'with', 'suit', 'suits', 'fit', 'fits'])

/**
 * A case for a phone is no phone: the words from such a word to the next comma don't name the item.
 */
function splitTitle(title: string): { runs: Run[]; isAside: boolean }[] {
  return title.split(/[,;:|()]|\s[-–—]\s/).flatMap((part, nth) => {
    const runs = splitText(part)
    const found = runs.findIndex(
      ({ pieces }, at) => asides.has(must(pieces[0], 'first piece')) && at + nth > 0,
    )
    const aside = found === -1 ? runs.length : found
    return [
      { runs: runs.slice(0, aside), isAside: false },
      { runs: runs.slice(aside), isAside: true },
    ]
  })
}

class Vector {
  #tokens = new Map<string, string[]>()
  #position = 0

  next(): number {
    this.#position = Math.min(this.#position + 1, maxPosition)
    return this.#position
  }

  skip(positions: number): void {
    this.#position = Math.min(this.#position + positions, maxPosition)
  }

  add(token: string, position?: string): void {
    const positions = this.#tokens.get(token)
    if (!positions) this.#tokens.set(token, position === undefined ? [] : [position])
    else if (position !== undefined) positions.push(position)
  }

  /** @returns the written tokens */
  write(runs: Run[], weight: string, { keepsStopWords = false } = {}): Set<string> {
    const written = new Set<string>()
    const put = (word: string, position: number) => {
      if (isStopWord(word) && !keepsStopWords) return
      written.add(stemWord(word))
      this.add(stemWord(word), `${position}${weight}`)
    }
    for (const { pieces, joined, is_whole: isWhole } of runs) {
      const first = this.next()
      if (joined !== null) put(joined, first)
      for (const [n, piece] of pieces.entries()) put(piece, n === 0 || isWhole ? first : this.next())
    }
    return written
  }

  toString(): string {
    return [...this.#tokens]
      .map(([token, positions]) =>
        positions.length > 0 ? `${quoteToken(token)}:${positions.join(',')}` : quoteToken(token),
      )
      .join(' ')
  }
}
