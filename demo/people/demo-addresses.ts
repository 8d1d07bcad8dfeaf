import type { AddressInput } from '#domains/delivery/common/addresses.ts'
import { must } from '#platform/common/must.ts'
import { mixNumbers } from '../seeded.ts'

/** Made up, on the right island; the third digit of a rural one is 7, 8 or 9. */
const postcodes: Record<string, { town: string; rural: string }> = {
  northland: { town: '0110', rural: '0175' },
  auckland: { town: '1011', rural: '0793' },
  waikato: { town: '3204', rural: '3281' },
  'bay-of-plenty': { town: '3110', rural: '3172' },
  gisborne: { town: '4010', rural: '4072' },
  'hawkes-bay': { town: '4110', rural: '4175' },
  taranaki: { town: '4310', rural: '4373' },
  'manawatu-whanganui': { town: '4410', rural: '4471' },
  wellington: { town: '6011', rural: '5371' },
  tasman: { town: '7120', rural: '7173' },
  nelson: { town: '7010', rural: '7071' },
  marlborough: { town: '7201', rural: '7271' },
  'west-coast': { town: '7805', rural: '7872' },
  canterbury: { town: '8011', rural: '7672' },
  otago: { town: '9016', rural: '9077' },
  southland: { town: '9810', rural: '9871' },
}

const streets = [
  'Tūī Lane',
  'Harakeke Street',
  'Old Mill Road',
  'Pōhutukawa Rise',
  'Ferry Street',
  'Rātā Terrace',
  'Kōwhai Grove',
  'Station Road',
  'Ponga Way',
  'Lighthouse Street',
]

const countryside = new Set(['mapua', 'wairoa', 'kawakawa', 'tolaga-bay', 'waipukurau', 'gore'])

interface Home {
  name: string
  suburb: string
  /** Its slug. */
  region: string
}

/** Where the demo's members have things sent to, the default first. */
export function imagineAddresses({ name, suburb, region }: Home): AddressInput[] {
  const n = mixNumbers(...Array.from(name, (letter) => letter.codePointAt(0) ?? 0))
  const { town, rural } = must(postcodes[region], 'postcodes')
  const isRural = countryside.has(suburb)
  const line1 = `${(n % 180) + 1} ${must(streets[n % streets.length], 'street')}`
  const home = {
    name,
    line1,
    line2: isRural ? `RD ${(n % 8) + 1}` : '',
    suburb,
    postcode: isRural ? rural : town,
    is_rural: isRural,
  }
  return [home, ...(others[name] ?? [])]
}

const others: Record<string, AddressInput[]> = {
  'Mere Kahu': [
    {
      name: 'Mere Kahu',
      line1: '41 Whaler’s Bay Road',
      line2: 'RD 2',
      suburb: 'kaitaia',
      postcode: '0482',
      is_rural: true,
    },
  ],
  'Tāmati Waaka': [
    {
      name: 'Tāmati Waaka',
      line1: 'Level 3, 8 Cable Lane',
      line2: 'Waaka Joinery',
      suburb: 'takapuna',
      postcode: '0622',
      is_rural: false,
    },
  ],
}
