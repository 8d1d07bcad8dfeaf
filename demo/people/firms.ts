import type { PretendMember } from './pretend-members.ts'

export interface Firm extends PretendMember {
  business: 'dealer' | 'agency'
  trading_name: string
  nzbn: string
  gst_number: string
  address: string
  trader_number?: string
  agency_licence?: string
  about: string
  /** The password of accounts that newcomers can sign in to. */
  password?: string
}

export const firms: readonly Firm[] = [
  {
    business: 'dealer',
    first_name: 'Nikhil',
    last_name: 'Desai',
    suburb: 'penrose',
    joined: '2018-02',
    trading_name: 'Kererū Cars',
    nzbn: '9429000000109',
    gst_number: '149900004',
    address: '12 Station Road',
    trader_number: 'M990001',
    password: 'kiaora2026',
    about:
      'A family yard in Penrose with forty cars at a time. Each has had an independent check, and the report is yours to read.',
  },
  {
    business: 'dealer',
    first_name: 'Joanne',
    last_name: 'Takerei',
    suburb: 'te-rapa',
    joined: '2019-01',
    trading_name: 'Pīwakawaka Autos',
    nzbn: '9429000000116',
    gst_number: '149900098',
    address: '340 Te Rapa Road',
    trader_number: 'M990002',
    about: 'Utes, vans and honest cars on Te Rapa Road. Our own workshop, open on Saturdays.',
  },
  {
    business: 'dealer',
    first_name: 'Wayne',
    last_name: 'Buckley',
    suburb: 'addington',
    joined: '2018-05',
    trading_name: 'Tūī Motor Company',
    nzbn: '9429000000123',
    gst_number: '149900187',
    address: '95 Lincoln Road',
    trader_number: 'M990003',
    about: 'Selling cars in Christchurch since 1987. We deliver anywhere in the South Island.',
  },
  {
    business: 'agency',
    first_name: 'Helen',
    last_name: 'Tamihana',
    suburb: 'thorndon',
    joined: '2018-09',
    trading_name: 'Kōwhai Realty',
    nzbn: '9429000000130',
    gst_number: '149900276',
    address: '8 Mulgrave Street',
    agency_licence: '20089999',
    password: 'kiaora2026',
    about: 'Homes from Wellington to Kāpiti, sold and let by six people who live there.',
  },
]
