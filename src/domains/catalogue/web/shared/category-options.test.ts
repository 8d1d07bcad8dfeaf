import { describe, expect, it } from 'vitest'
import type { Category } from '#domains/catalogue/common/catalogue.ts'
import { categoryTree, foldText, matchingBranches, namedSo } from './category-options.ts'

const category = (id: number, name: string, parentId: number | null = null): Category => ({
  id,
  parent_id: parentId,
  name,
  type: 'general',
  slug: name.toLowerCase(),
  image: null,
  position: id,
  is_famous: false,
  listing_count: 0,
})
const list = [category(1, 'Art'), category(2, 'Māori art', 1), category(3, 'Prints', 1), category(4, 'Books')]

it('folds macrons and case', () => {
  expect(foldText('  Ōtaki MĀORI ')).toBe('otaki maori')
})

it('builds the tree in list order', () => {
  expect(categoryTree(list).map((root) => [root.name, root.children.map((child) => child.name)])).toEqual([
    ['Art', ['Māori art', 'Prints']],
    ['Books', []],
  ])
})

const found = (words: string) =>
  matchingBranches(categoryTree(list), words).map((root) => [
    root.name,
    root.children.map((child) => child.name),
  ])

describe('matchingBranches', () => {
  it('keeps the ancestors of a match', () => {
    expect(found('maori')).toEqual([['Art', ['Māori art']]])
  })

  it('keeps all descendants of a match', () => {
    expect(found('ART')).toEqual([['Art', ['Māori art', 'Prints']]])
  })

  it('keeps everything for an empty search and nothing without a match', () => {
    expect(found(' ')).toHaveLength(2)
    expect(found('zebra')).toEqual([])
  })
})

it('matches the starts of words only', () => {
  const named = (typed: string) =>
    namedSo(
      [category(1, 'Computers'), category(2, 'Prams & strollers'), category(3, 'Toi Māori')],
      typed,
    ).map(({ name }) => name)
  expect(named('ute')).toEqual([])
  expect(named('comp')).toEqual(['Computers'])
  expect(named('stroll pr')).toEqual(['Prams & strollers'])
  expect(named('MAORI')).toEqual(['Toi Māori'])
  expect(named(' – ')).toEqual([])
})
