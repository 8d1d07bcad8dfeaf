/** One step of a member's plan history. */
export interface PlanTurn {
  email: string
  /** Days and months before the demo starts. */
  days: number
  months: number
  /** Days after that; negative before it. */
  later: number
  act: PlanAct
}

export type PlanAct =
  | { do: 'add_card'; card: 'visa' | 'mastercard' | 'new-zealand' | 'declined-later' }
  /** The index of the member's card. */
  | { do: 'choose_card'; nth: number }
  | { do: 'buy'; plan: string }
  | { do: 'move'; plan: string }
  | { do: 'cancel' }
  /** Refunds part of the latest payment. */
  | { do: 'refund'; amount_cents: number; reason: string }

type StoryMove = [months: number, later: number, act: PlanAct]

const card = (name: Extract<PlanAct, { do: 'add_card' }>['card']): PlanAct => ({ do: 'add_card', card: name })
const buy = (plan: string): PlanAct => ({ do: 'buy', plan })

const stories: Record<string, { days: number; moves: StoryMove[] }> = {
  // Upgraded through the plans, with one refused card and one month partly refunded.
  'nikhil.desai': {
    days: 3,
    moves: [
      [12, 0, card('visa')],
      [12, 0, buy('Dealer')],
      [9, 13, { do: 'move', plan: 'Dealer Pro' }],
      [5, -2, card('declined-later')],
      [5, -2, { do: 'choose_card', nth: 1 }],
      [5, 2, { do: 'choose_card', nth: 0 }],
      [2, 2, { do: 'refund', amount_cents: 7450, reason: 'The stock feed was down for two weeks.' }],
    ],
  },
  // Renewed for a second year.
  'helen.tamihana': {
    days: 6,
    moves: [
      [13, 0, card('mastercard')],
      [13, 0, buy('Agency, yearly')],
    ],
  },
  // Currently past due.
  'wayne.buckley': {
    days: 2,
    moves: [
      [7, 0, card('new-zealand')],
      [7, 0, buy('Dealer')],
      [0, -7, card('declined-later')],
      [0, -7, { do: 'choose_card', nth: 1 }],
    ],
  },
  // Cancels at the period's end.
  'joanne.takerei': {
    days: 11,
    moves: [
      [5, 0, card('visa')],
      [5, 0, buy('Dealer')],
      [0, 6, { do: 'cancel' }],
    ],
  },
  // A card without a plan.
  priya: { days: 2, moves: [[1, 0, card('visa')]] },
}

export const planTurns: PlanTurn[] = Object.entries(stories).flatMap(([name, { days, moves }]) =>
  moves.map(([months, later, act]) => ({ email: `${name}@demo.hoko.nz`, days, months, later, act })),
)

/** The number of featured listings. */
export const featuredThings = new Map([
  ['nikhil.desai@demo.hoko.nz', 4],
  ['joanne.takerei@demo.hoko.nz', 2],
  ['helen.tamihana@demo.hoko.nz', 3],
])

export const demoSupplier = {
  supplier_name: 'Hoko Demo Ltd',
  supplier_address: '1 Demo Quay, Te Aro, Wellington 6011',
  supplier_gst_number: '149900901',
}

/** A lower fee for sellers with a plan. */
export const demoFees = {
  pay_on_hoko_enabled: true,
  success_fee_enabled: true,
  success_fee_exceptions: [
    {
      category_id: null,
      seller: 'plan' as const,
      plan_id: null,
      rate_bp: 590,
      floor_cents: 50,
      cap_cents: 14_900,
    },
  ],
}
