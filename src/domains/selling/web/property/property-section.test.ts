import { expect, test } from 'vitest'
import { joinAmenities, splitAmenities, usualAmenities } from './property-section.tsx'

const usual = ['Deck', 'Heat pump']

test.each([
  ['', [], ''],
  ['Deck', ['Deck'], ''],
  ['Heat pump\nDeck\nA well\nBees', ['Deck', 'Heat pump'], 'A well\nBees'],
  ['Deck\nA well\n', ['Deck'], 'A well\n'],
])('the lines %j split into the amenities %j and the own words %j', (lines, chosen, own) => {
  expect(splitAmenities(lines, usual)).toEqual({ chosen, own })
  expect(splitAmenities(joinAmenities({ chosen, own }), usual)).toEqual({ chosen, own })
})

test('bare land has no questions about appliances', () => {
  expect(usualAmenities({ purpose: 'sale', property_type: 'section' })).not.toContain('Dishwasher')
  expect(usualAmenities({ purpose: 'flatmate', property_type: 'house' })).toContain('Wi-Fi included')
  expect(usualAmenities({ purpose: 'sale', property_type: 'house' })).not.toContain('Wi-Fi included')
})
