import { describe, expect, test } from 'vitest'
import { TabTopics, TopicCounts } from './live-tabs.ts'

const many = (from: number) => Array.from({ length: 80 }, (_, index) => `listing:${from + index}`)

describe('topics of one tab', () => {
  test('a topic stays until its last subscriber leaves', () => {
    const counts = new TopicCounts()
    counts.add('listing:1')
    counts.add('listing:1')
    counts.add('me')
    counts.remove('listing:1')
    expect(counts.list).toEqual(['listing:1', 'me'])
    counts.remove('listing:1')
    counts.remove('listing:1')
    expect(counts.list).toEqual(['me'])
  })
})

describe('topics of all tabs', () => {
  test('the union names each topic once, in the same order for every tab', () => {
    const one = new TabTopics()
    one.set('a', ['listing:2', 'me'])
    one.set('b', ['listing:1', 'listing:2'])
    const other = new TabTopics()
    other.set('b', ['listing:2', 'listing:1'])
    other.set('a', ['me', 'listing:2'])
    expect(one.union(true)).toEqual(['listing:1', 'listing:2', 'me'])
    expect(other.union(true)).toEqual(one.union(true))
  })

  test('a visitor subscribes to listings only', () => {
    const tabs = new TabTopics()
    tabs.set('a', ['me'])
    expect(tabs.union(false)).toEqual([])
    tabs.set('a', ['me', 'listing:1'])
    expect(tabs.union(false)).toEqual(['listing:1'])
  })

  test('a tab without topics or a closed tab leaves nothing behind', () => {
    const tabs = new TabTopics()
    tabs.set('a', ['listing:1'])
    tabs.set('b', ['listing:2'])
    tabs.set('c', ['listing:3'])
    tabs.set('a', [])
    tabs.retainOnly(new Set(['a', 'c']))
    expect(tabs.union(false)).toEqual(['listing:3'])
  })

  test('the union is capped and keeps “me” and the topics of the latest tab', () => {
    const tabs = new TabTopics()
    tabs.set('a', ['me', ...many(1000)])
    tabs.set('b', many(2000))
    const union = tabs.union(true)
    expect(union).toHaveLength(100)
    expect(union).toEqual(expect.arrayContaining(['me', ...many(2000)]))
    tabs.set('a', ['me', ...many(1000)])
    expect(tabs.union(true)).toEqual(expect.arrayContaining(['me', ...many(1000)]))
  })
})
