import { expect, test } from 'vitest'
import { toastDefaults } from './toast-defaults.ts'

test('notices stand at the top right for 3 seconds, at most 3 at a time, 14 pixels apart', () => {
  expect(toastDefaults).toEqual({ position: 'top-right', duration: 3000, visibleToasts: 3, gap: 14 })
})
