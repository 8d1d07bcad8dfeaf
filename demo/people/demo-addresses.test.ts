import { expect, test } from 'vitest'
import { findIslandMismatch, proposeRural } from '#domains/delivery/common/rural.ts'
import { addressInput } from '#domains/delivery/common/addresses.shapes.ts'
import { regions } from '#domains/places/server/gazetteer/regions.data.ts'
import { imagineAddresses } from './demo-addresses.ts'
import { everyone, getRegion } from './everyone.ts'

const slugOf = new Map(regions.map(({ name, slug }) => [name, slug]))

const homes = everyone.map(({ first_name: first, last_name: last, suburb }) => {
  const region = slugOf.get(getRegion(suburb)!)!
  return { region, addresses: imagineAddresses({ name: `${first} ${last}`, suburb, region }) }
})

test('every address of the demo is one that a member could enter', () => {
  for (const { region, addresses } of homes) {
    for (const address of addresses) expect(addressInput.parse(address)).toEqual(address)
    expect(findIslandMismatch({ region, postcode: addresses[0]!.postcode })).toBeNull()
  }
})

test('some live in the country, and their addresses say so', () => {
  const all = homes.flatMap(({ addresses }) => addresses)
  expect(all.filter(({ is_rural }) => is_rural).length).toBeGreaterThan(3)
  for (const address of all)
    expect([address.line1, proposeRural(address)]).toEqual([address.line1, address.is_rural])
})
