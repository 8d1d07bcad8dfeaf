import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { isTransported } from '../delivery/option-values.ts'
import { emptyVehicle } from '../form/detail-values.ts'
import { emptyValues } from '../form/sell-values.ts'
import type { Register } from './register.ts'
import { VehicleSection } from './vehicle-section.tsx'

const register: Register = {
  found: null,
  last: null,
  isLoading: false,
  failure: null,
  lookUp: () => undefined,
}

function formOf(found: object, sellerKind: Account['seller_kind'] = 'private'): string {
  const vehicle = { ...emptyVehicle(), ...found }
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <VehicleSection
          account={{ seller_kind: sellerKind, address: '', trader_number: null } as Account}
          values={{ ...emptyValues(null, 'vehicle'), vehicle }}
          vehicle={vehicle}
          problems={{}}
          change={() => undefined}
          register={register}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('the plate field comes before the kind it sets', () => {
  const form = formOf({})
  expect(form).toContain('Plate</label>')
  expect(form.indexOf('Plate</label>')).toBeLessThan(form.indexOf('Motorbike'))
})

test.each([
  ['private', false],
  ['in_trade', true],
] as const)('the form asks for a stock number when the seller sells %s: %s', (sellerKind, isOpen) =>
  expect(formOf({ subtype: 'car' }, sellerKind).includes('Stock number')).toBe(isOpen),
)

test.each([
  ['petrol', null, false],
  ['hybrid', null, false],
  ['lpg', null, false],
  ['petrol', '90000', true],
  ['plug_in_hybrid', null, true],
  ['diesel', null, true],
  ['electric', null, true],
  [null, null, true],
])('for %s with %s entered, road user charges are asked: %s', (fuelType, rucPaidToKm, isOpen) =>
  expect(
    formOf({ subtype: 'car', fuel_type: fuelType, ruc_paid_to_km: rucPaidToKm }).includes(
      'Road user charges',
    ),
  ).toBe(isOpen),
)

test.each([
  ['car', true],
  [null, true],
  ['parts', false],
])('a %s goes by vehicle transport: %s', (subtype, isVehicle) =>
  expect(isTransported({ vehicle: { ...emptyVehicle(), subtype } })).toBe(isVehicle),
)

test('a general item goes by courier', () => expect(isTransported(emptyValues(null, 'general'))).toBe(false))
