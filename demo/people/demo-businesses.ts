import type { OpeningHours } from '#domains/businesses/common/storefront.ts'

interface DemoAgent {
  name: string
  face: string
  licence_number: string
  phone_number: string
  has_left?: true
}

export interface DemoBusiness {
  email: string
  slug: string
  street_address: string
  hours: OpeningHours['hours']
  branding: {
    color: string
    text_color: string
    strapline: string
    logo: string
    banner: string
  } | null
  agents: DemoAgent[]
}

const open = (opens: string, closes: string, ...weekdays: number[]) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))

/**
 * Fictional numbers: licences begin with 9900, and phone numbers are from the range reserved for
 * films.
 */
export const demoBusinesses: DemoBusiness[] = [
  {
    email: 'helen.tamihana@demo.hoko.nz',
    slug: 'kowhai-realty',
    street_address: '8 Mulgrave Street',
    hours: [...open('08:30', '17:30', 1, 2, 3, 4, 5), ...open('10:00', '14:00', 6)],
    branding: {
      color: '#7a4a00',
      text_color: '#ffffff',
      strapline: 'At home from Wellington to Kāpiti',
      logo: 'blossom',
      banner: 'house-with-garden',
    },
    agents: [
      {
        name: 'Helen Tamihana',
        face: 'woman-office-worker-medium-skin-tone',
        licence_number: '99001001',
        phone_number: '0211001044',
      },
      {
        name: 'Rāwiri Puketapu',
        face: 'man-office-worker-medium-skin-tone',
        licence_number: '99001002',
        phone_number: '0211001101',
      },
      {
        name: 'Sunita Rao',
        face: 'woman-office-worker-medium-dark-skin-tone',
        licence_number: '99001003',
        phone_number: '0211001102',
      },
      {
        name: 'Callum Reid',
        face: 'man-office-worker-light-skin-tone',
        licence_number: '99001004',
        phone_number: '0211001103',
      },
      {
        name: 'Leilani Fonoti',
        face: 'woman-office-worker-medium-dark-skin-tone',
        licence_number: '99001005',
        phone_number: '0211001104',
      },
      {
        name: 'Ji-woo Park',
        face: 'person-light-skin-tone',
        licence_number: '99001006',
        phone_number: '0211001105',
      },
      {
        name: 'Bernard Osgood',
        face: 'old-man-light-skin-tone',
        licence_number: '99001007',
        phone_number: '0211001106',
        has_left: true,
      },
    ],
  },
  {
    email: 'nikhil.desai@demo.hoko.nz',
    slug: 'kereru-cars',
    street_address: '12 Station Road',
    hours: [
      ...open('08:00', '17:30', 1, 2, 3, 4, 5),
      ...open('09:00', '16:00', 6),
      ...open('10:00', '15:00', 7),
    ],
    branding: {
      color: '#1d4f7a',
      text_color: '#ffffff',
      strapline: 'Forty checked cars, every day of the week',
      logo: 'dove',
      banner: 'automobile',
    },
    agents: [],
  },
  {
    email: 'joanne.takerei@demo.hoko.nz',
    slug: 'piwakawaka-autos',
    street_address: '340 Te Rapa Road',
    hours: [
      ...open('08:00', '12:00', 1, 2, 3, 4, 5),
      ...open('12:45', '17:00', 1, 2, 3, 4, 5),
      ...open('09:00', '13:00', 6),
    ],
    branding: null,
    agents: [],
  },
]
