import { expect, test } from 'vitest'
import { measureProcessorTime } from '#test/harness/processor-time.ts'
import * as z from 'zod/mini'
import { cleanText } from '#platform/common/formats/clean-text.ts'
import { calendarDay, email, line, paragraphs, password, personName, url } from './shapes.ts'

const complaint = (shape: z.ZodMiniType, value: unknown) => shape.safeParse(value).error?.issues[0]?.message

test.each([
  ['mere@example.nz', 'mere@example.nz'],
  [' Mere.Kahu@Example.NZ ', 'mere.kahu@example.nz'],
  ['mere+hoko@mail.example.co.nz', 'mere+hoko@mail.example.co.nz'],
  ["o'brien_1%x-y@a-b.nz", "o'brien_1%x-y@a-b.nz"],
  ['1@2.nz', '1@2.nz'],
  ['kia@xn--mori-qsa.nz', 'kia@xn--mori-qsa.nz'],
])('%j is the email %s', (typed, expected) => expect(email.parse(typed)).toBe(expected))

test.each([
  undefined,
  null,
  7,
  [],
  '',
  ' ',
  'mere',
  '@example.nz',
  'mere@',
  'mere@example',
  'mere@.nz',
  'mere@example.',
  'mere@example..nz',
  'mere@-example.nz',
  'mere@example-.nz',
  'mere@example.n',
  'mere@127.0.0.1',
  'mere@[127.0.0.1]',
  'mere@@example.nz',
  'mere@kahu@example.nz',
  '.mere@example.nz',
  'mere.@example.nz',
  'mere..kahu@example.nz',
  'mere kahu@example.nz',
  'mere@exam ple.nz',
  'mere@example.nz\u0000',
  'mere@example.nz\nBcc: all@example.nz',
  'mere@example.nz,tama@example.nz',
  '<mere@example.nz>',
  '"mere"@example.nz',
  'mērē@example.nz',
  'mere@māori.nz',
  `${'m'.repeat(244)}@example.nz`,
])('%j is an invalid email address', (typed) => expect(complaint(email, typed)).toBe('Invalid email address'))

test.each(['Ārohanui', "O'Brien-Te Whare", 'Siân-Mæ', '李', 'Ngaio 2nd'])('%j is a name', (typed) =>
  expect(
    complaint(
      personName(() => 'First name'),
      typed,
    ),
  ).toBeUndefined(),
)

test.each(['Ārohanui 😀', '❤️', 'Mere 🇳🇿', '1️⃣'])('%j is not accepted as a name', (typed) =>
  expect(
    complaint(
      personName(() => 'First name'),
      typed,
    ),
  ).toBe('First name can’t have emoji in it.'),
)

test.each(['kereru20', '12345678', 'KERERU1!', 'a1!@#$%^&*b', 'fifteen12345678'])(
  '%j is a password',
  (typed) => expect(complaint(password, typed)).toBeUndefined(),
)

const allowed = 'Only use letters, digits and ! @ # $ % ^ & *.'

test.each([
  [undefined, 'Enter your password.'],
  [12_345_678, 'Enter your password.'],
  ['', 'Use 8 to 15 characters.'],
  ['seven77', 'Use 8 to 15 characters.'],
  ['sixteen123456789', 'Use 8 to 15 characters.'],
  ['nodigits', 'Use at least one digit.'],
  ['nodigits!@#', 'Use at least one digit.'],
  ['with space 1', allowed],
  ['trailing1 ', allowed],
  ['newline12\n', allowed],
  ['kererū2026', allowed],
  ['kiwi🥝2026', allowed],
  ['kereru-2026', allowed],
  ['kereru_2026', allowed],
  ['kereru.2026', allowed],
  ['kereru?2026', allowed],
  ['kereru２０２６', allowed],
  ['nul\u00002026x', allowed],
])('%j is refused as a password: %s', (typed, sentence) => expect(complaint(password, typed)).toBe(sentence))

