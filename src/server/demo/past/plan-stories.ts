/** What a member does about a plan, so many months and days before the demo begins. */
export interface PlanTurn {
  email: string
  months: number
  days: number
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

type Told = [months: number, days: number, act: PlanAct]

const card = (name: Extract<PlanAct, { do: 'add_card' }>['card']): PlanAct => ({ do: 'add_card', card: name })
const buy = (plan: string): PlanAct => ({ do: 'buy', plan })

const stories: Record<string, Told[]> = {
  // Grew from one plan to the next; a card was refused once, and a month was half given back.
  'nikhil.desai': [
    [12, 3, card('visa')],
    [12, 3, buy('Dealer')],
    [8, 20, { do: 'move', plan: 'Dealer Pro' }],
    [5, 4, card('declined-later')],
    [5, 4, { do: 'choose_card', nth: 1 }],
    [5, 1, { do: 'choose_card', nth: 0 }],
    [2, 1, { do: 'refund', amount_cents: 7450, reason: 'The stock feed was down for two weeks.' }],
  ],
  // For a year, and then another.
  'helen.tamihana': [
    [13, 6, card('mastercard')],
    [13, 6, buy('Agency, yearly')],
  ],
  // Past due these days.
  'wayne.buckley': [
    [7, 2, card('new-zealand')],
    [7, 2, buy('Dealer')],
    [0, 9, card('declined-later')],
    [0, 9, { do: 'choose_card', nth: 1 }],
  ],
  // Leaves at the period's end.
  'joanne.takerei': [
    [5, 11, card('visa')],
    [5, 11, buy('Dealer')],
    [0, 4, { do: 'cancel' }],
  ],
  // A card, and no plan.
  priya: [[1, 2, card('visa')]],
}

export const planTurns: PlanTurn[] = Object.entries(stories).flatMap(([name, told]) =>
  told.map(([months, days, act]) => ({ email: `${name}@demo.hoko.nz`, months, days, act })),
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
