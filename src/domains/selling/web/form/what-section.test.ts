import { expect, test } from 'vitest'
import { collectSuggestionText } from './what-section.tsx'
import { emptyProperty, emptyVehicle } from './detail-values.ts'
import { emptyValues } from './sell-values.ts'

test('a category is suggested by type and title', () => {
  expect(collectSuggestionText({ ...emptyValues(null), title: ' Leather couch ' })).toBe('Leather couch')
  const vehicle = { ...emptyVehicle(), subtype: 'car', body_style: 'station_wagon' }
  expect(collectSuggestionText({ ...emptyValues(null, 'vehicle'), vehicle, title: '2008 Caldina' })).toBe(
    'Station wagon Car 2008 Caldina',
  )
  const property = { ...emptyProperty(), purpose: 'rent', property_type: 'house' }
  expect(collectSuggestionText({ ...emptyValues(null, 'property'), property })).toBe('house rent')
})
