import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useChangeAddress, useChangeLink } from './use-change-address.ts'

const isSeveral = (name: string) => name === 'colour'

function List() {
  return (
    <>
      <States />
      <Colours />
    </>
  )
}

function useShown() {
  const [params] = useSearchParams()
  return (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    return `/list?${next}`
  }
}

function States() {
  const to = useShown()
  const changeAddress = useChangeAddress()
  return (
    <>
      <button type="button" onClick={() => changeAddress(to('state', 'open'))}>
        Open
      </button>
      <button type="button" onClick={() => changeAddress(to('state', 'closed'))}>
        Closed
      </button>
    </>
  )
}

function Colours() {
  const [params] = useSearchParams()
  const to = useShown()
  const press = useChangeLink(isSeveral)
  return (
    <>
      <Link to={to('colour', 'red')} onClick={press}>
        Red
      </Link>
      <Link to={to('colour', 'blue')} onClick={press}>
        Blue
      </Link>
      <p>Shown: {params.toString()}</p>
    </>
  )
}

/** Faster than any person: the router renders nothing in between. */
const pressAll = (...names: string[]) => {
  for (const name of names) (page.getByText(name, { exact: true }).element() as HTMLElement).click()
}

const loaders = {
  'without a loader': undefined,
  'with one': () => new Promise((resolve) => setTimeout(() => resolve(null), 50)),
}

test.for(Object.entries(loaders))(
  'two changes before a render both take effect, %s',
  async ([_what, loader]) => {
    const router = createMemoryRouter(
      [{ path: '/list', Component: List, loader, HydrateFallback: () => null }],
      {
        initialEntries: ['/list'],
      },
    )
    await render(<RouterProvider router={router} />)
    await expect.element(page.getByText('Shown:')).toBeVisible()
    pressAll('Open', 'Red')
    await expect.element(page.getByText('Shown: state=open&colour=red')).toBeVisible()
    pressAll('Blue', 'Closed')
    await expect.element(page.getByText('Shown: colour=blue&state=closed')).toBeVisible()
  },
)

test('each of several options toggles, and Back starts from the rendered state', async () => {
  const router = createMemoryRouter([{ path: '/list', Component: List }], { initialEntries: ['/list'] })
  await render(<RouterProvider router={router} />)
  pressAll('Red', 'Blue', 'Open')
  await expect.element(page.getByText('Shown: colour=red&colour=blue&state=open')).toBeVisible()
  await router.navigate('/list')
  await expect.element(page.getByText('Shown:', { exact: true })).toBeVisible()
  pressAll('Closed')
  await expect.element(page.getByText('Shown: state=closed', { exact: true })).toBeVisible()
})
