import type { Plan } from '#domains/billing/common/plans/plans.ts'

type FirstPlan = Omit<Plan, 'id' | 'status' | 'position' | 'admin'>

const starter = {
  max_general_listings: 50,
  max_vehicle_listings: 5,
  max_property_listings: 1,
  max_pictures: 20,
  featured_listings: 1,
  dealership_feed: false,
  max_agents: 0,
  branding: false,
}

const dealer = {
  ...starter,
  max_general_listings: 100,
  max_vehicle_listings: 30,
  featured_listings: 3,
  dealership_feed: true,
  branding: true,
}

const dealerPro = {
  ...dealer,
  max_general_listings: null,
  max_vehicle_listings: null,
  featured_listings: 10,
}

const agency = {
  ...dealer,
  max_vehicle_listings: 5,
  max_property_listings: null,
  featured_listings: 5,
  dealership_feed: false,
  max_agents: 20,
}

const about = {
  starter: 'For people who sell often: one of your listings shown before the others.',
  dealer: 'For car yards: your stock feed, your own branding and three featured listings.',
  dealerPro: 'For bigger yards: your stock feed, your own branding and ten featured listings.',
  agency: 'For real estate agencies: your agents, your branding and five featured listings.',
}

/** Yearly payers get two months free. */
export const firstPlans: FirstPlan[] = [
  { name: 'Starter', description: about.starter, price_cents: 990, interval: 'month', ...starter },
  { name: 'Dealer', description: about.dealer, price_cents: 4900, interval: 'month', ...dealer },
  { name: 'Dealer, yearly', description: about.dealer, price_cents: 49_000, interval: 'year', ...dealer },
  {
    name: 'Dealer Pro',
    description: about.dealerPro,
    price_cents: 14_900,
    interval: 'month',
    ...dealerPro,
  },
  {
    name: 'Dealer Pro, yearly',
    description: about.dealerPro,
    price_cents: 149_000,
    interval: 'year',
    ...dealerPro,
  },
  { name: 'Agency', description: about.agency, price_cents: 9900, interval: 'month', ...agency },
  { name: 'Agency, yearly', description: about.agency, price_cents: 99_000, interval: 'year', ...agency },
]
