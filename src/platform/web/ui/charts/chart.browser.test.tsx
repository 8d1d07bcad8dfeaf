import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chart } from './chart.tsx'
import type { ChartProps } from './chart-types.ts'

const Address = () => <output>{useLocation().search}</output>

const point = (day: number, now: number, before: number) => ({
  key: String(day),
  label: `${day} March`,
  axis: `${day} Mar`,
  values: [now, before],
  to: `/rows?day=${day}`,
})

const chart: ChartProps = {
  title: 'Sales by day',
  kind: 'bars',
  series: [
    { name: 'Sales', variant: 'main' },
    { name: 'Before', variant: 'compared' },
  ],
  points: [point(1, 3, 1), point(2, 0, 4), point(3, 5, 2)],
  format: String,
  head: 'Day',
  columns: [{ head: 'Trades', cells: ['7', '8', '9'] }],
  none: 'No sales.',
}

const renderChart = (change: Partial<ChartProps> = {}) =>
  render(
    <MemoryRouter>
      <Chart {...chart} {...change} />
      <Address />
    </MemoryRouter>,
  )

test('Tab reaches the last point, arrows the others, and Enter opens its rows', async () => {
  await renderChart()
  await expect.element(page.getByRole('list', { name: 'Sales by day' })).toBeVisible()
  await userEvent.tab()
  const last = page.getByRole('link', { name: '3 March: Sales 5, Before 2' })
  await expect.element(last).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(page.getByRole('link', { name: '1 March: Sales 3, Before 1' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('?day=1')).toBeInTheDocument()
})

test('the table shows the same values, newest first, with the same links', async () => {
  await renderChart()
  await page.getByText('Show as a table').click()
  const rows = page.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent('3 March529')
  await expect.element(rows.nth(3).getByRole('link')).toHaveAttribute('href', '/rows?day=1')
})

test('an empty chart says so', async () => {
  await renderChart({ points: [point(1, 0, 0)] })
  await expect.element(page.getByText('No sales.')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
})
