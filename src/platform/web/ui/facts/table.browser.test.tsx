import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Column, rowLink, Table } from './table.tsx'

interface Row {
  id: number
}

const columns: Column<Row>[] = [
  {
    key: 'choose',
    head: '',
    fixed: true,
    cell: () => <input type="checkbox" className="block size-5" />,
  },
  {
    key: 'name',
    head: 'Name',
    fixed: true,
    grows: true,
    cell: ({ id }) => (
      <Link to={`/rows/${id}`} className={rowLink}>
        Row {id}
      </Link>
    ),
  },
  ...['One', 'Two', 'Three', 'Four'].map((head) => ({
    key: head,
    head,
    cell: () => <span className="block w-80">{head}</span>,
  })),
]

async function open() {
  await page.viewport(1000, 600)
  const rows = [{ id: 1 }, { id: 2 }]
  const table = <Table caption="Rows" columns={columns} rows={rows} rowKey={({ id }) => id} long pressable />
  const router = createMemoryRouter([{ path: '*', element: table }])
  await render(<RouterProvider router={router} />)
  return () => router.state.location.pathname
}

test('the columns that name a row stay while the others scroll', async () => {
  await open()
  const list = page.getByRole('region', { name: 'Rows' }).element()
  const names = ['columnheader', 'cell'].map((role) =>
    page.getByRole(role, { name: /^Name|^Row 1/ }).element(),
  )
  const lefts = () => names.map((cell) => cell.getBoundingClientRect().left)
  const before = lefts()
  list.scrollLeft = 200
  expect(list.scrollLeft).toBe(200)
  expect(lefts()).toEqual(before)
  expect(list.scrollWidth).toBe(page.getByRole('table').element().clientWidth)
})

test('every cell opens its row, also beside a pinned one', async () => {
  const where = await open()
  await commands.pressAt('tr:last-child td:nth-child(3)', 'mouse')
  await expect.poll(where).toBe('/rows/2')
})