test.each([
  'https://example.nz',
  'http://example.nz/',
  'HTTPS://Example.NZ/a?b=c#d',
  'https://www.example.co.nz:8443/path%20with/%C4%81',
  'https://māori.nz/kōrero',
  ' https://example.nz ',
])('%j is a URL', (typed) => expect(complaint(url, typed)).toBeUndefined())

test.each([
  undefined,
  7,
  '',
  'example.nz',
  '//example.nz',
  '/path',
  'https:',
  'https://',
  'https:example.nz',
  'https:///example.nz',
  'https://localhost',
  'https://127.0.0.1',
  'https://2130706433',
  'https://[::1]/',
  'https://example.nz\\@evil.example',
  'https://mere:kahu@example.nz',
  'https://example.nz@evil.example',
  'https://exam ple.nz',
  'https://-example.nz',
  'https://example..nz',
  'https://example.nz:99999',
  'ftp://example.nz',
  'mailto:mere@example.nz',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<p>',
  'https://example.nz/\nx',
  `https://example.nz/${'x'.repeat(2000)}`,
])('%j is not accepted as a URL', (typed) => expect(complaint(url, typed)).toBe('Invalid URL'))

test.each([
  ['spaces around and between', '  Road \u00a0 bike\n', 'Road bike'],
  ['letters and marks apart', 'Ma\u0304ori', 'Māori'],
  ['a turn of direction', 'Hoko\u202eSupport', 'HokoSupport'],
  ['isolates and marks of direction', '\u2066Mere\u2069\u200f', 'Mere'],
  ['what takes no room', 'Me\u200bre\u00ad \ufeff\u2060Kahu', 'Mere Kahu'],
  ['controls', 'Me\u0000re\u0085', 'Mere'],
  ['hidden letters', 'Mere\u{e0041}\u{e0042}', 'Mere'],
  [
    'a flag made of hidden letters',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  ],
  ['a family', '👨‍👩‍👧', '👨‍👩‍👧'],
  ['half a character', 'ab\ud800cd', 'ab\ufffdcd'],
  ['a tower of marks', `a${'\u0301\u0327'.repeat(300)}b`, `a${'\u0301\u0327'.repeat(4)}b`.normalize('NFC')],
])('a line of text is accepted without %s', (_what, typed, expected) =>
  expect(line(() => 'A name', 40).parse(typed)).toBe(expected),
)

test.each(['', ' ', '\u200b', '\u3164', '\u2800', '\u200d\ufe0f', '\u202e\u0301', '\u{e0041}'])(
  '%j counts as an empty name',
  (typed) =>
    expect(
      complaint(
        line(() => 'A name', 40),
        typed,
      ),
    ).toBe('Enter a name'),
)

test.each([
  ['marks', '\u0327\u0301'],
  ['spaces', ' '],
  ['lines', '\r\n'],
  ['joiners', '\u200d'],
  ['hidden letters', '\u{1f3f4}\u{e0067}'],
  ['half characters', '\ud800'],
])('500,000 %s are validated in under 200 ms', (_what, piece) => {
  const typed = piece.repeat(500_000 / piece.length)
  const name = line(() => 'A name', 40)
  const text = paragraphs(() => 'A text', 10_000)
  const validate = () => {
    expect(complaint(name, typed)).toBe('A name may be at most 40 characters long.')
    expect(complaint(text, typed)).toBe('A text may be at most 10,000 characters long.')
    cleanText(typed)
  }
  expect(measureProcessorTime(validate)).toBeLessThan(200)
})

test.each([
  ['2026-11-22', true],
  ['1000-01-01', true],
  ['0000-01-01', false],
  ['0999-12-31', false],
  ['2026-02-30', false],
])('calendar_day accepts %s: %s', (text, isOne) => {
  expect(calendarDay.safeParse(text).success).toBe(isOne)
})
