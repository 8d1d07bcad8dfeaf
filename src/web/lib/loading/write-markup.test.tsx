import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { KeptMarkup, MarkupContext } from './kept-markup.tsx'
import { createPageMarkup } from './write-markup.ts'

const countDrawn = vi.fn<() => void>()
const getDrawn = () => countDrawn.mock.calls.length

function Card({ name }: { name: string }) {
  countDrawn()
  return (
    <article>
      {name} <b>{name}</b>
    </article>
  )
}

const kept = (name: string, look = 'card') => (
  <KeptMarkup key={name} of={{ name }} look={look}>
    <Card name={name} />
  </KeptMarkup>
)

function write(page: ReactNode): string {
  const markup = createPageMarkup()
  return markup.completePage(renderToString(<MarkupContext value={markup}>{page}</MarkupContext>))
}

test.for<[string, (one: (name: string) => ReactNode) => ReactNode]>([
  ['alone', (one) => one('alone')],
  ['several in a row', (one) => <div>{['a', 'b', 'c'].map(one)}</div>],
  ['the same twice', (one) => [<p key="1">{one('twice')}</p>, <p key="2">{one('twice')}</p>]],
  ['between texts', (one) => <div>before {one('between')} and after</div>],
  [
    'between texts of several parts',
    (one) => (
      <div>
        {'one'}
        {'two'}
        {one('parts')}
        {'three'}
        {'four'}
      </div>
    ),
  ],
  ['with what has to be escaped', (one) => <div>{one('<"&\'> $& {0}')}</div>],
  [
    'one in another',
    (one) => (
      <KeptMarkup of={{}} look="outer">
        {<section>{one('inner')}</section>}
      </KeptMarkup>
    ),
  ],
])('the page is as without keeping, when drawn and when kept: %s', ([, page]) => {
  const plain = renderToString(page((name) => <Card key={name} name={name} />))
  expect(write(page(kept))).toBe(plain)
  const before = getDrawn()
  expect(write(page(kept))).toBe(plain)
  expect(getDrawn()).toBe(before)
})

test('what shows something else, or in another way, is drawn again', () => {
  write(kept('desk'))
  const before = getDrawn()
  write(kept('lamp'))
  write(kept('desk', 'row'))
  expect(getDrawn()).toBe(before + 2)
  write([kept('desk'), kept('lamp')])
  expect(getDrawn()).toBe(before + 2)
})

test('what has an id of its place in the page is not kept', () => {
  const Labelled = () => (
    <p>
      <input id={useId()} />
      <Card name="labelled" />
    </p>
  )
  const page = (
    <KeptMarkup of={{}} look="labelled">
      <Labelled />
    </KeptMarkup>
  )
  const before = getDrawn()
  write(page)
  write(page)
  expect(getDrawn()).toBe(before + 2)
})
