import { createMemoryRouter, Link, RouterProvider, useNavigate, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from './search-field.tsx'

const longerThanThePauseMs = 500
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function List() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [q, open] = [params.get('q') ?? '', params.get('open')]
  return (
    <>
      <SearchField
        label="Search"
        shortcut="/"
        q={q}
        onSearch={(next) => void navigate(`/?q=${next}${open ? `&open=${open}` : ''}`, { replace: true })}
      />
      <Link to="/slow">Slow page</Link>
      <Link to="/?open=7">Open 7</Link>
      <p>
        Found by “{q}”, open is {open ?? 'nothing'}
      </p>
    </>
  )
}

const renderList = () =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', Component: List },
        { path: '/slow', loader: () => wait(longerThanThePauseMs), element: <h1>The slow page</h1> },
      ])}
    />,
  )

test('a link clicked before the search runs is followed, however slow its page', async () => {
  await renderList()
  await page.getByLabelText('Search').fill('kettle')
  await page.getByRole('link', { name: 'Slow page' }).click()
  await expect.element(page.getByRole('heading', { name: 'The slow page' })).toBeVisible()
})

test('a row opened on the same page stays open, and the search follows', async () => {
  await renderList()
  await page.getByLabelText('Search').fill('kettle')
  await page.getByRole('link', { name: 'Open 7' }).click()
  await expect.element(page.getByText('Found by “kettle”, open is 7')).toBeVisible()
})

test('a shortcut focuses the search, and Enter or a second Escape leaves it', async () => {
  await renderList()
  const field = page.getByLabelText('Search')
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('kettle{Enter}')
  await expect.element(page.getByText('Found by “kettle”, open is nothing')).toBeVisible()
  await expect.element(field).not.toHaveFocus()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toHaveFocus()
})
