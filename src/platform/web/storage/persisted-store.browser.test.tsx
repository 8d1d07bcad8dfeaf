import { expect, test } from 'vitest'
import { createPersistedStore } from './persisted-store.ts'

test('createPersistedStore neither stores nor restores tab-only state', () => {
  const empty = { count: 0, is_loading: false }
  const store = createPersistedStore('of-this-tab', empty, ['is_loading'])
  store.setState({ count: 2, is_loading: true })
  expect(JSON.parse(localStorage.getItem('of-this-tab')!)).toEqual({ count: 2 })
  localStorage.setItem('of-this-tab', JSON.stringify({ count: 3, is_loading: false }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'of-this-tab' }))
  expect(store.getState()).toEqual({ count: 3, is_loading: true, known: true })
})
