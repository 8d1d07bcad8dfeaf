import { expect, test } from 'vitest'
import { splitBoxes, isCodeCharacter, isComplete, pasteInto, joinBoxes } from './code-boxes.ts'

test.each([
  ['number', '7', true],
  ['number', 'a', false],
  ['number', '٣', false],
  ['tel', '0', true],
  ['tel', '+', false],
  ['password', '5', true],
  ['password', 'x', false],
  ['letter-numeric', 'x', true],
  ['letter-numeric', 'X', true],
  ['letter-numeric', '3', true],
  ['letter-numeric', 'ā', false],
  ['letter-numeric', '_', false],
  ['letter-numeric', ' ', false],
] as const)('a box for %s takes %j: %s', (type, character, takes) => {
  expect(isCodeCharacter(type, character)).toBe(takes)
})

test.each([
  ['', ['', '', '', '']],
  ['12', ['1', '2', '', '']],
  [' 2 4', ['', '2', '', '4']],
  ['12345', ['1', '2', '3', '4']],
])('%j stands in the boxes %j', (value, boxes) => {
  expect(splitBoxes(value, 4)).toEqual(boxes)
  expect(joinBoxes(boxes)).toBe(value.slice(0, 4))
})

test('the code is complete when no box is empty', () => {
  expect(isComplete(['1', '2'])).toBe(true)
  expect(isComplete(['', '2'])).toBe(false)
})

const empty = ['', '', '', '']

test.each([
  ['number', empty, 0, '1234', ['1', '2', '3', '4']],
  ['number', empty, 0, '12', ['1', '2', '', '']],
  ['number', empty, 2, '1234', ['', '', '1', '2']],
  ['number', ['1', '2', '3', '4'], 1, '99', ['1', '9', '9', '4']],
  // Cut to the boxes first, so that the text behind isn't checked.
  ['number', empty, 0, '1234 is your code', ['1', '2', '3', '4']],
  ['number', empty, 0, '12-34', null],
  ['number', empty, 0, ' 1234', null],
  ['number', empty, 0, 'abcd', null],
  ['number', empty, 0, '', null],
  ['tel', empty, 0, '+641', null],
  ['password', empty, 1, '4321', ['', '4', '3', '2']],
  ['password', empty, 0, 'pass', null],
  ['letter-numeric', empty, 0, 'a1B2c3', ['a', '1', 'B', '2']],
  ['letter-numeric', empty, 0, 'a_1', ['a', '_', '1', '']],
  ['letter-numeric', empty, 0, 'a-1', null],
  ['letter-numeric', empty, 0, 'a 1', null],
] as const)('%s: into %j at %i, %j gives %j', (type, boxes, start, text, after) => {
  expect(pasteInto([...boxes], start, text, type)).toEqual(after)
})
