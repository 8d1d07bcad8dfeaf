import { expect, test } from 'vitest'
import { isPublicLink } from './public-link.ts'

test.each([
  ['https://kahukayaks.co.nz', true],
  ['https://www.kahukayaks.co.nz/summer?from=hoko#top', true],
  ['https://kahukayaks.co.nz:443/', true],
  ['https://xn--mori-qsa.nz/', true],
  ['http://kahukayaks.co.nz', false],
  ['https://kahukayaks.co.nz:8443/', false],
  ['https://mere@kahukayaks.co.nz', false],
  ['https://mere:kahu@kahukayaks.co.nz', false],
  ['https://localhost/', false],
  ['https://hoko.localhost/', false],
  ['https://printer.local/', false],
  ['https://printer.LOCAL./', false],
  ['https://db.internal', false],
  ['https://router.home.arpa', false],
  ['https://nas.lan', false],
  ['https://kahukayaks', false],
  ['https://10.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['https://hidden.onion/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is public: %s', (text, isPublic) => {
  expect(isPublicLink(text)).toBe(isPublic)
})
