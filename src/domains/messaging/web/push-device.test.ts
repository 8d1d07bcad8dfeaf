import { expect, test } from 'vitest'
import { needsInstalling } from './push-device.ts'

const like = (system: string, maxTouchPoints: number) => ({
  userAgent: `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/604.1`,
  maxTouchPoints,
})

test.each([
  ['an iPhone', like('iPhone; CPU iPhone OS 18_6 like Mac OS X', 5), true],
  ['an iPad', like('Macintosh; Intel Mac OS X 10_15_7', 5), true],
  ['an older iPad', like('iPad; CPU OS 12_5 like Mac OS X', 5), true],
  ['a Mac', like('Macintosh; Intel Mac OS X 10_15_7', 0), false],
  ['an Android phone', like('Linux; Android 16', 5), false],
  ['Windows with a touch screen', like('Windows NT 10.0; Win64; x64', 10), false],
])('needsInstalling is right for %s', (_what, device, expected) => {
  expect(needsInstalling(device)).toBe(expected)
})
