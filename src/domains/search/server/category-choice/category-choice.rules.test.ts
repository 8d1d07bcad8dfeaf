import { describe, expect, test } from 'vitest'
import { categoryTree } from '#domains/catalogue/server/category-tree/category-tree.data.ts'
import type { CategoryBranch } from '#domains/catalogue/server/category-tree/category-tree.types.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'
import {
  findTitleCategories,
  findTypedCategories,
  type Choosable,
  indexCategories,
  indexSynonyms,
} from './category-choice.rules.ts'

const categories: Choosable[] = []
const add = (type: Choosable['type'], branch: CategoryBranch, parentId: number | null): void => {
  const id = categories.push({
    id: categories.length + 1,
    type,
    parent_id: parentId,
    name: branch.name,
    slug: branch.slug,
  })
  for (const child of branch.children ?? []) add(type, child, id)
}
for (const root of categoryTree) add(root.type, root, null)
const index = indexCategories(categories, indexSynonyms(synonyms))

describe('the synonyms', () => {
  test('have 300 entries, each with words, search words and existing categories', () => {
    const slugs = new Set(categories.map(({ slug }) => slug))
    expect(synonyms.length).toBeGreaterThanOrEqual(300)
    for (const { words, same, means, categories: named } of synonyms) {
      expect(words.length, named.join()).toBeGreaterThan(0)
      expect(means.length, words[0]).toBeGreaterThan(0)
      expect(named.length, words[0]).toBeGreaterThan(0)
      expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
      expect(same.filter((group) => group.length < 2)).toEqual([])
    }
  })

  test('have no duplicates within a type of listing', () => {
    const types = new Map(categories.map(({ slug, type }) => [slug, type]))
    const seen = new Map<string, number>()
    for (const { words, categories: named } of synonyms)
      for (const word of words) {
        const key = `${types.get(named[0]!)}: ${word}`
        seen.set(key, (seen.get(key) ?? 0) + 1)
      }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([])
  })
})

const typed = (type: Choosable['type'], words: string) =>
  findTypedCategories(categories, index, words)
    .filter((category) => category.type === type)
    .map(({ slug }) => slug)

test.each([
  ['general', 'couch', 'home-living-room-sofas'],
  ['general', 'lounge suite', 'home-living-room-sofas'],
  ['general', 'lawnmower', 'garden-tools'],
  ['general', 'PS5', 'gaming-playstation-consoles'],
  ['general', 'lego', 'toys-blocks'],
  ['general', 'firewood', 'garden'],
  ['general', 'togs', 'clothing-women'],
  ['general', 'jandals', 'clothing-women-shoes'],
  ['general', 'gumboots', 'clothing-workwear'],
  ['general', 'drill', 'building-tools-power'],
  ['general', 'chainsaw', 'garden-tools'],
  ['general', 'trampoline', 'toys-outdoor'],
  ['general', 'duvet', 'home-bedding'],
  ['general', 'jersey', 'clothing-women-tops'],
  ['general', 'greenstone', 'jewellery-pounamu'],
  ['general', 'concert tickets', 'travel-tickets'],
  ['general', 'electric guitar', 'music-instruments-guitars'],
  ['general', 'kayka', 'sports-kayaks'],
  ['general', 'trampolin', 'toys-outdoor'],
  ['general', 'stoller', 'baby-prams'],
  ['general', 'buggy', 'baby-prams'],
  ['general', 'chilly bin', 'sports-camping-gear'],
  ['general', 'whiteware', 'home-appliances'],
  ['general', 'tv', 'electronics-televisions'],
  ['general', 'kumara', 'home-food-pantry'],
  ['general', 'Kūmara', 'home-food-pantry'],
  ['general', 'nintendo games', 'gaming-nintendo-games'],
  ['general', 'chairs', 'home-living-room-chairs'],
  ['general', 'toi maori', 'art-toi-maori'],
  ['general', 'lawnm', 'garden-tools'],
  ['general', 'bicycle', 'sports-cycling'],
  ['vehicle', 'sedan', 'cars-saloons'],
  ['vehicle', 'toyota', 'cars'],
  ['vehicle', 'ute', 'cars-utes'],
  ['vehicle', 'saloons', 'cars-saloons'],
  ['property', 'bach', 'property-to-rent-holiday'],
  ['property', 'flatmate', 'flatmates-one-room'],
] as const)('a title in %s with “%s” leads first to %s', (type, words, slug) => {
  expect(typed(type, words)[0]).toBe(slug)
})

