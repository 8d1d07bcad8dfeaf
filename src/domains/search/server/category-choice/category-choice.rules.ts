import type { Category } from '#domains/catalogue/common/catalogue.ts'
import { normaliseWords } from '#domains/search/common/normalise-words.ts'
import { must } from '#platform/common/must.ts'
import { isOneSlip } from '../suggestions/suggestions.rules.ts'
import type { Synonym } from '../synonyms/synonyms.rules.ts'

interface Lead {
  slug: string
  weight: number
}

/** Keyed by folded words in the singular, so that 'sofas' and 'Sofa' are the same. */
export type CategoryIndex = ReadonlyMap<string, Lead[]>

export type Choosable = Pick<Category, 'id' | 'type' | 'parent_id' | 'name' | 'slug'>

const synonymWeight = 6
const nameWeight = 7
const partWeight = 3

const further = 2

/**
 * Indexes thousands of names, which takes tens of milliseconds: runs once, as the server starts.
 */
export function indexSynonyms(synonyms: readonly Synonym[]): CategoryIndex {
  const index = new Map<string, Lead[]>()
  for (const { words, categories: slugs } of synonyms)
    for (const name of words)
      for (const [at, slug] of slugs.entries())
        addLead(index, getKey(name), { slug, weight: synonymWeight - at * further })
  return index
}

export function indexCategories(categories: Choosable[], synonyms: CategoryIndex): CategoryIndex {
  const index = new Map(synonyms)
  for (const { name, slug } of categories) {
    addLead(index, getKey(name), { slug, weight: nameWeight })
    const parts = name.split(/\s*(?:&|,)\s*/)
    if (parts.length > 1) for (const part of parts) addLead(index, getKey(part), { slug, weight: partWeight })
  }
  return index
}

function addLead(index: Map<string, Lead[]>, key: string, lead: Lead): void {
  if (key !== '') index.set(key, [...(index.get(key) ?? []), lead])
}

/** Both sides are shortened alike, so a wrong singular does no harm. */
const singular = (word: string) =>
  word.length > 3 && !word.endsWith('ss')
    ? word.replace(/ies$/, 'y').replace(/(?<=s|x|ch|sh)es$|s$/, '')
    : word

const splitWords = (text: string) => normaliseWords(text).split(' ').filter(Boolean).map(singular)
const getKey = (text: string) => splitWords(text).join(' ')

const maxWords = 24
const maxName = 5

/** After these words a title names accessories or a purpose. */
const asides = new Set([
  'for',
  'with',
  'and',
  'plus',
  'include',
  'including',
  'inc',
  'incl',
  'fits',
  'suit',
  'from',
])

/** Each further word of a name adds certainty: a bike helmet is no bike. */
const forLength = 8
const forAside = -6
const forDetail = -3
const forLast = 2

/** Body types. The first one mentioned outweighs the model, which may come in several. */
const bodies = new Set([
  'cars-hatchbacks',
  'cars-saloons',
  'cars-suvs',
  'cars-utes',
  'cars-vans',
  'cars-convertibles',
])
const forOtherBody = -12

/** Best first. The item is named before the first comma. */
export function findTitleCategories<One extends Choosable>(
  categories: One[],
  index: CategoryIndex,
  title: string,
): One[] {
  const words = splitWords(title).slice(0, maxWords)
  const [beginning = ''] = title.split(/,\s/)
  const scores = computeScores(categories, index, words, splitWords(beginning).length)
  return inOrder(categories, scores.size > 0 ? scores : computeSlipScores(index, words))
}

const sortLetters = (word: string) => word.split('').toSorted().join('')

/**
 * True for the same letters in another order: most words that differ by a letter are other words.
 */
const isMixedUp = (word: string, key: string) =>
  word.length === key.length && sortLetters(word) === sortLetters(key)

/** For a title without a known name, scores names that a word may be a typo of. */
function computeSlipScores(index: CategoryIndex, words: string[]): Scores {
  const scores: Scores = new Map()
  for (const word of words)
    for (const [key, leads] of index)
      if (isMixedUp(word, key) && isOneSlip(word, key))
        for (const { slug, weight } of leads) scores.set(slug, Math.max(weight, scores.get(slug) ?? 0))
  return scores
}

type Scores = Map<string, number>

