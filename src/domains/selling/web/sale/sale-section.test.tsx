import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { SaleSection } from './sale-section.tsx'
import { emptyValues, type SellValues } from '../form/sell-values.ts'

const formOf = (type: SellValues['type'], expected: Partial<SellValues> = {}) =>
  renderToStaticMarkup(
    <SaleSection
      values={{ ...emptyValues(null, type), ...expected }}
      problems={{}}
      change={() => undefined}
      rules={usualClosingRules}
      renderSoldPrices={() => null}
    />,
  )

test.each(['general', 'vehicle'] as const)('a %s listing may be classified, with an asking price', (type) => {
  expect(formOf(type)).toContain('Asking price')
  const chosen = formOf(type, { sale_method: 'enquire' })
  expect(chosen).toContain('Your asking price.')
  expect(chosen).not.toContain('How many')
})

test('SaleSection asks a vehicle’s quantity only when it has no plate', () => {
  const { vehicle } = emptyValues(null, 'vehicle')
  const priced = { sale_method: 'fixed_price', quantity: '1' } as const
  expect(formOf('vehicle', { ...priced, vehicle })).toContain('How many')
  const plated = formOf('vehicle', { ...priced, vehicle: { ...vehicle!, plate: 'QKB482' } })
  expect(plated).not.toContain('How many')
  expect(plated).not.toContain('Per item')
})