test('“ute” leads to no computers, and “tv” also to films and series', () => {
  expect(typed('general', 'ute').filter((slug) => slug.startsWith('computers'))).toEqual([])
  expect(typed('general', 'tv')).toContain('movies')
})

const ofTitle = (type: Choosable['type'], title: string) =>
  findTitleCategories(categories, index, title).find((category) => category.type === type)?.slug

test.each([
  ['general', 'Cinelli Tutto commuter bike, 54 cm, new tyres', 'sports-cycling'],
  ['general', 'Giant kids bike helmet', 'sports-cycling-clothing'],
  ['general', '3 seater leather couch and two cushions', 'home-living-room-sofas'],
  ['general', 'iPhone 13 case', 'phones-accessories'],
  ['general', 'Prezzy gift card, $100', 'travel-tours'],
  ['vehicle', 'Car tyres', 'parts-wheels'],
  ['vehicle', 'Boat trailer', 'trucks-trailers'],
  ['general', 'Double kayka', 'sports-kayaks'],
  ['general', 'iPhone 13 128GB with case', 'phones-iphones'],
  ['general', 'Samsung 55 inch TV', 'electronics-televisions'],
  ['general', 'PlayStation 5 with two controllers', 'gaming-playstation-consoles'],
  ['general', 'LEGO Technic crane', 'toys-blocks'],
  ['general', 'Dry pine firewood, 3 cubes', 'garden'],
  ['general', 'Mānuka honey 500 g', 'home-food-pantry'],
  ['general', 'Fisher & Paykel fridge freezer', 'home-appliances-fridges'],
  ['general', 'Mountain Buggy Duet double buggy', 'baby-prams'],
  ['general', 'Crown Lynn swan vase', 'pottery-crown-lynn'],
  ['general', 'Trelise Cooper coat size 12, wool', 'clothing-women-jackets'],
  ['general', 'Queen blanket, wool', 'home-bedding'],
  ['vehicle', '2016 Toyota Aqua, one owner', 'cars-hatchbacks'],
  ['vehicle', 'Hatchback Car 2017 Mazda 3', 'cars-hatchbacks'],
  ['vehicle', 'Station wagon Car 2015 Toyota Corolla', 'cars-saloons'],
  ['vehicle', 'Hatchback Car 2018 Nissan Leaf', 'cars-electric'],
  ['vehicle', 'Sedan Car 1968 Ford Cortina', 'cars-classic'],
  ['vehicle', '2017 Mazda 3', 'cars-saloons'],
  ['vehicle', 'Hatchback car', 'cars-hatchbacks'],
  ['vehicle', 'Station wagon car', 'cars-saloons'],
  ['vehicle', 'Ute', 'cars-utes'],
  ['vehicle', 'Ford Ranger double cab', 'cars-utes'],
  ['vehicle', 'Roof rack for Toyota Hilux', 'parts-cars-body'],
  ['property', 'Sunny 3 bedroom house', 'property-for-sale-houses'],
] as const)('a title in %s such as “%s” is suggested %s', (type, title, slug) => {
  expect(ofTitle(type, title)).toBe(slug)
})

test('a title without a recognised item gets no suggestion', () => {
  expect(findTitleCategories(categories, index, 'Lovely and in great shape')).toEqual([])
  expect(findTitleCategories(categories, index, ' – ')).toEqual([])
})

test('a home for rent gets no category of homes for sale', () => {
  const slugs = findTitleCategories(categories, index, 'house rent Sunny two-bedroom house').map(
    ({ slug }) => slug,
  )
  expect(slugs[0]).toBe('property-to-rent-houses')
  expect(slugs.filter((slug) => slug.startsWith('property-for-sale'))).toEqual([])
})