function computeScores(
  categories: Choosable[],
  index: CategoryIndex,
  words: string[],
  detail = words.length,
): Scores {
  const scores: Scores = new Map()
  const names = namesIn(index, words)
  const above = collectAncestorWords(categories)
  const cut = words.findIndex((word, at) => at > 0 && asides.has(word))
  const aside = cut === -1 ? words.length : cut
  const head = Math.min(aside, detail || words.length)
  const body = names.find(({ from }) => from === 0)?.leads.find(({ slug }) => bodies.has(slug))?.slug
  for (const { from, to, leads } of names) {
    const place = from >= aside ? forAside : from >= head ? forDetail : to === head ? forLast : 0
    const beside = words.filter((_word, at) => at < from || at >= to)
    const countAround = ({ slug }: Lead) => beside.filter((word) => above.get(slug)?.has(word)).length
    // 'Nintendo games' means only the games below Nintendo.
    const most = Math.max(...leads.map(countAround))
    for (const { slug, weight } of leads.filter((lead) => countAround(lead) === most)) {
      const other = body && slug !== body && bodies.has(slug) ? forOtherBody : 0
      const score = weight + (to - from - 1) * forLength + place + most * forLength + other
      scores.set(slug, Math.max(score, scores.get(slug) ?? Number.NEGATIVE_INFINITY))
    }
  }
  return scores
}

interface NamedCategory {
  from: number
  to: number
  leads: Lead[]
}

/** Longest names first; a name within a longer one doesn't count. */
function namesIn(index: CategoryIndex, words: string[]): NamedCategory[] {
  const found: NamedCategory[] = []
  for (let length = Math.min(maxName, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length
      if (found.some((longer) => longer.from <= from && to <= longer.to)) continue
      const leads = index.get(words.slice(from, to).join(' '))
      if (leads) found.push({ from, to, leads })
    }
  }
  return found
}

function collectAncestorWords(categories: Choosable[]): Map<string, Set<string>> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const above = (category: Choosable): string[] => {
    const parent = byId.get(category.parent_id ?? 0)
    return parent ? [...splitWords(parent.name), ...above(parent)] : []
  }
  return new Map(categories.map((category) => [category.slug, new Set(above(category))]))
}

/** The narrower one wins a tie: an Aqua is a hatchback before it's any Toyota. */
function inOrder<One extends Choosable>(categories: One[], scores: Scores): One[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const getDepth = ({ parent_id: parentId }: Choosable): number => {
    const parent = byId.get(parentId ?? 0)
    return parent ? getDepth(parent) + 1 : 0
  }
  return categories
    .filter(({ slug }) => scores.has(slug))
    .toSorted(
      (one, other) =>
        must(scores.get(other.slug), 'score') - must(scores.get(one.slug), 'score') ||
        getDepth(other) - getDepth(one),
    )
}

const begunWeight = 2
const withinWeight = 1

const minBegun = 2

/**
 * Best first: the exact name, a prefix, then all words somewhere in the path. One typo is accepted
 * only if nothing else matches.
 */
export function findTypedCategories<One extends Choosable>(
  categories: One[],
  index: CategoryIndex,
  typed: string,
): One[] {
  const words = splitWords(typed).slice(0, maxWords)
  const text = normaliseWords(typed)
  if (text === '') return []
  const scores = computeScores(categories, index, words)
  const raise = (slug: string, score: number) => {
    scores.set(slug, Math.max(score, scores.get(slug) ?? Number.NEGATIVE_INFINITY))
  }
  if (text.length >= minBegun) {
    for (const [key, leads] of index)
      if (key.startsWith(text)) for (const { slug, weight } of leads) raise(slug, begunWeight + weight / 10)
    const typedWords = text.split(' ')
    for (const slug of withAllWords(categories, typedWords)) raise(slug, withinWeight)
  }
  if (scores.size === 0)
    for (const [key, leads] of index)
      if (isOneSlip(text, key)) for (const { slug, weight } of leads) raise(slug, weight - key.length)
  return inOrder(categories, scores)
}

function withAllWords(categories: Choosable[], typed: string[]): string[] {
  const around = collectAncestorWords(categories)
  return categories
    .filter(({ name, slug }) => {
      const own = normaliseWords(name).split(' ')
      const all = [...own, ...(around.get(slug) ?? [])]
      const isBegun = (words: string[], one: string) => words.some((word) => word.startsWith(one))
      return typed.some((one) => isBegun(own, one)) && typed.every((one) => isBegun(all, one))
    })
    .map(({ slug }) => slug)
}
