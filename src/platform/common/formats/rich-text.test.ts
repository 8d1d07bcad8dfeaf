import { expect, test } from 'vitest'
import { measureProcessorTime } from '#test/harness/processor-time.ts'
import { isSafeAddress, listHeadings, plainText, readRichText, unsafeAddresses } from './rich-text.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test('readRichText reads paragraphs, lists, bold and links', () => {
  expect(
    readRichText(
      'First **line**\ngoes on.\n\nThen:\n- one [page](/categories)\n- two\n1. first\n2) second\n\nLast',
    ),
  ).toEqual([
    { kind: 'paragraph', spans: [text('First '), { kind: 'bold', text: 'line' }, text(' goes on.')] },
    { kind: 'paragraph', spans: [text('Then:')] },
    {
      kind: 'list',
      isOrdered: false,
      items: [[text('one '), { kind: 'link', text: 'page', href: '/categories' }], [text('two')]],
    },
    { kind: 'list', isOrdered: true, items: [[text('first')], [text('second')]] },
    { kind: 'paragraph', spans: [text('Last')] },
  ])
})

test('headings are separate blocks, and have distinct anchors', () => {
  expect(readRichText('## Fees\nFree.\n### Cards ##\n\n##None')).toEqual([
    { kind: 'heading', level: 2, text: 'Fees' },
    { kind: 'paragraph', spans: [text('Free.')] },
    { kind: 'heading', level: 3, text: 'Cards ##' },
    { kind: 'paragraph', spans: [text('##None')] },
  ])
  expect(
    listHeadings('## Fees & GST\n\n### Below\n\n## Fees, GST\n\n## Ōtaki\n\n## …').map((h) => h.anchor),
  ).toEqual(['fees-gst', 'fees-gst-2', 'otaki', 'section'])
})

test.each([
  ['', []],
  ['  \n\n ', []],
  ['**', [text('**')]],
  ['**a* b', [text('**a* b')]],
  ['[a](', [text('[a](')]],
  ['<script>alert(1)</script>', [text('<script>alert(1)</script>')]],
  ['[a](javascript:alert`1`)', [text('a')]],
  ['1.5 times', [text('1.5 times')]],
])('%j stays plain text', (typed, spans) => {
  expect(readRichText(typed).flatMap((block) => (block.kind === 'paragraph' ? block.spans : []))).toEqual(
    spans,
  )
})

test.each([
  ['/general/1/detail?x=1#y', true],
  ['#bidding', true],
  ['https://www.consumerprotection.govt.nz/a?b=c', true],
  ['http://example.nz', true],
  ['mailto:help@example.nz', true],
  ['tel:+6421123456', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://good.nz@evil.example', false],
  ['https://a\\b', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['', false],
  ['categories', false],
])('the address %s is safe: %s', (href, isSafe) => {
  expect(isSafeAddress(href)).toBe(isSafe)
  expect(unsafeAddresses(`See [this](${href}) now`).length === 0).toBe(isSafe)
})

test('plain text leaves out the markup', () => {
  expect(plainText('A **b** [c](/d).\n\n- e\n- f')).toBe('A b c. e f')
})

test('a long hostile text is read quickly', () => {
  const long = '[a]('.repeat(20_000) + '**'.repeat(20_000) + '\n\n '.repeat(20_000)
  expect(measureProcessorTime(() => void readRichText(long))).toBeLessThan(1_000)
})

test.each(['[', '[a](', '[a](b', '**', '**a', '*', '\n', '\n ', '- ', '1. ', '## ', '## a\n'])(
  '40,000 characters of %j are read within 0.3 s',
  (piece) => {
    const long = piece.repeat(40_000 / piece.length)
    const read = () => {
      unsafeAddresses(long)
      plainText(long)
    }
    expect(measureProcessorTime(read)).toBeLessThan(300)
  },
)
