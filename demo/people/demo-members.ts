export interface DemoMember {
  name: string
  first_name: string
  last_name: string
  email: string
  password: string
  phone_number: string
  suburb: string
}

export const demoMembers: DemoMember[] = [
  {
    name: 'Mere Kahu',
    first_name: 'Mere',
    last_name: 'Kahu',
    email: 'mere@demo.hoko.nz',
    password: 'kiaora2026',
    phone_number: '+64211000001',
    suburb: 'te-aro',
  },
  {
    name: 'Tāmati Waaka',
    first_name: 'Tāmati',
    last_name: 'Waaka',
    email: 'tamati@demo.hoko.nz',
    password: 'kiaora2026',
    phone_number: '+64211000002',
    suburb: 'ponsonby',
  },
  {
    name: 'Priya Shah',
    first_name: 'Priya',
    last_name: 'Shah',
    email: 'priya@demo.hoko.nz',
    password: 'kiaora2026',
    phone_number: '+64211000003',
    suburb: 'north-dunedin',
  },
]
