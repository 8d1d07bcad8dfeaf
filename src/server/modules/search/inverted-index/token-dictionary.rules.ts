import { SlotList } from './slot-sets.rules.ts'

export interface Token {
  text: string
  /** Where it is. */
  slots: SlotList
  /** Its number among the facets; -1 for what is none. */
  facet: number
}

/** What facets are counted by, as the column `facets` of the search rows. */
const facet_token = /^=[abcdkmnoprsvwx]:/

/** What tokens are found by, where only their beginning is asked for: some letters after that of a choice. */
const beginningOf = (text: string) => text.slice(0, text.startsWith('=') ? 6 : 3)

export class TokenDictionary {
  readonly facet_tokens: string[] = []
  #tokens = new Map<string, Token>()
  #by_beginning = new Map<string, Token[]>()

  get size(): number {
    return this.#tokens.size
  }

  get(text: string): Token | undefined {
    return this.#tokens.get(text)
  }

  getOrAdd(text: string): Token {
    return this.#tokens.get(text) ?? this.#add(text)
  }

  listBeginning(text: string): Token[] {
    const key = beginningOf(text)
    const known = this.#by_beginning.get(key)
    if (text.length > key.length) return (known ?? []).filter((token) => token.text.startsWith(text))
    const found: Token[] = []
    for (const [other, tokens] of this.#by_beginning)
      if (other.startsWith(text)) for (const token of tokens) found.push(token)
    return found
  }

  #add(text: string): Token {
    const facet = facet_token.test(text) ? this.facet_tokens.push(text) - 1 : -1
    const token = { text, slots: new SlotList(), facet }
    this.#tokens.set(text, token)
    const key = beginningOf(text)
    const alike = this.#by_beginning.get(key)
    if (alike) alike.push(token)
    else this.#by_beginning.set(key, [token])
    return token
  }
}
