import { expect, test } from 'vitest'
import { getAppLink } from './app-prompt.tsx'

const ios = 'https://apps.apple.com/nz/app/hoko/id1'
const android = 'https://play.google.com/store/apps/details?id=hoko'
const both = { app_store_url: ios, play_store_url: android }

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1', ios],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', android],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36', null],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', null],
])('%s: %s', (userAgent, link) => {
  expect(getAppLink(userAgent, both)).toBe(link)
  expect(getAppLink(userAgent, { app_store_url: null, play_store_url: null })).toBeNull()
})
