import { must } from '#platform/common/must.ts'
import { type Run, splitText } from './split-text.rules.ts'
import { isStopWord, stemWord } from './stem.rules.ts'
import { nameToken, placeToken, quoteToken, titleBegins, titleEnds, titleToken } from './tokens.rules.ts'

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
