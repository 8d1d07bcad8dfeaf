import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { findCarrierProblem, isTrackingPattern, knownCarriers, mergeCarriers } from './carriers.ts'
import { ownCarriers } from './own-carriers.shapes.ts'

test.each([
  ['https://track.example.nz/?n={number}', true],
  ['https://track.example.nz/{number}/details', true],
  ['https://track.example.nz?n={number}', true],
  ['https://track.example.nz/#{number}', true],
  ['http://track.example.nz/{number}', false],
  ['javascript:alert({number})', false],
  ['https://track.example.nz/', false],
  ['https://track.example.nz/{number}/{number}', false],
  ['https://track.example.nz/{number}/{other}', false],
  ['https://{number}.example.nz/', false],
  ['https://track.example.nz{number}/', false],
  ['https://me@track.example.nz/{number}', false],
  ['https://track.example.nz\\{number}', false],
  ['https://track.example.nz/a b/{number}', false],
  ['https:///{number}', false],
])('%s is a tracking pattern: %s', (pattern, isPattern) => {
  expect(isTrackingPattern(pattern)).toBe(isPattern)
})

const pattern = 'https://track.example.nz/{number}'
const carrier = (name: string, address = pattern) => ({ name, url_pattern: address })

test.each([
  [[], null],
  [[carrier('One'), carrier('Two')], null],
  [[carrier('One'), carrier(' ')], { at: 1, field: 'name', kind: 'no_name' }],
  [[carrier('One'), carrier(' one')], { at: 1, field: 'name', kind: 'same_name' }],
  [[carrier('W'.repeat(41))], { at: 0, field: 'name', kind: 'long_name' }],
  [[carrier('One', 'https://track.example.nz/')], { at: 0, field: 'url_pattern', kind: 'no_pattern' }],
  [[carrier('One', pattern + 'x'.repeat(300))], { at: 0, field: 'url_pattern', kind: 'long_pattern' }],
])('findCarrierProblem of %o finds %o', (carriers, problem) => {
  expect(findCarrierProblem(carriers)).toEqual(problem)
})

test('ownCarriers takes ten, with their texts cleaned', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => carrier(`Carrier ${at}`))
  expect(z.safeParse(ownCarriers, many(10)).success).toBe(true)
  expect(z.safeParse(ownCarriers, many(11)).error?.issues).toMatchObject([
    { path: [], message: 'You can add at most 10 carriers.' },
  ])
  expect(z.parse(ownCarriers, [carrier('  Fast   Couriers ', ` ${pattern} `)])).toEqual([
    carrier('Fast Couriers'),
  ])
  expect(z.safeParse(ownCarriers, [carrier('One', 'http://one.nz/{number}')]).error?.issues).toMatchObject([
    { path: [], message: expect.stringMatching(/^One: enter an address that starts with https:/) },
  ])
})

test('the known carriers have tracking pages, and the operator’s of the same name replaces one', () => {
  expect(findCarrierProblem(knownCarriers)).toBeNull()
  const merged = mergeCarriers([carrier('nz post'), carrier('Fast Couriers')])
  expect(merged.map(({ name }) => name)).toEqual(['Aramex', 'DHL', 'nz post', 'Fast Couriers'])
})
