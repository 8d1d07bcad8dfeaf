import { describe, expect, test } from 'vitest'
import {
  authenticatorUri,
  base32,
  findStepOfCode,
  isAppCode,
  openSteps,
  readSecondFactor,
  getRecoveryCode,
  stepAt,
} from './two-factor.rules.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  ['1970-01-01T00:00:59Z', 0x1, '287082'],
  ['2005-03-18T01:58:29Z', 0x23523ec, '081804'],
  ['2005-03-18T01:58:31Z', 0x23523ed, '050471'],
  ['2009-02-13T23:31:30Z', 0x273ef07, '005924'],
  ['2033-05-18T03:33:20Z', 0x3f940aa, '279037'],
  ['2603-10-11T11:33:20Z', 0x27bc86aa, '353130'],
])('at %s the step is %d and the app shows %s', (instant, step, code) => {
  expect(stepAt(new Date(instant))).toBe(step)
  expect(isAppCode(code, bytes('12345678901234567890'), step)).toBe(true)
  expect(isAppCode(code, bytes('12345678901234567890'), step + 1)).toBe(false)
  expect(isAppCode(code, bytes('12345678901234567891'), step)).toBe(false)
})

// RFC 4648, section 10, without its padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is encoded as %s in base32', (text, encoded) => {
  expect(base32(bytes(text))).toBe(encoded)
})

test('base32 encodes bytes above 127', () => {
  expect(base32(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0xff, 0x80))).toBe('77777777QA')
})

describe('openSteps', () => {
  const now = new Date(100 * 30_000 + 12_000)
  test.each([
    ['the one before, this one and the next', 0, [99, 100, 101]],
    ['none that was taken', 99, [100, 101]],
    ['none before the one that was taken', 100, [101]],
    ['none at all when the next was taken', 101, []],
  ])('%s', (_case, lastStep, steps) => {
    expect(openSteps(now, lastStep)).toEqual(steps)
  })
})

describe('the code of RFC 6238 for the step 0x23523ed', () => {
  const secret = bytes('12345678901234567890')
  const step = 0x23523ed
  test.each([
    ['is taken in its own step', 0, 0, step],
    ['is taken while the app’s clock is a step ahead', -1, 0, step],
    ['is taken while the app’s clock is a step behind', 1, 0, step],
    ['is not taken two steps early', -2, 0, null],
    ['is not taken two steps late', 2, 0, null],
    ['is taken when the one before was', 0, step - 1, step],
    ['is not taken twice', 0, step, null],
    ['is not taken when a later one was', 1, step + 1, null],
  ])('%s', (_case, steps, lastStep, taken) => {
    const now = new Date((step + steps) * 30_000)
    expect(findStepOfCode('050471', secret, { now, last_step: lastStep })).toBe(taken)
  })
})

test('the app’s address names the account and Hoko', () => {
  expect(authenticatorUri(bytes('12345678901234567890'), 'ana+x@example.nz')).toBe(
    'otpauth://totp/Hoko:ana%2Bx%40example.nz?issuer=Hoko&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  )
})

test('a recovery code is sixteen letters and digits in groups of four', () => {
  expect(getRecoveryCode(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toBe('aeba-gbaf-aydq-qcik')
})

test.each([
  ['123456', { app: '123456' }],
  [' 123 456 ', { app: '123456' }],
  ['aeba-gbaf-aydq-qcik', { recovery: 'aebagbafaydqqcik' }],
  ['AEBA GBAF AYDQ QCIK', { recovery: 'aebagbafaydqqcik' }],
  ['1234567', { recovery: '1234567' }],
])('%j is read as %o', (typed, code) => {
  expect(readSecondFactor(typed)).toEqual(code)
})
