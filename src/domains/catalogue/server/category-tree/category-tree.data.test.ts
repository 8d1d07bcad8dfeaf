import { expect, test } from 'vitest'
import { categoryTree } from './category-tree.data.ts'
import type { CategoryBranch } from './category-tree.types.ts'

type Placed = { branch: CategoryBranch; depth: number; parent: CategoryBranch | undefined }

const place = (branch: CategoryBranch, depth: number, parent?: CategoryBranch): Placed[] => [
  { branch, depth, parent },
  ...(branch.children ?? []).flatMap((child) => place(child, depth + 1, branch)),
]

const all = categoryTree.flatMap((root) => place(root, 1))
const famous = all.filter(({ branch }) => branch.famous)

test('there are enough categories of every type', () => {
  expect(all.length).toBeGreaterThanOrEqual(120)
  expect(new Set(categoryTree.map((root) => root.type))).toEqual(new Set(['general', 'vehicle', 'property']))
})

test('the tree is at most four deep', () => {
  expect(Math.max(...all.map(({ depth }) => depth))).toBeLessThanOrEqual(4)
})

test('slugs are plain ascii and unique in the whole tree', () => {
  const slugs = all.map(({ branch }) => branch.slug)
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
})

test('a slug starts with the slug of its parent', () => {
  const astray = all.filter(({ branch, parent }) => parent && !branch.slug.startsWith(`${parent.slug}-`))
  expect(astray.map(({ branch }) => branch.slug)).toEqual([])
})

test('siblings have different names', () => {
  const families = [categoryTree, ...all.map(({ branch }) => branch.children ?? [])]
  const muddled = families.filter((family) => new Set(family.map(({ name }) => name)).size !== family.length)
  expect(muddled).toEqual([])
})

test('no list of children is empty or has a single entry', () => {
  const thin = all.filter(({ branch }) => branch.children && branch.children.length < 2)
  expect(thin.map(({ branch }) => branch.slug)).toEqual([])
})

test('about ten categories are famous, of every type', () => {
  expect(famous.length).toBeGreaterThanOrEqual(8)
  expect(famous.length).toBeLessThanOrEqual(12)
  const types = categoryTree
    .filter((root) => place(root, 1).some(({ branch }) => branch.famous))
    .map(({ type }) => type)
  expect(new Set(types).size).toBe(3)
})

test('top and famous categories have an icon', () => {
  const bare = all.filter(({ branch, depth }) => (depth === 1 || branch.famous) && !branch.icon)
  expect(bare.map(({ branch }) => branch.slug)).toEqual([])
})

test.each([
  ['sports-cycling-road-bikes', 'Road bikes'],
  ['music-instruments-guitars', 'Guitars & bass'],
  ['business-farm-livestock-sheep', 'Sheep'],
  ['art-toi-maori', 'Toi Māori'],
  ['cars-utes', 'Utes'],
  ['property-to-rent-houses', 'Houses & townhouses'],
])('%s is %s', (slug, name) => {
  expect(all.find(({ branch }) => branch.slug === slug)?.branch.name).toBe(name)
})
