import { createParser } from 'eventsource-parser'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEventParser } from './event-parser.ts'

function read(...pieces: string[]): string[] {
  const events: string[] = []
  const parse = createEventParser((data) => events.push(data))
  for (const piece of pieces) parse(piece)
  return events
}

function readByStandard(text: string): string[] {
  const events: string[] = []
  createParser({ onEvent: ({ data }) => events.push(data) }).feed(text)
  return events
}

describe('the event parser', () => {
  test('gives the data of each event that is complete', () => {
    expect(read('id: 1\ndata: {"a":1}\n\nid: 2\ndata: {"b":2}\n\ndata: unfinished')).toEqual([
      '{"a":1}',
      '{"b":2}',
    ])
  })

  test('joins several lines of data, with or without a space after the colon', () => {
    expect(read('data: one\ndata:two\ndata:  three\n\n')).toEqual(['one\ntwo\n three'])
  })

  test('passes over comments, names and events without data', () => {
    expect(read(':\n\n', 'event: hello\n\n', ': beat\n\n', 'dataset: no\n\n', 'data: yes\n\n')).toEqual([
      'yes',
    ])
  })

  test('keeps an empty line of data', () => {
    expect(read('data\n\ndata:\ndata: x\n\n')).toEqual(['', '\nx'])
  })

  test('takes any line ending, also one that is cut in two', () => {
    expect(read('data: a\r', '\n\r', '\ndata: b\r\rdata: c\n\n')).toEqual(['a', 'b', 'c'])
  })

  test('reads what the standard’s parser reads, however the text is cut', () => {
    const line = fc.constantFrom(
      'data: kererū',
      'data:',
      'data',
      'data:  two',
      ':',
      'id: 4',
      'Data: no',
      'data: {"x": "a:b"}',
      '',
    )
    const ending = fc.constantFrom('\n', '\r\n', '\r')
    fc.assert(
      fc.property(fc.array(fc.tuple(line, ending)), fc.array(fc.nat(120)), (lines, cuts) => {
        // The comment line flushes what the other parser holds back after a \r.
        const text = `${lines.map(([words, end]) => words + end).join('')}:\n`
        const places = [...new Set(cuts.filter((cut) => cut < text.length))].toSorted((a, b) => a - b)
        const pieces = [0, ...places].map((start, index) => text.slice(start, places[index] ?? text.length))
        expect(read(...pieces)).toEqual(readByStandard(text))
      }),
    )
  })
})
