import { expect, test } from 'vitest'
import { filledParagraphs } from './filled-text.ts'

const values = { name: 'Mere', none: '', reason: 'One.\n\nTwo, {name}.', link: 'https://hoko.example/signin' }

test.each([
  ['Kia ora {name},', 'Kia ora Mere,'],
  ['Kia ora { name },', 'Kia ora Mere,'],
  ['Kia ora {none},', 'Kia ora,'],
  ['Ten minutes. {none}', 'Ten minutes.'],
  ['One\n\n{none}\n\nTwo', 'One\n\nTwo'],
  ['One\n \nTwo', 'One\n\nTwo'],
  ['One\n\n\n\nTwo', 'One\n\nTwo'],
  ['{reason}\n\nBye', 'One.\n\nTwo, {name}.\n\nBye'],
  ['- {name}\n- {none}x', '- Mere\n-x'],
  ['{link}', 'https://hoko.example/signin'],
  ['Say {unknown} or {', 'Say {unknown} or {'],
  ['{constructor}', '{constructor}'],
])('%j is filled as %j', (text, filled) => {
  expect(filledParagraphs(text, values)).toBe(filled)
})
