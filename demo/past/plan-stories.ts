/** What a member does about a plan. */
export interface PlanTurn {
  email: string
  /** Of the day in the month at which they began: so many days before the demo begins, and months before that. */
  days: number
  months: number
  /** Days after that; negative before it. */
  later: number
  act: PlanAct
}

export type PlanAct =
  | { do: 'add_card'; card: 'visa' | 'mastercard' | 'new-zealand' | 'declined-later' }
  /** The first or second that was added. */
  | { do: 'choose_card'; nth: number }
  | { do: 'buy'; plan: string }
  | { do: 'move'; plan: string }
  | { do: 'cancel' }
  /** Of what was paid last. */
  | { do: 'refund'; amount_cents: number; reason: string }

type Told = [months: number, later: number, act: PlanAct]

const card = (name: Extract<PlanAct, { do: 'add_card' }>['card']): PlanAct => ({ do: 'add_card', card: name })
const buy = (plan: string): PlanAct => ({ do: 'buy', plan })

const stories: Record<string, { days: number; told: Told[] }> = {
  // Grew from one plan to the next; a card was refused once, and a month was half given back.
  'nikhil.desai': {
    days: 3,
    told: [
      [12, 0, card('visa')],
      [12, 0, buy('Dealer')],
      [9, 13, { do: 'move', plan: 'Dealer Pro' }],
      [5, -2, card('declined-later')],
      [5, -2, { do: 'choose_card', nth: 1 }],
      [5, 2, { do: 'choose_card', nth: 0 }],
      [2, 2, { do: 'refund', amount_cents: 7450, reason: 'The stock feed was down for two weeks.' }],
    ],
  },
  // For a year, and then another.
  'helen.tamihana': {
    days: 6,
    told: [
      [13, 0, card('mastercard')],
      [13, 0, buy('Agency, yearly')],
    ],
  },
  // Past due these days.
  'wayne.buckley': {
    days: 2,
    told: [
      [7, 0, card('new-zealand')],
      [7, 0, buy('Dealer')],
      [0, -7, card('declined-later')],
      [0, -7, { do: 'choose_card', nth: 1 }],
    ],
  },
  // Leaves at the period's end.
  'joanne.takerei': {
    days: 11,
    told: [
      [5, 0, card('visa')],
      [5, 0, buy('Dealer')],
      [0, 6, { do: 'cancel' }],
    ],
  },
  // A card, and no plan.
  priya: { days: 2, told: [[1, 0, card('visa')]] },
}

export const planTurns: PlanTurn[] = Object.entries(stories).flatMap(([name, { days, told }]) =>
  told.map(([months, later, act]) => ({ email: `${name}@demo.hoko.nz`, days, months, later, act })),
)

/** How many of their listings stand in front of the others. */
export const featuredOf = new Map([
  ['nikhil.desai@demo.hoko.nz', 4],
  ['joanne.takerei@demo.hoko.nz', 2],
  ['helen.tamihana@demo.hoko.nz', 3],
])

export const demoSupplier = {
  supplier_name: 'Hoko Demo Ltd',
  supplier_address: '1 Demo Quay, Te Aro, Wellington 6011',
  supplier_gst_number: '149900901',
}
